import { consentTexts } from '@bandeja/domain/profile/messages';
import type { ConversationMessage } from '@bandeja/trainer/onboarding/types';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { Fragment } from 'react';
import { conversationTexts as texts } from '#features/onboarding/conversation/texts.ts';
import { formatTime } from '#lib/format.ts';
import { helpWords } from '#lib/use-help.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CallLinks } from '#ui/help-text.tsx';
import { Icon } from '#ui/icon.tsx';
import { MessageLog } from '#ui/message-log.tsx';

type AnswerLogProps = {
  messages: readonly ConversationMessage[];
  isTyping: boolean;
  /** Opens the previous question again; null when there is none. */
  onCorrect: (() => void) | null;
};

export function AnswerLog({ messages, isTyping, onCorrect }: AnswerLogProps) {
  const lastAnswer = messages.findLastIndex(({ role }) => role === 'user');
  return (
    <MessageLog label={texts.log} count={messages.length} written={isTyping ? 1 : 0} className="p-5">
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
    </MessageLog>
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
      {!isUser && (
        <p className="mt-2 mb-1 flex flex-wrap gap-2 empty:hidden">
          <CallLinks text={sentences.join(' ')} call={helpWords.call} />
        </p>
      )}
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
