import type { ConversationMessage } from '@bandeja/trainer/onboarding/types';
import { useEffect, useState } from 'react';

const typingMs = 450;

/**
 * How many messages are shown: what the trainer says follows after a moment, as if typed. It is decoration: what a
 * player says shows at once, and with reduced motion everything does.
 */
export function useRhythm(messages: readonly ConversationMessage[]): number {
  const [typed, setTyped] = useState(messages.length);
  const said = messages.findLastIndex(({ role }) => role === 'user') + 1;
  const shown = matchMedia('(prefers-reduced-motion: reduce)').matches
    ? messages.length
    : Math.min(messages.length, Math.max(typed, said));

  useEffect(() => {
    if (shown === messages.length) return;
    const timer = setTimeout(() => setTyped(shown + 1), typingMs);
    return () => clearTimeout(timer);
  }, [shown, messages.length]);

  return shown;
}
