import type { WishChip } from '@bandeja/domain/generator/schemas';
import { helpTexts } from '@bandeja/domain/profile/danger.messages';
import { type Ref, Suspense, useEffect, useState } from 'react';
import { ErrorNote } from '#features/generator/error-note.tsx';
import { ExercisesTab } from '#features/generator/exercises-tab.tsx';
import type { RoutineResult } from '#features/generator/generator-result.ts';
import { RoutineTab, type StartWays } from '#features/generator/routine-tab.tsx';
import { generatorTexts } from '#features/generator/texts.ts';
import { Understood } from '#features/generator/understood.tsx';
import type { Generator } from '#features/generator/use-generator.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useHelp } from '#lib/use-help.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { HelpText } from '#ui/help-text.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SoftNote } from '#ui/soft-note.tsx';
import { Tabs } from '#ui/tabs.tsx';

type SafetyAnswerProps = {
  message: string;
  heading: Ref<HTMLHeadingElement>;
  onMisread: (() => void) | null;
};

/** The trainer's safety text instead of a routine (docs/training.md#safety-texts): an answer, no error, without exercises. */
function SafetyAnswer({ message, heading, onMisread }: SafetyAnswerProps) {
  return (
    <div className="grid justify-items-start gap-3 p-5 lg:p-7">
      <h2 ref={heading} tabIndex={-1}>
        {texts.answer}
      </h2>
      <div className="max-w-reading text-lead">
        <HelpText lines={onMisread ? [message, helpTexts.elsewhere] : [message]} call={texts.call}>
          {onMisread && (
            <Button variant="ghost" onClick={onMisread}>
              {helpTexts.notMeant}
            </Button>
          )}
        </HelpText>
      </div>
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
  onSave: (routineId: string) => void;
  start: StartWays;
};

export function Result({ generator, prompt, heading, onCancel, onSave, start }: ResultProps) {
  const { result, work } = generator;
  const routineId = result?.kind === 'routine' ? result.routine._id : null;
  const help = useHelp();
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
        <DangerQuestion
          text={result.prompt}
          topic={result.topic}
          onAnswer={(answer) => generator.answerDanger(result.prompt, answer)}
        />
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
              >
                {generator.isSoft && <SoftNote {...help} />}
              </RoutineTab>
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

function useIsLate(since: number, afterMs: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    const timer = setTimeout(() => setLate(true), Math.max(0, since + afterMs - Date.now()));
    return () => clearTimeout(timer);
  }, [since, afterMs]);
  return isLate;
}
