import { amountText, measureOf } from '@bandeja/domain/exercises/dose';
import type { RoutineEntry } from '#features/generator/generator-result.ts';
import { generatorTexts } from '#features/generator/texts.ts';
import { FigureStill } from '#ui/figure/figure-still.tsx';

const texts = generatorTexts.routine;

/** Sets, reps and rest side by side under the heads of the columns. */
export const entryColumns = 'xl:grid-cols-[minmax(0,1fr)_72px_104px_112px]';

type EntryLineProps = { entry: RoutineEntry; position: number; figureName: string | null };

/** One line of a routine: what it is, how to do it, why it is there, its dose, and the figure that shows it. */
export function EntryLine({ entry, position, figureName }: EntryLineProps) {
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
              {`${rest} s`}
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
