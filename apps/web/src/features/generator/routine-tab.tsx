import { amountText, loadTypeOf, measureOf, secondsText } from '@bandeja/domain/exercises/dose';
import { drawingName } from '@bandeja/domain/exercises/rules';
import { estimatedSeconds } from '@bandeja/domain/routines/rules';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { type ReactNode, type Ref, useId } from 'react';
import type { RoutineEntry, RoutinePart, RoutineResult } from '#features/generator/generator-result.ts';
import { generatorTexts } from '#features/generator/texts.ts';
import { Alert } from '#ui/alert.tsx';
import { BoteLine } from '#ui/bote-line.tsx';
import { Button } from '#ui/button.tsx';
import { Difficulty } from '#ui/difficulty.tsx';
import { FigureStill, MovingStills } from '#ui/figure/figure-still.tsx';
import { Meta } from '#ui/meta.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';

const texts = generatorTexts.routine;

export type StartWays = {
  isStarting: boolean;
  /** Another action of the page wears the yellow. */
  isSecond: boolean;
  onStart: (routineId: string) => void;
  error: ReactNode;
};

type RoutineTabProps = {
  result: RoutineResult;
  heading: Ref<HTMLHeadingElement>;
  understood: ReactNode;
  onSave: (routineId: string) => void;
  start: StartWays;
  children?: ReactNode;
};

export function RoutineTab({ result, heading, understood, onSave, start, children }: RoutineTabProps) {
  const { routine } = result;
  const minutes = minutesOfEntries(result);
  const figureNames = new Map(result.exercises.map((exercise) => [exercise._id, drawingName(exercise)]));
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
        {children}
      </div>
      <div className="grid gap-3 rounded-b-3 border-t bg-surface px-5 py-4 min-[1400px]:sticky min-[1400px]:bottom-0 lg:px-7">
        {start.error}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="line" size="lg" className="grow px-2 lg:grow-0 lg:px-6" onClick={() => onSave(routine._id)}>
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

function partsOf(entries: readonly RoutineEntry[]): PartEntries[] {
  const parts: (PartEntries & { entries: RoutineEntry[] })[] = [];
  for (const [index, entry] of entries.entries()) {
    const last = parts.at(-1);
    if (last?.part === entry.part) last.entries.push(entry);
    else parts.push({ part: entry.part, first: index + 1, entries: [entry] });
  }
  return parts;
}

const width = 720;
const fullCaption = 66;
const numberCaption = 16;
const tallest = 44;
const base = 56;

/** The distribution of time: an arc per exercise, its width and height following its duration. */
function TimeLine({ entries }: { entries: readonly { name: string; minutes: number }[] }) {
  const total = entries.reduce((sum, { minutes }) => sum + minutes, 0);
  const longest = Math.max(...entries.map(({ minutes }) => minutes));
  const steps = entries.map(({ minutes }, index) => ({
    state: 'done' as const,
    height: Math.max(8, (tallest * minutes) / longest),
    weight: minutes,
    caption: captionOf(index + 1, minutes, (width * minutes) / total),
  }));
  const inWords = entries.map(({ name, minutes }) => texts.timeOf(name, minutes)).join(', ');
  return (
    <BoteLine
      steps={steps}
      width={width}
      height={base + 22}
      base={base}
      margin={1}
      label={texts.time(inWords)}
      className="max-xl:hidden"
    />
  );
}

function captionOf(position: number, minutes: number, room: number): string {
  if (room >= fullCaption) return `${position} · ${texts.minutes(minutes)}`;
  return room >= numberCaption ? String(position) : '';
}

const entryColumns = 'xl:grid-cols-[minmax(0,1fr)_72px_104px_112px]';

type EntryLineProps = { entry: RoutineEntry; position: number; figureName: string | null };

function EntryLine({ entry, position, figureName }: EntryLineProps) {
  const { name, notes, reason, sets, rest, perSide } = entry;
  return (
    <li className={`grid gap-x-4 gap-y-1.5 border-t py-3.5 ${entryColumns}`}>
      <div className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-3.5 leading-[1.4]">
        <span aria-hidden="true" className="num font-strong text-ink-3">
          {position}
        </span>
        <div className="flex min-w-0 items-start justify-between gap-4">
          <div className="grid min-w-0 gap-0.5">
            <h4 className="voice-text text-body font-strong tracking-normal">{name}</h4>
            {notes !== '' && <p className="text-sm text-ink-2">{notes}</p>}
            <p className="text-sm text-ink-2">
              <span className="font-strong">{texts.why}</span> <span>{reason}</span>
            </p>
          </div>
          {figureName !== null && <FigureStill figureName={figureName} />}
        </div>
      </div>
      <ul className="num flex flex-wrap gap-x-4 pl-8.5 text-ink-2 xl:contents">
        <li className="xl:text-right xl:text-h3 xl:font-strong xl:text-ink">
          {sets}
          <span className="xl:sr-only"> {texts.setsUnit(sets)}</span>
        </li>
        <li className="xl:text-right xl:text-h3 xl:font-strong xl:text-ink">
          {amountText(entry)}
          {measureOf(entry) === 'reps' && <span className="xl:sr-only"> {entry.reps === 1 ? 'rep' : 'reps'}</span>}
          {perSide && <span className="xl:block xl:text-xs xl:font-text xl:text-ink-2"> {texts.perSide}</span>}
        </li>
        <li className="xl:text-right">
          {rest > 0 ? (
            <>
              {secondsText(rest)}
              <span className="xl:sr-only"> {texts.restUnit}</span>
            </>
          ) : (
            texts.noRest
          )}
        </li>
      </ul>
    </li>
  );
}

/** Minutes of each line, in their order; at least one. */
export function minutesOfEntries({ routine, exercises }: Pick<RoutineResult, 'routine' | 'exercises'>): number[] {
  const known = new Map(exercises.map((exercise) => [exercise._id, exercise]));
  return routine.exercises.map((entry) => {
    // a regeneration may contain exercises without a description
    const { categories, equipment } = known.get(entry.exercise) ?? { categories: [], equipment: [] };
    const seconds = estimatedSeconds([{ ...entry, exercise: { categories, equipment, loadType: loadTypeOf(entry) } }]);
    return Math.max(1, Math.round(seconds / 60));
  });
}
