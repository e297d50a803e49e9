import { longestAnswer } from '@bandeja/domain/onboarding/contract';
import { dangerAnswerTexts, dangerQuestions, helpTexts } from '@bandeja/domain/profile/danger.messages';
import type { DangerAnswer, DangerTopic, HealthQuestion } from '@bandeja/domain/profile/vocabulary';
import type { Goal } from '@bandeja/domain/schedule/vocabulary';
import { questions, type SessionAnswers } from '@bandeja/trainer/onboarding/messages';
import type { ConversationStep } from '@bandeja/trainer/onboarding/types';
import { type FormEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { GoalChips, HealthTicks, QuickReplies, SessionChoices } from '#features/onboarding/conversation/choices.tsx';
import { conversationTexts as texts } from '#features/onboarding/conversation/texts.ts';
import { Button } from '#ui/button.tsx';

type ComposerProps = {
  step: ConversationStep;
  tickedGoals: readonly Goal[];
  isAsked: boolean;
  /** An answer waits: the calm question about this is open, or the help for a crisis is shown. */
  doubt: DangerTopic | 'crisis' | null;
  isReading: boolean;
  onSay: (text: string, onTaken?: () => void) => void;
  onTick: (goal: Goal) => void;
  onSendGoals: () => void;
  /** What is known already. */
  sessions: SessionAnswers;
  onAnswerSessions: (chosen: SessionAnswers) => void;
  onAnswerHealth: (yes: readonly HealthQuestion[]) => void;
  onAnswerDoubt: (sign: DangerAnswer) => void;
  onAnswerCrisis: (isMeant: boolean) => void;
  /** Sends the answers again; null while nothing has failed. */
  onRetry: (() => void) | null;
  saving: boolean;
  children: ReactNode;
};

/** Quick replies, goals and the field. The focus stays in the field, whatever is pressed. */
export function Composer(props: ComposerProps) {
  const { step, tickedGoals, doubt, isReading, onSay, onTick, onSendGoals, onAnswerHealth, onRetry, saving } = props;
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { options, inputType } = questions[step];
  const isOver = step === 'ready' || doubt !== null;
  const isAsked = props.isAsked && doubt === null;
  const isBlank = text.trim() === '';
  const placeholder = options.length > 0 ? texts.own : texts.field;

  /** What was pressed disappears: the focus needs a new place. A finger wants no keyboard over the screen. */
  function moveFocus({ nativeEvent }: MouseEvent) {
    const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
    (isTouch ? form : field).current?.focus({ preventScroll: true });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBlank || isOver || isReading) return;
    // what is typed meanwhile stays
    onSay(text, () => setText((typed) => (typed === text ? '' : typed)));
    field.current?.focus();
  }

  return (
    <form
      ref={form}
      tabIndex={-1}
      noValidate
      onSubmit={submit}
      className="grid gap-3 border-t bg-surface px-5 pt-3.5 pb-[max(8px,env(safe-area-inset-bottom))] outline-none"
    >
      {props.isAsked && doubt === 'crisis' && (
        <QuickReplies
          options={[helpTexts.notMeant, texts.goOn]}
          label={texts.quickReplies}
          row={false}
          onChoose={(option, event) => {
            props.onAnswerCrisis(option === texts.goOn);
            moveFocus(event);
          }}
        />
      )}
      {props.isAsked && doubt !== null && doubt !== 'crisis' && (
        <DoubtReplies
          topic={doubt}
          onChoose={(sign, event) => {
            props.onAnswerDoubt(sign);
            moveFocus(event);
          }}
        />
      )}
      {isAsked && inputType === 'multiselect' && (
        <GoalChips
          ticked={tickedGoals}
          onTick={onTick}
          onSend={(event) => {
            onSendGoals();
            moveFocus(event);
          }}
        />
      )}
      {isAsked && inputType === 'sessions' && (
        <SessionChoices
          known={props.sessions}
          onSend={(chosen, event) => {
            props.onAnswerSessions(chosen);
            moveFocus(event);
          }}
        />
      )}
      {isAsked && step === 'health' && (
        <HealthTicks
          onSend={(yes, event) => {
            onAnswerHealth(yes);
            moveFocus(event);
          }}
        />
      )}
      {isAsked && inputType !== 'multiselect' && options.length > 0 && (
        <QuickReplies
          options={options}
          label={step === 'trainingDays' ? texts.days : texts.quickReplies}
          row={step === 'trainingDays'}
          onChoose={(option, event) => {
            onSay(option);
            moveFocus(event);
          }}
        />
      )}
      {onRetry && (
        <Button
          variant="saque"
          full
          pending={saving}
          pendingLabel={texts.saving}
          onClick={(event) => {
            onRetry();
            moveFocus(event);
          }}
        >
          {texts.retry}
        </Button>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <input
          ref={field}
          type="text"
          inputMode={inputType === 'number' ? 'decimal' : 'text'}
          aria-label={texts.field}
          placeholder={doubt !== null ? texts.tap : placeholder}
          autoComplete="off"
          enterKeyHint="send"
          maxLength={longestAnswer}
          readOnly={isOver}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="control"
        />
        <Button type="submit" disabled={isBlank || isOver}>
          {texts.send}
        </Button>
      </div>
      {props.children}
    </form>
  );
}

type DoubtRepliesProps = { topic: DangerTopic; onChoose: (sign: DangerAnswer, event: MouseEvent) => void };

function DoubtReplies({ topic, onChoose }: DoubtRepliesProps) {
  const { title, answers } = dangerQuestions[topic];
  const signs: readonly DangerAnswer[] = [...answers, 'none'];
  return (
    <QuickReplies
      options={signs.map((sign) => dangerAnswerTexts[sign])}
      label={title}
      row={false}
      onChoose={(option, event) => {
        const sign = signs.find((each) => dangerAnswerTexts[each] === option);
        if (sign !== undefined) onChoose(sign, event);
      }}
    />
  );
}
