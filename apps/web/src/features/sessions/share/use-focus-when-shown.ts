import { useEffect, useRef } from 'react';

/** Takes the focus when its button appears: the one that was pressed before it is gone. */
export function useFocusWhenShown() {
  const buttonRef = useRef<HTMLButtonElement>(null);
  useEffect(() => buttonRef.current?.focus(), []);
  return buttonRef;
}
