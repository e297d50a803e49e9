import type { KeyboardEvent, MouseEvent } from 'react';
import { type ButtonLook, buttonClass } from '#ui/button-look.ts';

type HydratingButtonProps = ButtonLook & {
  children: string;
  /** Stores a press before hydration in the address, without «#»; read by `useStepHistory`. */
  fragment: string;
  onPress: (press: MouseEvent) => void;
};

/** One link before and after hydration: no press is lost, not even one that ends after it, and neither is the focus. */
export function HydratingButton({ fragment, onPress, children, ...look }: HydratingButtonProps) {
  function press(event: MouseEvent) {
    event.preventDefault();
    onPress(event);
  }
  function pressBySpace(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a real button would lose the press before hydration
    <a href={`#${fragment}`} role="button" className={buttonClass(look)} onClick={press} onKeyDown={pressBySpace}>
      {children}
    </a>
  );
}
