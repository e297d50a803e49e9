import type { ComponentProps } from 'react';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & { label: string };

/** On or off, at once (a setting, not a form answer). */
export function Switch({ label, className, ...input }: SwitchProps) {
  return (
    <label className={`flex min-h-tap cursor-pointer items-center gap-3 ${className ?? ''}`}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked */}
      <input {...input} type="checkbox" role="switch" className="switch" />
      <span>{label}</span>
    </label>
  );
}
