import { useEffect, useLayoutEffect, useRef } from 'react';

const handOnIt = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Keeps the newest in sight, never at the cost of the beginning of a long answer, and also when the room changes. Whoever
 * scrolls by hand is left alone until something new is said. `count`: messages; `written`: characters of the answer
 * under way.
 */
export function useFollow(count: number, written: number) {
  const log = useRef<HTMLDivElement>(null);
  const isHandled = useRef(false);

  useEffect(() => {
    const view = log.current;
    const handle = () => {
      isHandled.current = true;
    };
    for (const event of handOnIt) view?.addEventListener(event, handle, { passive: true });
    return () => {
      for (const event of handOnIt) view?.removeEventListener(event, handle);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is the moment to follow again
  useLayoutEffect(() => {
    isHandled.current = false;
  }, [count]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every message and every word changes what is to be seen
  useLayoutEffect(() => {
    const view = log.current;
    if (view === null) return;
    const follow = () => {
      if (isHandled.current) return;
      view.scrollTo({ top: Math.min(view.scrollHeight - view.clientHeight, lastAnswerTop(view)) });
    };
    follow();
    const room = new ResizeObserver(follow);
    for (const part of [view, ...view.children]) room.observe(part);
    return () => room.disconnect();
  }, [count, written]);

  return log;
}

/** Where the last answer begins, in pixels from the top. */
function lastAnswerTop(view: HTMLElement): number {
  const said = [...view.querySelectorAll<HTMLElement>('[data-role]')];
  const last = said.at(-1);
  return last?.dataset.role === 'assistant' ? last.offsetTop - 12 : Number.MAX_SAFE_INTEGER;
}
