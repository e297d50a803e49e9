import { generatorMessages } from '@bandeja/domain/generator/messages';
import { useId } from 'react';
import { ErrorNote } from '#features/generator/error-note.tsx';
import { ExerciseCard } from '#features/generator/exercise-card.tsx';
import type { RoutineResult } from '#features/generator/generator-result.ts';
import { generatorTexts } from '#features/generator/texts.ts';
import type { Work } from '#features/generator/work.ts';
import { Button } from '#ui/button.tsx';
import { MovingStills } from '#ui/figure/figure-still.tsx';

const texts = generatorTexts.exercises;

type ExercisesTabProps = {
  result: RoutineResult;
  selected: readonly string[];
  prompt: string;
  work: Work;
  onToggle: (exerciseId: string) => void;
  onRegenerate: () => void;
  onCancel: () => void;
};

export function ExercisesTab({ result, selected, prompt, work, onToggle, onRegenerate, onCancel }: ExercisesTabProps) {
  const noteId = useId();
  const { exercises, routine } = result;
  const known = new Set(exercises.map(({ _id }) => _id));
  const isFormer = routine.exercises.some(({ exercise }) => !known.has(exercise));
  const isMaking = work.step === 'making';
  const missing = missingFor(prompt, selected.length);

  return (
    <>
      <div className="grid gap-4 p-5 lg:px-7 lg:pt-6">
        <h2 className="sr-only">{texts.list}</h2>
        <p className="max-w-reading text-ui text-ink-2">{isFormer ? texts.former : texts.lead}</p>
        <MovingStills>
          <ul className="gap-4 xl:columns-2">
            {exercises.map((exercise) => (
              <ExerciseCard
                key={exercise._id}
                exercise={exercise}
                isSelected={selected.includes(exercise._id)}
                onToggle={() => onToggle(exercise._id)}
              />
            ))}
          </ul>
        </MovingStills>
      </div>
      <div className="grid gap-3 rounded-b-3 border-t bg-surface px-5 py-4 min-[1400px]:sticky min-[1400px]:bottom-0 lg:px-7">
        {work.step === 'failed' && work.kind === 'again' && <ErrorNote error={work.error} />}
        <div className="flex flex-wrap items-center justify-end gap-3">
          <p id={noteId} role="status" className="mr-auto text-sm text-ink-2">
            {missing ?? texts.chosen(selected.length)}
          </p>
          {isMaking && work.kind === 'again' && (
            <Button variant="line" size="lg" onClick={onCancel}>
              {generatorTexts.form.cancel}
            </Button>
          )}
          <Button
            variant="saque"
            size="lg"
            className="grow lg:grow-0"
            pending={isMaking && work.kind === 'again'}
            pendingLabel={texts.making}
            aria-describedby={noteId}
            aria-disabled={missing !== null || isMaking || undefined}
            onClick={() => missing === null && !isMaking && onRegenerate()}
          >
            {texts.again}
          </Button>
        </div>
      </div>
    </>
  );
}

function missingFor(prompt: string, selected: number): string | null {
  if (selected === 0) return generatorMessages.selectionRequired;
  return prompt.trim() === '' ? generatorMessages.promptRequired : null;
}
