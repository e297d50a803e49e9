import type { ChatMessage } from '@bandeja/domain/coach/contract';
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Bubble, RetryBubble, WritingBubble } from '#features/coach/bubble.tsx';
import { type Turn, unanswered } from '#features/coach/talk.ts';
import { coachTexts as texts } from '#features/coach/texts.ts';
import { capitalise, formatWeekdayDate } from '#lib/format.ts';

const handOnIt = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Keeps the newest in sight, never at the cost of the beginning of a long answer, and also when the room changes. Whoever
 * scrolls by hand is left alone until something new is said. `count`: messages; `written`: characters of the answer
 * under way.
 */
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

type MessageLogProps = {
  messages: readonly ChatMessage[];
  turn: Turn;
  onRetry: (text: string) => void;
  /** Stands under a message that proposes something. */
  proposal: (message: ChatMessage) => ReactNode;
  /** Stands there before anything was said. */
  children: ReactNode;
};

/** What was said so far. A finished answer is read out, its single words are not. */
export function MessageLog({ messages, turn, onRetry, proposal, children }: MessageLogProps) {
  const all = turn.step === 'answering' ? [...messages, turn.message] : messages;
  const log = useFollow(all.length, turn.step === 'answering' ? turn.said.length : 0);
  const last = unanswered(messages);
  return (
    <div
      ref={log}
      role="log"
      aria-live="polite"
      aria-label={texts.log}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative flex min-h-0 flex-col gap-2.5 overflow-y-auto overscroll-contain bg-bg p-4 -outline-offset-3"
    >
      {all.length === 0 && children}
      {all.map((message, index) => (
        <Fragment key={message._id}>
          <DayLine message={message} before={all[index - 1]} />
          <Bubble message={message} />
          {message.action && proposal(message)}
        </Fragment>
      ))}
      {turn.step === 'answering' && (
        <>
          <p className="sr-only">{texts.writing}</p>
          <WritingBubble said={turn.said} />
        </>
      )}
      {turn.step !== 'answering' && last && (
        <RetryBubble
          title={turn.step === 'failed' ? texts.failed : texts.unanswered}
          retry={texts.retry}
          onRetry={() => onRetry(last.content)}
        >
          {turn.step === 'failed' && turn.reason && <p className="mt-1 text-ink-2">{turn.reason}</p>}
        </RetryBubble>
      )}
    </div>
  );
}

/** The date over the first message of a day, where the conversation is older than today or runs over days. */
function DayLine({ message, before }: { message: ChatMessage; before: ChatMessage | undefined }) {
  const day = new Date(message.timestamp).toDateString();
  const former = before ? new Date(before.timestamp).toDateString() : new Date().toDateString();
  if (day === former) return null;
  return <p className="pt-1 text-center text-xs text-ink-3">{capitalise(formatWeekdayDate(message.timestamp))}</p>;
}
