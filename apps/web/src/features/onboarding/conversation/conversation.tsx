import type { User } from '@bandeja/domain/profile/contract';
import { planLabel } from '@bandeja/domain/schedule/rules';
import { cautionFor, previousStep, questionCount, questionNumber } from '@bandeja/trainer/onboarding/conversation';
import { planMessage, weekSummary } from '@bandeja/trainer/onboarding/messages';
import type { ConversationMessage, Conversation as Talk } from '@bandeja/trainer/onboarding/types';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { typedAnswers } from '#features/onboarding/answers.ts';
import { AnswerLog } from '#features/onboarding/conversation/answer-log.tsx';
import { Composer } from '#features/onboarding/conversation/composer.tsx';
import { conversationTexts as texts } from '#features/onboarding/conversation/texts.ts';
import { type Saved, useConversation, useSavedBefore } from '#features/onboarding/conversation/use-conversation.ts';
import { storeDraft } from '#features/onboarding/draft.ts';
import { firstInvalidStep, stepCount } from '#features/onboarding/errors.ts';
import {
  FinishedWeek,
  type FirstStart,
  firstStart,
  type MovesOf,
  type PlannedDay,
  plannedDays,
  type StartWays,
  useTouched,
} from '#features/onboarding/finished-week.tsx';
import * as paths from '#lib/paths.ts';
import { useHelp } from '#lib/use-help.ts';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LogoMark } from '#ui/logo.tsx';
import { SoftNote } from '#ui/soft-note.tsx';

const typingMs = 450;

/** Decoration only: what a player says shows at once, and with reduced motion everything does. */
function useRhythm(messages: readonly ConversationMessage[]): number {
  const [typed, setTyped] = useState(messages.length);
  const untilLastAnswer = messages.findLastIndex(({ role }) => role === 'user') + 1;
  const shown = matchMedia('(prefers-reduced-motion: reduce)').matches
    ? messages.length
    : Math.min(messages.length, Math.max(typed, untilLastAnswer));

  useEffect(() => {
    if (shown === messages.length) return;
    const timer = setTimeout(() => setTyped(shown + 1), typingMs);
    return () => clearTimeout(timer);
  }, [shown, messages.length]);

  return shown;
}

function doubtOf({ doubted, besidesCrisis, topic }: Talk) {
  if (doubted === null) return null;
  return besidesCrisis === null ? (topic ?? 'general') : 'crisis';
}

/** Milliseconds after the save, and after the plan message. */
const planAfterMs = 2000;
const screenAfterMs = 3000;
const staySeconds = 5;

type Finish = 'none' | 'plan' | 'screen';

function useFinish(savedAt: number | null): Finish {
  const [finish, setFinish] = useState<Finish>('none');
  useEffect(() => {
    if (savedAt === null) return;
    const at = (delayMs: number, next: Finish) => setTimeout(() => setFinish(next), savedAt + delayMs - Date.now());
    const timers = [at(planAfterMs, 'plan'), at(planAfterMs + screenAfterMs, 'screen')];
    return () => timers.forEach(clearTimeout);
  }, [savedAt]);
  return finish;
}

/** Whole seconds left, counted down every second; ends once, and not while the player is doing something. */
function useCountdown(onEnd: () => void, isTouched: boolean): number {
  const [endsAt] = useState(() => Date.now() + staySeconds * 1000);
  const [seconds, setSeconds] = useState(staySeconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isTouched) return;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.round((endsAt - Date.now()) / 1000));
      setSeconds(left);
      if (left > 0) return;
      clearInterval(timer);
      end();
    }, 1000);
    return () => clearInterval(timer);
  }, [endsAt, isTouched]);
  return seconds;
}

const completedTexts = texts.done;

type CompletedProps = {
  days: readonly PlannedDay[];
  lead: string;
  movesOf: MovesOf | undefined;
  start: FirstStart | null;
  offer: ReactNode;
  onEnd: () => void;
};

function Completed({ days, lead, movesOf, start, offer, onEnd }: CompletedProps) {
  const isTouched = useTouched() || Boolean(offer);
  const seconds = useCountdown(onEnd, isTouched);
  return (
    <FinishedWeek
      days={days}
      title={completedTexts.title}
      lead={lead}
      withReason
      movesOf={movesOf}
      start={start}
      offer={offer}
      action={completedTexts.toDashboard}
      onAction={onEnd}
    >
      {/* its room stays: the button that is being touched must not move */}
      <p role="timer" className={classNames('num text-center text-on-court-2 text-ui', isTouched && 'invisible')}>
        {completedTexts.redirect(seconds)}
      </p>
    </FinishedWeek>
  );
}

type ConversationProps = {
  user: User;
  starting: StartWays;
  movesOf?: MovesOf;
  offer?: ReactNode;
  /** Shows the dashboard: when all is done, or to go on another day. */
  onEnd: () => void;
};

export function Conversation({ user, starting, movesOf, offer, onEnd }: ConversationProps) {
  const { conversation, saving, saved, isReading, isSoft, ...act } = useConversation(user);
  const help = useHelp();
  useSavedBefore(conversation, onEnd);
  const finish = useFinish(saved?.savedAt ?? null);
  const messages = messagesOf(conversation, saved, finish);
  const shown = useRhythm(messages);
  if (saved && finish === 'screen') {
    const { ahead, past } = plannedDays(saved);
    const lead = weekSummary(ahead.map(sessionOf), cautionFor(conversation), past);
    const start = firstStart(saved, starting);
    return <Completed days={ahead} lead={lead} movesOf={movesOf} start={start} offer={offer} onEnd={onEnd} />;
  }
  const { step, tickedGoals } = conversation;
  const doubt = doubtOf(conversation);
  const isTyping = shown < messages.length || saving || isReading || (saved !== null && finish === 'none');
  const canCorrect = !saving && previousStep(conversation) !== null;
  const aboutHealth =
    step === 'injuries' ||
    step === 'injuriesConsent' ||
    step === 'health' ||
    doubt !== null ||
    conversation.redFlag !== null;
  return (
    <div className="md:grid md:h-dvh md:place-items-center md:p-6">
      <title>{`${texts.title} · Bandeja`}</title>
      <div className="grid h-dvh w-full grid-rows-[auto_minmax(6rem,1fr)_auto] bg-surface md:h-full md:max-h-225 md:max-w-reading md:overflow-y-auto md:rounded-4 md:border md:shadow-2">
        <Header conversation={conversation} onLeave={onEnd} />
        <AnswerLog messages={messages.slice(0, shown)} isTyping={isTyping} onCorrect={canCorrect ? act.goBack : null} />
        <Composer
          step={step}
          tickedGoals={tickedGoals}
          doubt={doubt}
          isReading={isReading}
          isAsked={shown === messages.length}
          onSay={act.say}
          onTick={act.tick}
          onSendGoals={act.sendGoals}
          sessions={conversation.answers}
          onAnswerSessions={act.answerSessions}
          onAnswerHealth={act.answerHealth}
          onAnswerDoubt={act.answerDoubt}
          onAnswerCrisis={act.answerCrisis}
          onRetry={conversation.saving === 'failed' ? act.retry : null}
          saving={saving}
        >
          {isSoft && <SoftNote {...help} />}
          {aboutHealth && <p className="text-center text-xs text-ink-3">{texts.disclaimer}</p>}
          {offer && saved === null && <p className="text-center text-xs text-ink-3">{texts.planLater}</p>}
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
  const number = questionNumber(conversation);
  const total = questionCount(conversation);
  const label = texts.step(conversation, number, total);
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
        aria-valuemax={total}
        aria-valuenow={number}
        aria-valuetext={label}
        className="absolute inset-x-0 -bottom-0.5 h-0.75 bg-line"
      >
        <div
          className="h-full bg-ink transition-[width] duration-200"
          style={{ width: `${(100 * number) / total}%` }}
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

const sessionOf = ({ weekday, plan }: PlannedDay) => ({ weekday, type: planLabel(plan) });

/** The form begins where the conversation ended: nothing is asked twice. */
function takeAlong(user: User, { reached, answers, asksHealth }: Talk): void {
  if (reached === 'greeting' || reached === 'height') return;
  const typed = typedAnswers(answers, asksHealth);
  storeDraft(user._id, { step: firstInvalidStep(typed) ?? stepCount, answers: typed });
}
