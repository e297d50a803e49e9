import { type Ref, useState } from 'react';
import { ExercisesTab } from '#features/generator/exercises-tab.tsx';
import { Making } from '#features/generator/making.tsx';
import { RoutineTab, type StartWays } from '#features/generator/routine-tab.tsx';
import { SafetyAnswer } from '#features/generator/safety-answer.tsx';
import { generatorTexts } from '#features/generator/texts.ts';
import type { Generator } from '#features/generator/use-generator.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Tabs } from '#ui/tabs.tsx';

const texts = generatorTexts.result;

type ResultProps = {
  generator: Generator;
  prompt: string;
  heading: Ref<HTMLHeadingElement>;
  onCorrect: () => void;
  onCancel: () => void;
  onSave: () => void;
  start: StartWays;
};

/** What the trainer has made: nothing yet, being made, a routine with its exercises, or a sentence instead. */
export function Result({ generator, prompt, heading, onCorrect, onCancel, onSave, start }: ResultProps) {
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
  if (result.kind === 'answer') return <SafetyAnswer message={result.message} heading={heading} />;
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
            work.step === 'making' ? (
              <Making since={work.since} />
            ) : (
              <RoutineTab result={result} heading={heading} onCorrect={onCorrect} onSave={onSave} start={start} />
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
