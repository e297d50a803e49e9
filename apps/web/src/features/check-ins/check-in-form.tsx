import type { OwnCheckIns } from '@bandeja/domain/check-ins/contract';
import { checkInMessages, partNames, questionTexts, scaleEnds } from '@bandeja/domain/check-ins/messages';
import type { CheckInAnswers } from '@bandeja/domain/check-ins/schemas';
import {
  type CheckInQuestion,
  type HurtingPart,
  hurtingParts,
  questionLimits,
} from '@bandeja/domain/check-ins/vocabulary';
import type { Heard } from '@bandeja/domain/profile/schemas';
import { type ReactNode, useState } from 'react';
import { useSendCheckIn } from '#features/check-ins/api.ts';
import { StepsOfFive } from '#features/check-ins/steps-of-five.tsx';
import { checkInTexts as texts } from '#features/check-ins/texts.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ChipGroup } from '#ui/chip-group.tsx';
import { Form } from '#ui/form.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { ProgressBote } from '#ui/progress-bote.tsx';
import { TextArea } from '#ui/text-area.tsx';

type CheckInFormProps = {
  open: NonNullable<OwnCheckIns['open']>;
  start: CheckInAnswers;
  onSent: () => void;
  reaction: (heard: Heard) => ReactNode;
};

/** All questions on one screen, each with a tap; any can be left out. */
export function CheckInForm({ open: { questions, coach }, start, onSent, reaction }: CheckInFormProps) {
  const [answers, setAnswers] = useState<CheckInAnswers>(start);
  const [isEmpty, setEmpty] = useState(false);
  const sending = useSendCheckIn();
  const done = questions.map((question) => hasAnswer(answers[question]));
  const answered = done.filter(Boolean).length;
  const next = done.indexOf(false);

  function submit() {
    setEmpty(answered === 0);
    if (answered > 0) sending.start({ answers }, { onSuccess: onSent });
  }

  return (
    <Form className="grid gap-6" onSubmit={submit}>
      <ProgressBote
        step={next === -1 ? questions.length + 1 : next + 1}
        total={questions.length}
        done={done}
        ball="air"
        label={texts.progress(answered, questions.length)}
      />
      <PageTitle
        title={texts.title}
        windowTitle={texts.windowTitle}
        sentence={texts.sentence(questions.length, coach)}
      />
      {questions.map((question) => (
        <Question
          key={question}
          question={question}
          answers={answers}
          onAnswer={(given) => setAnswers((all) => ({ ...all, ...given }))}
        />
      ))}
      {isEmpty && answered === 0 && <Alert kind="err">{checkInMessages.empty}</Alert>}
      {sending.data && reaction(sending.data.heard)}
      {sending.error && <Alert kind="err">{serverMessage(sending.error) ?? texts.failed}</Alert>}
      <div className="grid gap-2 border-t pt-4">
        <Button type="submit" variant="saque" full pending={sending.isPending} pendingLabel={texts.sending}>
          {texts.send(coach)}
        </Button>
        <p className="text-center text-sm text-ink-2">{texts.blank}</p>
      </div>
    </Form>
  );
}

const hasAnswer = (answer: CheckInAnswers[CheckInQuestion]) =>
  typeof answer === 'number' || (answer !== undefined && answer.length > 0);

type QuestionProps = {
  question: CheckInQuestion;
  answers: CheckInAnswers;
  onAnswer: (given: CheckInAnswers) => void;
};

function Question({ question, answers, onAnswer }: QuestionProps) {
  const label = questionTexts[question].question;
  switch (question) {
    case 'hurts':
      return (
        <ChipGroup
          mode="multi"
          label={label}
          options={hurtingParts.map((value) => ({ value, label: partNames[value] }))}
          value={answers.hurts ?? []}
          plain
          onChange={(parts) => onAnswer({ hurts: withoutContradiction(parts, answers.hurts ?? []) })}
        />
      );
    case 'free':
      return (
        <TextArea
          label={label}
          placeholder={texts.placeholder}
          rows={3}
          maxLength={questionLimits.letters}
          value={answers.free ?? ''}
          onChange={({ target }) => onAnswer({ free: target.value })}
        />
      );
    default:
      return (
        <StepsOfFive
          label={label}
          ends={scaleEnds[question]}
          value={answers[question] ?? null}
          onChange={(value) => onAnswer({ [question]: value })}
        />
      );
  }
}

/** «Nada» takes the parts off, and a part takes «Nada» off. */
function withoutContradiction(parts: HurtingPart[], before: readonly HurtingPart[]): HurtingPart[] {
  if (!parts.includes('nada')) return parts;
  return before.includes('nada') ? parts.filter((part) => part !== 'nada') : ['nada'];
}
