import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import type { ComponentProps } from 'react';
import { Icon } from '#ui/icon.tsx';

type SearchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  label: string;
  onChange: (text: string) => void;
};

export function SearchField({ label, className, onChange, ...input }: SearchFieldProps) {
  return (
    <div className={`relative ${className ?? ''}`}>
      <Icon
        as={MagnifyingGlassIcon}
        className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-4.5 text-ink-3"
      />
      <input
        {...input}
        type="search"
        aria-label={label}
        className="control pl-10.5"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
