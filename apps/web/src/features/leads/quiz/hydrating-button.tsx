import { useSyncExternalStore } from 'react';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-look.ts';

type HydratingButtonProps = Omit<ButtonProps, 'icon'> & {
  /** Stores a press before hydration in the address, without «#»; read by `useStepHistory`. */
  fragment: string;
};

/** Milliseconds within which a lifted finger clicks. */
const clickMs = 350;

/**
 * A button of a prerendered page: before hydration it is a link that looks the same, so that no press is lost, not even
 * one that begins before hydration and ends after it.
 */
export function HydratingButton({ fragment, ...button }: HydratingButtonProps) {
  const isReady = useSyncExternalStore(
    afterPress,
    () => document.querySelector(`a[href="#${fragment}"]:active`) === null,
    () => false,
  );
  if (isReady) return <Button {...button} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a real button would lose the press before hydration
    <a href={`#${fragment}`} role="button" className={buttonClass(button)}>
      {button.children}
    </a>
  );
}

function afterPress(look: () => void): () => void {
  const leave = new AbortController();
  const later = () => setTimeout(look, clickMs);
  for (const kind of ['pointerup', 'pointercancel']) window.addEventListener(kind, later, { signal: leave.signal });
  return () => leave.abort();
}
