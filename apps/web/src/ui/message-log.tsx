import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';

type MessageLogProps = {
  label: string;
  /** Messages, and characters of the one under way: each change moves the view. */
  count: number;
  written: number;
  className: string;
  /** Messages carry `data-role`: `user` or `assistant`. */
  children: ReactNode;
};

/** A conversation that scrolls. New messages are read out; the view follows them from the last reply's beginning on. */
export function MessageLog({ label, count, written, className, children }: MessageLogProps) {
  const log = useFollow(count, written);
  return (
    <div
      ref={log}
      role="log"
      aria-live="polite"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className={classNames(
        'relative flex min-h-0 flex-col gap-2.5 overflow-y-auto overscroll-contain bg-bg -outline-offset-3',
        className,
      )}
    >
      {children}
    </div>
  );
}

const handOnIt = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Does not hide the beginning of a long reply. Manual scrolling is respected until the next message. */
function useFollow(count: number, written: number) {
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
      view.scrollTo({ top: Math.min(view.scrollHeight - view.clientHeight, replyTop(view)) });
    };
    follow();
    const room = new ResizeObserver(follow);
    for (const part of [view, ...view.children]) room.observe(part);
    return () => room.disconnect();
  }, [count, written]);

  return log;
}

function replyTop(view: HTMLElement): number {
  const bubbles = [...view.querySelectorAll<HTMLElement>('[data-role]')];
  const last = bubbles.findLastIndex(({ dataset }) => dataset.role === 'user');
  const reply = bubbles[last + 1];
  return reply === undefined ? Number.MAX_SAFE_INTEGER : reply.offsetTop - 12;
}
