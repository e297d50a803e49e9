import { longestAnswer } from '@bandeja/domain/onboarding/contract';
import { dangerAnswerTexts, dangerQuestion } from '@bandeja/domain/profile/messages';
import { type DangerAnswer, dangerAnswers, type HealthQuestion } from '@bandeja/domain/profile/vocabulary';
import type { Goal } from '@bandeja/domain/schedule/vocabulary';
import { questions } from '@bandeja/trainer/onboarding/messages';
import type { ConversationStep } from '@bandeja/trainer/onboarding/types';
import { type FormEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { GoalChips, HealthTicks, QuickReplies } from '#features/onboarding/conversation/choices.tsx';
import { conversationTexts as texts } from '#features/onboarding/conversation/texts.ts';
import { Button } from '#ui/button.tsx';

type ComposerProps = {
  step: ConversationStep;
  tickedGoals: readonly Goal[];
  /** Choices wait until the question is shown. */
  isAsked: boolean;
  /** An answer of the player may be a danger: the calm question is open. */
  isDoubted: boolean;
  /** The text in the field is being read: the next one waits in it. */
  isReading: boolean;
  onSay: (text: string, onTaken?: () => void) => void;
  onTick: (goal: Goal) => void;
  onSendGoals: () => void;
  onAnswerHealth: (yes: readonly HealthQuestion[]) => void;
  onAnswerDoubt: (sign: DangerAnswer) => void;
  /** Sends the answers again; null while nothing has failed. */
  onRetry: (() => void) | null;
  saving: boolean;
  /** What stands below the field. */
  children: ReactNode;
};

/** Quick replies, goals and the field. The focus stays in the field, whatever is pressed. */
export function Composer(props: ComposerProps) {
  const {
    step,
    tickedGoals,
    isDoubted,
    isReading,
    onSay,
    onTick,
    onSendGoals,
    onAnswerHealth,
    onAnswerDoubt,
    onRetry,
    saving,
  } = props;
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { options, inputType } = questions[step];
  const isOver = step === 'ready' || isDoubted;
  const isAsked = props.isAsked && !isDoubted;
  const isBlank = text.trim() === '';

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
      {props.isAsked && isDoubted && (
        <QuickReplies
          options={dangerAnswers.map((sign) => dangerAnswerTexts[sign])}
          label={dangerQuestion.title}
          row={false}
          onChoose={(option, event) => {
            onAnswerDoubt(dangerAnswers.find((sign) => dangerAnswerTexts[sign] === option) ?? 'other');
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
          placeholder={isDoubted ? texts.tap : options.length > 0 ? texts.own : texts.field}
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
