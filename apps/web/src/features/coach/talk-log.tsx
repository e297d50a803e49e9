import type { ChatMessage } from '@bandeja/domain/coach/contract';
import { capitalise } from '@bandeja/domain/wire/text';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { Fragment, type ReactNode, useState } from 'react';
import { choiceOf, numbersToCall, type Turn, unanswered } from '#features/coach/talk.ts';
import { coachTexts as texts } from '#features/coach/texts.ts';
import { formatTime, formatWeekdayDate } from '#lib/format.ts';
import { useHelp } from '#lib/use-help.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-look.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { MessageLog } from '#ui/message-log.tsx';
import { SoftNote } from '#ui/soft-note.tsx';

type TalkLogProps = {
  messages: readonly ChatMessage[];
  turn: Turn;
  softFor: string | null;
  onRetry: (text: string) => void;
  proposal: (message: ChatMessage) => ReactNode;
  children: ReactNode;
};

/** The messages so far. A finished answer is announced as a whole, not word by word. */
export function TalkLog({ messages, turn, softFor, onRetry, proposal, children }: TalkLogProps) {
  const all = turn.step === 'answering' ? [...messages, turn.message] : messages;
  const last = unanswered(messages);
  const help = useHelp();
  return (
    <MessageLog
      label={texts.log}
      count={all.length}
      written={turn.step === 'answering' ? turn.written.length : 0}
      className="p-4"
    >
      {all.length === 0 && children}
      {all.map((message, index) => (
        <Fragment key={message._id}>
          <DayLine message={message} before={all[index - 1]} />
          {wasTapped(all, index) ? <TappedChoice label={message.content} /> : <Bubble message={message} />}
          {message.action && proposal(message)}
          {message._id === softFor && <SoftNote {...help} className="w-[86%]" />}
          {index === all.length - 1 && turn.step === 'idle' && <Choices message={message} onSay={onRetry} />}
        </Fragment>
      ))}
      {turn.step === 'answering' && (
        <>
          <p className="sr-only">{texts.writing}</p>
          <WritingBubble written={turn.written} />
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
    </MessageLog>
  );
}

function Choices({ message, onSay }: { message: ChatMessage; onSay: (text: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const { choices = [], others = [] } = message;
  if (choices.length === 0 && others.length === 0) return null;
  return (
    <div className="grid w-[86%] justify-items-start gap-2">
      {choices.map(({ label }) => (
        <ChoiceButton key={label} label={label} onSay={onSay} />
      ))}
      {others.length > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          className="min-h-tap font-strong text-link hover:underline"
          onClick={() => setOpen(!isOpen)}
        >
          {texts.notThat}
        </button>
      )}
      {isOpen && others.map(({ label }) => <ChoiceButton key={label} label={label} onSay={onSay} />)}
    </div>
  );
}

function ChoiceButton({ label, onSay }: { label: string; onSay: (text: string) => void }) {
  return (
    <Button variant="line" full className="justify-start text-left" onClick={() => onSay(label)}>
      {label}
    </Button>
  );
}

function wasTapped(messages: readonly ChatMessage[], index: number): boolean {
  const message = messages[index];
  return message?.role === 'user' && choiceOf(messages.slice(0, index), message.content) !== null;
}

function TappedChoice({ label }: { label: string }) {
  return (
    <p
      data-role="user"
      className="flex w-[86%] items-center gap-2.5 rounded-2 bg-solid px-4 py-3 font-strong text-on-solid"
    >
      <Icon as={CheckIcon} className="size-5 flex-none" />
      <span className="sr-only">{texts.you}</span>
      <span>{label}</span>
    </p>
  );
}

function DayLine({ message, before }: { message: ChatMessage; before: ChatMessage | undefined }) {
  const day = new Date(message.timestamp).toDateString();
  const former = before ? new Date(before.timestamp).toDateString() : new Date().toDateString();
  if (day === former) return null;
  return <p className="pt-1 text-center text-xs text-ink-3">{capitalise(formatWeekdayDate(message.timestamp))}</p>;
}

const looks = {
  user: 'self-end rounded-br-1 bg-solid text-on-solid',
  assistant: 'self-start rounded-bl-1 border bg-surface',
  failed: 'self-start rounded-bl-1 border border-err bg-surface',
};

const bubble = 'max-w-[86%] rounded-3 px-3.25 pt-2.25 pb-1.75 text-ui leading-[1.42] wrap-anywhere';

function Bubble({ message }: { message: ChatMessage }) {
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

/** The answer while it is written. Screen readers get the finished one: a live region must not change with every word. */
function WritingBubble({ written }: { written: string }) {
  return (
    <div aria-hidden="true" data-role="assistant" className={classNames(bubble, looks.assistant, 'pb-2.25')}>
      {written === '' ? (
        <span className="flex gap-1.5 px-0.5 py-2">
          {[0, 1, 2].map((dot) => (
            <span key={dot} className="size-1.5 animate-pulse rounded-full bg-ink-3" />
          ))}
        </span>
      ) : (
        <p className="whitespace-pre-line">{written}</p>
      )}
    </div>
  );
}

type RetryBubbleProps = { title: string; children?: ReactNode; retry: string; onRetry: () => void };

function RetryBubble({ title, children, retry, onRetry }: RetryBubbleProps) {
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
