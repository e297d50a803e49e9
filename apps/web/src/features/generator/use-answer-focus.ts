import { useEffect, useRef } from 'react';

type AnswerFocus = {
  /** A request is under way. */
  isMaking: boolean;
  /** Changes with every answer. */
  answeredAt: number | null;
};

/**
 * Once an answer is there, the focus goes to its heading, unless the player has gone on writing meanwhile; what vanishes
 * with the focus on it («Cancelar») gives it back to the button that asked.
 */
export function useAnswerFocus({ isMaking, answeredAt }: AnswerFocus) {
  const heading = useRef<HTMLHeadingElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const before = useRef({ isMaking, answeredAt });
  useEffect(() => {
    const { isMaking: wasMaking, answeredAt: lastAnsweredAt } = before.current;
    before.current = { isMaking, answeredAt };
    if (!wasMaking || isMaking) return;
    const active = document.activeElement;
    if (answeredAt !== null && answeredAt !== lastAnsweredAt) {
      if (!(active instanceof HTMLTextAreaElement)) heading.current?.focus();
    } else if (active === null || active === document.body) submit.current?.focus();
  }, [isMaking, answeredAt]);
  return { heading, submit };
}
