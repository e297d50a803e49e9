import { consentTexts } from '@bandeja/domain/profile/messages';
import type { ConversationMessage } from '@bandeja/trainer/onboarding/types';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { Fragment, useLayoutEffect, useRef } from 'react';
import { conversationTexts as texts } from '#features/onboarding/conversation/texts.ts';
import { formatTime } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';

type MessageLogProps = {
  messages: readonly ConversationMessage[];
  isTyping: boolean;
  /** Opens the previous question again; null when there is none. */
  onCorrect: (() => void) | null;
};

/** What was said so far. New messages are read out; the view follows them from the last answer on. */
export function MessageLog({ messages, isTyping, onCorrect }: MessageLogProps) {
  const log = useRef<HTMLDivElement>(null);
  useFollow(log, messages.length, isTyping);
  const lastAnswer = messages.findLastIndex(({ role }) => role === 'user');
  return (
    <div
      ref={log}
      role="log"
      aria-live="polite"
      aria-label={texts.log}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative flex min-h-0 flex-col gap-2.5 overflow-y-auto overscroll-contain bg-bg p-5 -outline-offset-3"
    >
      {messages.map((message, index) => (
        // messages are only ever added
        // biome-ignore lint/suspicious/noArrayIndexKey: the position is the message
        <Fragment key={index}>
          <Bubble message={message} isFirst={index === 0} />
          {index === lastAnswer && onCorrect && (
            <Button
              variant="ghost"
              size="sm"
              className="-my-1.5 self-end"
              icon={<Icon as={PencilSimpleIcon} />}
              onClick={onCorrect}
            >
              {texts.correct}
            </Button>
          )}
        </Fragment>
      ))}
      {isTyping && <TypingDots />}
    </div>
  );
}

const consentLines: readonly string[] = Object.values(consentTexts).map(({ text }) => text);

function Bubble({ message, isFirst }: { message: ConversationMessage; isFirst: boolean }) {
  const { role, sentences, timestamp } = message;
  const isUser = role === 'user';
  const time = new Date(timestamp);
  return (
    <div
      data-role={role}
      className={classNames(
        'max-w-[84%] rounded-3 px-3.5 pt-2.5 pb-2 leading-[1.42] wrap-anywhere',
        isUser ? 'self-end rounded-br-1 bg-solid text-on-solid' : 'self-start rounded-bl-1 border bg-surface',
        isFirst && 'mt-auto',
      )}
    >
      <p>
        <span className="sr-only">{isUser ? texts.you : texts.trainer}</span>
        {sentences.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
          <Fragment key={index}>
            <span className={consentLines.includes(sentence) ? 'mt-2 block border-l-2 border-line-strong pl-3' : ''}>
              {sentence}
            </span>{' '}
          </Fragment>
        ))}
      </p>
      <time
        dateTime={time.toISOString()}
        className={classNames('num mt-0.5 block text-xs', isUser ? 'text-right opacity-75' : 'text-ink-3')}
      >
        {formatTime(time)}
      </time>
    </div>
  );
}

function TypingDots() {
  return (
    <div aria-hidden="true" className="flex gap-1.5 self-start rounded-3 rounded-bl-1 border bg-surface px-4 py-4.5">
      {[0, 1, 2].map((dot) => (
        <span key={dot} className="size-1.5 animate-pulse rounded-full bg-ink-3" />
      ))}
    </div>
  );
}

/** The newest is in sight, but never at the cost of the beginning of a long reply; also when the room changes. */
function useFollow(log: { readonly current: HTMLElement | null }, count: number, isTyping: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every message and the dots change what is to be seen
  useLayoutEffect(() => {
    const view = log.current;
    if (view === null) return;
    const follow = () => view.scrollTo({ top: Math.min(view.scrollHeight - view.clientHeight, replyTop(view)) });
    follow();
    const room = new ResizeObserver(follow);
    room.observe(view);
    return () => room.disconnect();
  }, [log, count, isTyping]);
}

/** Where the reply to the last answer begins, in pixels from the top. */
function replyTop(view: HTMLElement): number {
  const said = [...view.querySelectorAll<HTMLElement>('[data-role]')];
  const last = said.findLastIndex(({ dataset }) => dataset.role === 'user');
  const reply = said[last + 1];
  return reply === undefined ? Number.MAX_SAFE_INTEGER : reply.offsetTop - 12;
}
