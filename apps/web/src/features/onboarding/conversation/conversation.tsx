import type { User } from '@bandeja/domain/profile/contract';
import { cautionFor, previousStep, questionCount, questionNumber } from '@bandeja/trainer/onboarding/conversation';
import { planMessage, weekSummary } from '@bandeja/trainer/onboarding/messages';
import type { Conversation as Talk } from '@bandeja/trainer/onboarding/types';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { typedAnswers } from '#features/onboarding/answers.ts';
import { Completed } from '#features/onboarding/conversation/completed.tsx';
import { Composer } from '#features/onboarding/conversation/composer.tsx';
import { MessageLog } from '#features/onboarding/conversation/message-log.tsx';
import { conversationTexts as texts } from '#features/onboarding/conversation/texts.ts';
import { type Saved, useConversation, useSavedBefore } from '#features/onboarding/conversation/use-conversation.ts';
import { type Finish, useFinish } from '#features/onboarding/conversation/use-finish.ts';
import { useRhythm } from '#features/onboarding/conversation/use-rhythm.ts';
import { keepDraft } from '#features/onboarding/draft.ts';
import { firstInvalidStep, stepCount } from '#features/onboarding/errors.ts';
import { type PlannedDay, plannedDays } from '#features/onboarding/finished-week.tsx';
import * as paths from '#lib/paths.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LogoMark } from '#ui/logo.tsx';

type ConversationProps = {
  user: User;
  /** Shows the dashboard: when all is done, or to go on another day. */
  onEnd: () => void;
};

/** «Tu Entrenador Personal»: the onboarding as a conversation. */
export function Conversation({ user, onEnd }: ConversationProps) {
  const { conversation, saving, saved, ...act } = useConversation(user);
  useSavedBefore(conversation, onEnd);
  const finish = useFinish(saved?.savedAt ?? null);
  const messages = messagesOf(conversation, saved, finish);
  const shown = useRhythm(messages);
  if (saved && finish === 'screen') {
    const { ahead, past } = plannedDays(saved);
    const lead = weekSummary(ahead.map(sessionOf), cautionFor(conversation), past);
    return <Completed days={ahead} lead={lead} onEnd={onEnd} />;
  }
  const { step, tickedGoals } = conversation;
  const isTyping = shown < messages.length || saving || (saved !== null && finish === 'none');
  const canCorrect = !saving && previousStep(conversation) !== null;
  const aboutHealth = step === 'injuries' || step === 'injuriesConsent' || conversation.redFlag !== null;
  return (
    <div className="md:grid md:h-dvh md:place-items-center md:p-6">
      <title>{`${texts.title} · Bandeja`}</title>
      <div className="grid h-dvh w-full grid-rows-[auto_minmax(6rem,1fr)_auto] bg-surface md:h-full md:max-h-225 md:max-w-reading md:overflow-y-auto md:rounded-4 md:border md:shadow-2">
        <Header conversation={conversation} onLeave={onEnd} />
        <MessageLog
          messages={messages.slice(0, shown)}
          isTyping={isTyping}
          onCorrect={canCorrect ? act.goBack : null}
        />
        <Composer
          step={step}
          tickedGoals={tickedGoals}
          isAsked={shown === messages.length}
          onSay={act.say}
          onTick={act.tick}
          onSendGoals={act.sendGoals}
          onRetry={conversation.saving === 'failed' ? act.retry : null}
          saving={saving}
        >
          {aboutHealth && <p className="text-center text-xs text-ink-3">{texts.disclaimer}</p>}
          {saved === null && (
            <LinkButton
              to={paths.onboardingForm}
              variant="ghost"
              size="sm"
              className="-mt-2 justify-self-center"
              onClick={() => takeAlong(user, conversation)}
            >
              {texts.form}
            </LinkButton>
          )}
        </Composer>
      </div>
    </div>
  );
}

function Header({ conversation, onLeave }: { conversation: Talk; onLeave: () => void }) {
  const number = questionNumber(conversation.step);
  const label = texts.step(conversation, number, questionCount);
  return (
    <header className="relative flex items-center gap-3 border-b py-3 pr-2.5 pb-3.5 pl-5">
      <LogoMark className="size-10 flex-none" />
      <div className="min-w-0 flex-1">
        <h1 className="text-[1.125rem] leading-tight">{texts.title}</h1>
        <p className="num text-xs text-ink-2">{label}</p>
      </div>
      <IconButton icon={XIcon} label={texts.leave} onClick={onLeave} />
      <div
        role="progressbar"
        aria-label={texts.progress}
        aria-valuemin={0}
        aria-valuemax={questionCount}
        aria-valuenow={number}
        aria-valuetext={label}
        className="absolute inset-x-0 -bottom-0.5 h-0.75 bg-line"
      >
        <div
          className="h-full bg-ink transition-[width] duration-200"
          style={{ width: `${(100 * number) / questionCount}%` }}
        />
      </div>
    </header>
  );
}

function messagesOf(conversation: Talk, saved: Saved | null, finish: Finish): Talk['messages'] {
  if (saved === null || finish === 'none') return conversation.messages;
  const { ahead, past } = plannedDays(saved);
  const sentences = planMessage(ahead.map(sessionOf), cautionFor(conversation), past);
  return [...conversation.messages, { role: 'assistant', sentences, timestamp: saved.savedAt, isPrivate: false }];
}

const sessionOf = ({ weekday, plan }: PlannedDay) => ({ weekday, type: plan.type });

/** The form begins where the conversation ended: nothing is asked twice. */
function takeAlong(user: User, { reached, answers }: Talk): void {
  if (reached === 'greeting' || reached === 'height') return;
  const typed = typedAnswers(answers);
  keepDraft(user._id, { step: firstInvalidStep(typed) ?? stepCount, answers: typed });
}
