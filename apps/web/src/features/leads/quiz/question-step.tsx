import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { type Answers, type Question, questionCount } from '#features/leads/quiz/questions.ts';
import { quizTexts as texts } from '#features/leads/quiz/texts.ts';
import { FieldNote } from '#ui/field.tsx';
import { CheckCards, RadioCards } from '#ui/option-cards.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

type QuestionStepProps = {
  step: number;
  question: Question;
  answers: Answers;
  change: (changed: Answers) => void;
  error: string | null;
  /** Grows with every refused try. */
  tries: number;
  /** Whether the visitor navigated here: then the question takes the focus. */
  arrived: boolean;
};

export function QuestionStep({ step, question, answers, change, error, tries, arrived }: QuestionStepProps) {
  const frame = useRef<HTMLDivElement>(null);
  useArrivalFocus(frame, arrived);
  useErrorFocus(frame, tries);
  const words = (
    <>
      <VisuallyHidden>{`${texts.question(step, questionCount)}. `}</VisuallyHidden>
      <span>{texts.questions[question.field]}</span>
    </>
  );
  return (
    <div ref={frame} className="[&_.field-note]:mt-2">
      {question.kind === 'text' && (
        <TextQuestion
          field={question.field}
          words={words}
          value={answers[question.field] ?? ''}
          error={error}
          onChange={(value) => change({ [question.field]: value })}
        />
      )}
      {question.kind === 'one' && (
        <RadioCards
          legend={<Heading>{words}</Heading>}
          name={question.field}
          options={question.options}
          value={answers[question.field] ?? ''}
          error={error ?? undefined}
          // the options carry the vocabulary's own values
          onChange={(event) => change({ [question.field]: event.target.value } as Answers)}
        />
      )}
      {question.kind === 'many' && (
        <CheckCards
          legend={
            <>
              <Heading>{words}</Heading>
              <p className="mt-2 text-ink-2">{texts.hints.goals}</p>
            </>
          }
          name={question.field}
          options={question.options}
          value={answers[question.field] ?? []}
          error={error ?? undefined}
          onChange={(values) => change({ [question.field]: values } as Answers)}
        />
      )}
    </div>
  );
}

function Heading({ children }: { children: ReactNode }) {
  return (
    <h1 tabIndex={-1} className="heading-1 mt-6 max-w-[18ch]">
      {children}
    </h1>
  );
}

type TextQuestionProps = {
  field: 'name' | 'email';
  words: ReactNode;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
};

const inputs = {
  name: { type: 'text', autoComplete: 'name', maxLength: 80 },
  // not of the type `email`: browsers refuse «peña@ejemplo.es» there
  email: { type: 'text', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
} as const;

function TextQuestion({ field, words, value, error, onChange }: TextQuestionProps) {
  const id = useId();
  const noteId = useId();
  return (
    <>
      <h1 className="heading-1 mt-6 mb-5 max-w-[18ch]">
        <label htmlFor={id}>{words}</label>
      </h1>
      <input
        {...inputs[field]}
        id={id}
        name={field}
        value={value}
        aria-required="true"
        aria-invalid={error !== null || undefined}
        aria-describedby={noteId}
        className="control min-h-gym text-lead"
        onChange={(event) => onChange(event.target.value)}
      />
      <FieldNote id={noteId} hint={texts.hints[field]} error={error ?? undefined} />
    </>
  );
}

type Frame = RefObject<HTMLDivElement | null>;

/** Each question is mounted afresh. The first one of a visit does not take the focus. */
function useArrivalFocus(frame: Frame, arrived: boolean): void {
  useEffect(() => {
    if (!arrived) return;
    const find = (what: string) => frame.current?.querySelector<HTMLElement>(what);
    (find('.control') ?? find('h1'))?.focus({ preventScroll: true });
  }, [frame, arrived]);
}

/** An invalid field takes the focus; of a group of cards the first one, whose group is described by the error. */
function useErrorFocus(frame: Frame, tries: number): void {
  useEffect(() => {
    if (tries > 0) frame.current?.querySelector('input')?.focus();
  }, [frame, tries]);
}
