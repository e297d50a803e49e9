import type { ChatMessage } from '@bandeja/domain/coach/contract';
import type { ReactNode } from 'react';
import { numbersToCall } from '#features/coach/talk.ts';
import { coachTexts as texts } from '#features/coach/texts.ts';
import { formatTime } from '#lib/format.ts';
import { buttonClass } from '#ui/button-look.ts';
import { classNames } from '#ui/class-names.ts';

const looks = {
  user: 'self-end rounded-br-1 bg-solid text-on-solid',
  assistant: 'self-start rounded-bl-1 border bg-surface',
  failed: 'self-start rounded-bl-1 border border-err bg-surface',
};

const bubble = 'max-w-[86%] rounded-3 px-3.25 pt-2.25 pb-1.75 text-ui leading-[1.42] wrap-anywhere';

/** One thing that was said, with its time. */
export function Bubble({ message }: { message: ChatMessage }) {
  const { role, content, timestamp } = message;
  const isUser = role === 'user';
  const numbers = isUser ? [] : numbersToCall(content);
  return (
    <div data-role={role} className={classNames(bubble, looks[role])}>
      <span className="sr-only">{isUser ? texts.you : texts.trainer}</span>
      <p className="whitespace-pre-line">{content}</p>
      {numbers.length > 0 && (
        <p className="mt-2 mb-1 flex flex-wrap gap-2">
          {numbers.map((number) => (
            <a key={number} href={`tel:${number}`} className={buttonClass({ size: 'sm' })}>
              {texts.call(number)}
            </a>
          ))}
        </p>
      )}
      <time
        dateTime={timestamp}
        className={classNames('num mt-0.5 block text-xs', isUser ? 'text-right opacity-75' : 'text-ink-3')}
      >
        {formatTime(timestamp)}
      </time>
    </div>
  );
}

/** The answer as it is written. Readers hear the whole of it once it stands: what changes with every word is not for them. */
export function WritingBubble({ said }: { said: string }) {
  return (
    <div aria-hidden="true" data-role="assistant" className={classNames(bubble, looks.assistant, 'pb-2.25')}>
      {said === '' ? (
        <span className="flex gap-1.5 px-0.5 py-2">
          {[0, 1, 2].map((dot) => (
            <span key={dot} className="size-1.5 animate-pulse rounded-full bg-ink-3" />
          ))}
        </span>
      ) : (
        <p className="whitespace-pre-line">{said}</p>
      )}
    </div>
  );
}

type RetryBubbleProps = { title: string; children?: ReactNode; retry: string; onRetry: () => void };

/** In the place of an answer that did not come. */
export function RetryBubble({ title, children, retry, onRetry }: RetryBubbleProps) {
  return (
    <div role="alert" data-role="assistant" className={classNames(bubble, looks.failed)}>
      <p>{title}</p>
      {children}
      <button type="button" className="min-h-tap font-strong text-link hover:underline" onClick={onRetry}>
        {retry}
      </button>
    </div>
  );
}
