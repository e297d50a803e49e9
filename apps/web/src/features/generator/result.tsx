import type { WishChip } from '@bandeja/domain/generator/vocabulary';
import { PhoneIcon } from '@phosphor-icons/react/dist/csr/Phone';
import { type Ref, Suspense, useEffect, useState } from 'react';
import { ErrorNote } from '#features/generator/error-note.tsx';
import { ExercisesTab } from '#features/generator/exercises-tab.tsx';
import type { RoutineResult } from '#features/generator/generator-result.ts';
import { RoutineTab, type StartWays } from '#features/generator/routine-tab.tsx';
import { generatorTexts } from '#features/generator/texts.ts';
import { Understood } from '#features/generator/understood.tsx';
import type { Generator } from '#features/generator/use-generator.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';

const helplines = ['024', '112'];

type SafetyAnswerProps = {
  message: string;
  heading: Ref<HTMLHeadingElement>;
  /** Says that it was not meant; null where that makes no difference. */
  onMisread: (() => void) | null;
};

/** The trainer's safety text instead of a routine (docs/training.md#safety-texts): an answer, no error, without exercises. */
function SafetyAnswer({ message, heading, onMisread }: SafetyAnswerProps) {
  const numbers = helplines.filter((number) => new RegExp(`\\b${number}\\b`).test(message));
  return (
    <div className="grid justify-items-start gap-3 p-5 lg:p-7">
      <h2 ref={heading} tabIndex={-1}>
        {texts.answer}
      </h2>
      <p className="max-w-reading text-lead">{message}</p>
      {numbers.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2.5">
          {numbers.map((number) => (
            <a key={number} href={`tel:${number}`} className="btn btn-line">
              <Icon as={PhoneIcon} />
              {texts.call(number)}
            </a>
          ))}
        </div>
      )}
      {onMisread && (
        <Button variant="ghost" className="-ml-3" onClick={onMisread}>
          {generatorTexts.question.misread}
        </Button>
      )}
    </div>
  );
}

const DangerQuestion = lazyPart(
  async () => (await import('#features/generator/danger-question.tsx')).DangerQuestion,
  () => null,
);

/** The words a chip came from stay while the routine is corrected. */
function quoteIn({ routine }: RoutineResult, chip: WishChip): string | null {
  return routine.chips.find(({ kind, value }) => kind === chip.kind && value === chip.value)?.quote ?? null;
}

const texts = generatorTexts.result;

type ResultProps = {
  generator: Generator;
  prompt: string;
  heading: Ref<HTMLHeadingElement>;
  onCancel: () => void;
  onSave: () => void;
  start: StartWays;
};

/** The trainer's result: none yet, in progress, a routine with its exercises, or a sentence instead. */
export function Result({ generator, prompt, heading, onCancel, onSave, start }: ResultProps) {
  const { result, work } = generator;
  const routineId = result?.kind === 'routine' ? result.routine._id : null;
  // a new routine is shown first
  const [choice, setChoice] = useState({ routineId, tab: 'routine' });
  const tab = choice.routineId === routineId ? choice.tab : 'routine';

  if (work.step === 'making' && (work.kind === 'new' || result?.kind !== 'routine'))
    return <Making since={work.since} />;
  if (!result) {
    return (
      <EmptyState level={2} title={texts.emptyTitle}>
        {texts.empty}
      </EmptyState>
    );
  }
  if (result.kind === 'question') {
    return (
      <Suspense fallback={<Making since={0} />}>
        <DangerQuestion text={result.prompt} onAnswer={(answer) => generator.answerDanger(result.prompt, answer)} />
      </Suspense>
    );
  }
  if (result.kind === 'answer') {
    const onMisread = result.mayBeMisread ? () => generator.answerDanger(prompt, 'none') : null;
    return <SafetyAnswer message={result.message} heading={heading} onMisread={onMisread} />;
  }
  const chips =
    generator.correcting?.map((chip) => ({ ...chip, quote: quoteIn(result, chip) })) ?? result.routine.chips;
  return (
    <Tabs
      inCard
      label={texts.tabs}
      selected={tab}
      onSelect={(next) => setChoice({ routineId, tab: next })}
      tabs={[
        {
          id: 'routine',
          label: texts.routine,
          content:
            work.step === 'making' && work.kind === 'again' ? (
              <Making since={work.since} />
            ) : (
              <RoutineTab
                result={result}
                heading={heading}
                understood={
                  <>
                    <Understood
                      chips={chips}
                      isCorrecting={generator.correcting !== null}
                      onCorrect={(next) => generator.correct(prompt, next)}
                    />
                    {work.step === 'failed' && work.kind === 'correct' && <ErrorNote error={work.error} />}
                  </>
                }
                onSave={onSave}
                start={start}
              />
            ),
        },
        {
          id: 'exercises',
          label: texts.exercises(result.exercises.length),
          content: (
            <ExercisesTab
              result={result}
              selected={generator.selected}
              prompt={prompt}
              work={work}
              onToggle={generator.toggle}
              onRegenerate={() => generator.regenerate(prompt)}
              onCancel={onCancel}
            />
          ),
        },
      ]}
    />
  );
}

const lines = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholder of a routine in progress, with its usual time. */
export function Making({ since }: { since: number }) {
  const isLate = useIsLate(since, texts.slowMs);
  return (
    <div className="grid gap-5 p-5 lg:p-7">
      <p role="status" className="max-w-sentence text-ui text-ink-2">
        {isLate ? texts.slow : texts.making}
      </p>
      <div aria-hidden="true" className="after-300 grid gap-5">
        <Skeleton className="h-9 w-3/4" />
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-5 w-11/12" />
        <div className="grid gap-3">
          {lines.map((line) => (
            <Skeleton key={line} className="h-14 w-full" />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Whether a number of milliseconds has passed since an instant of `Date.now()`. */
function useIsLate(since: number, afterMs: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    const timer = setTimeout(() => setLate(true), Math.max(0, since + afterMs - Date.now()));
    return () => clearTimeout(timer);
  }, [since, afterMs]);
  return isLate;
}
