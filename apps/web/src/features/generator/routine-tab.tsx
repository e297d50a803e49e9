import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { type ReactNode, type Ref, useId } from 'react';
import { minutesOfEntries } from '#features/generator/entry-dose.ts';
import type { RoutineEntry, RoutinePart, RoutineResult } from '#features/generator/generator-result.ts';
import { EntryLine, entryColumns } from '#features/generator/routine-entry.tsx';
import { generatorTexts } from '#features/generator/texts.ts';
import { TimeLine } from '#features/generator/time-line.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Difficulty } from '#ui/difficulty.tsx';
import { MovingStills } from '#ui/figure/figure-still.tsx';
import { Meta } from '#ui/meta.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';

const texts = generatorTexts.routine;

/** How the page starts the routine on the screen. */
export type StartWays = {
  isStarting: boolean;
  /** Another action of the page wears the yellow. */
  isSecond: boolean;
  onStart: (routineId: string) => void;
  /** What stands in the way of a start. */
  error: ReactNode;
};

type RoutineTabProps = {
  result: RoutineResult;
  heading: Ref<HTMLHeadingElement>;
  understood: ReactNode;
  onSave: () => void;
  start: StartWays;
};

/** The routine: `understood` stands above it; what to mind, and every exercise in its part. */
export function RoutineTab({ result, heading, understood, onSave, start }: RoutineTabProps) {
  const { routine } = result;
  const minutes = minutesOfEntries(result);
  const figureNames = new Map(result.exercises.map(({ _id, figureName }) => [_id, figureName]));
  return (
    <>
      <div className="grid gap-5 p-5 lg:px-7 lg:pt-6">
        <div className="grid gap-3">
          <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-h1 leading-tight">
            {routine.name}
          </h2>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            {routine.categories.map((category) => (
              <TypeBadge key={category} type={category} />
            ))}
            <Meta items={[{ icon: ClockIcon, text: texts.minutes(routine.duration) }]} />
            <Difficulty level={routine.difficulty} />
          </div>
          <p className="max-w-reading text-lead text-ink-2">{routine.description}</p>
        </div>
        {understood}
        {routine.advice.length > 0 && (
          <Alert kind="warn" title={texts.advice}>
            {routine.advice.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Alert>
        )}
        <TimeLine entries={routine.exercises.map(({ name }, index) => ({ name, minutes: minutes[index] ?? 1 }))} />
        <div>
          <div
            aria-hidden="true"
            className={`hidden gap-x-4 pb-2 text-right text-xs text-ink-2 xl:grid ${entryColumns}`}
          >
            <span className="text-left">{texts.columns.exercise}</span>
            <span>{texts.columns.sets}</span>
            <span>{texts.columns.reps}</span>
            <span>{texts.columns.rest}</span>
          </div>
          {partsOf(routine.exercises).map(({ part, first, entries }) => (
            <Part key={first} part={part} first={first} entries={entries} figureNames={figureNames} />
          ))}
        </div>
      </div>
      <div className="grid gap-3 rounded-b-3 border-t bg-surface px-5 py-4 min-[1400px]:sticky min-[1400px]:bottom-0 lg:px-7">
        {start.error}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="line" size="lg" className="grow px-2 lg:grow-0 lg:px-6" onClick={onSave}>
            {texts.save}
          </Button>
          <Button
            variant={start.isSecond ? 'solid' : 'saque'}
            size="lg"
            className="grow px-2 lg:grow-0 lg:px-6"
            pending={start.isStarting}
            pendingLabel={texts.starting}
            onClick={() => start.onStart(routine._id)}
          >
            {texts.start}
          </Button>
        </div>
      </div>
    </>
  );
}

type PartEntries = { part: RoutinePart; first: number; entries: readonly RoutineEntry[] };
type PartProps = PartEntries & { figureNames: ReadonlyMap<string, string | null> };

function Part({ part, first, entries, figureNames }: PartProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="not-first:mt-6">
      <h3 id={titleId} className="pb-2">
        {texts.parts[part]}
      </h3>
      <MovingStills>
        <ol>
          {entries.map((entry, index) => (
            <EntryLine
              // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may come twice, and the order is what is shown
              key={index}
              entry={entry}
              position={first + index}
              figureName={figureNames.get(entry.exercise) ?? null}
            />
          ))}
        </ol>
      </MovingStills>
    </section>
  );
}

/** The lines in a row that belong to the same part; `first` is the number of the part's first line. */
function partsOf(entries: readonly RoutineEntry[]): PartEntries[] {
  const parts: (PartEntries & { entries: RoutineEntry[] })[] = [];
  for (const [index, entry] of entries.entries()) {
    const last = parts.at(-1);
    if (last?.part === entry.part) last.entries.push(entry);
    else parts.push({ part: entry.part, first: index + 1, entries: [entry] });
  }
  return parts;
}
