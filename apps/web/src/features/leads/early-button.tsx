import { useHydrated } from '#lib/use-hydrated.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-look.ts';

type EarlyButtonProps = Omit<ButtonProps, 'icon'> & {
  /** Remembers a press before the page works (`takeEarlyPress`), without «#». */
  fragment: string;
};

/** A button of the prerendered page. It looks the same before and after the page works, and no press is lost. */
export function EarlyButton({ fragment, ...button }: EarlyButtonProps) {
  if (useHydrated()) return <Button {...button} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a real button forgets a press nobody listens to
    <a href={`#${fragment}`} role="button" className={buttonClass(button)}>
      {button.children}
    </a>
  );
}
