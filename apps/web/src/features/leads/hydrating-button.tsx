import { useHydrated } from '#lib/use-hydrated.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-look.ts';

type HydratingButtonProps = Omit<ButtonProps, 'icon'> & {
  /** Stores a press before hydration in the address, without «#»; read by `takePressBeforeHydration`. */
  fragment: string;
};

/** A button of a prerendered page: before hydration it is a link that looks the same, so that no press is lost. */
export function HydratingButton({ fragment, ...button }: HydratingButtonProps) {
  if (useHydrated()) return <Button {...button} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a real button would lose the press before hydration
    <a href={`#${fragment}`} role="button" className={buttonClass(button)}>
      {button.children}
    </a>
  );
}
