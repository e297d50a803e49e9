import type { Progress, ProgressOf } from '@bandeja/domain/progress/contract';
import { ChartCard, EmptyCard } from '#features/progress/chart-card.tsx';
import { gainOf } from '#features/progress/model.ts';
import { formatMark, progressTexts } from '#features/progress/texts.ts';
import { formatAxisDate } from '#lib/format.ts';

const texts = progressTexts.bests;
const [width, height] = [84, 28];

export function BestsCard({ progress: { bests, hidesEarlier } }: { progress: Progress }) {
  const gainText = (best: ProgressOf<'Best'>) => textOfGain(best, hidesEarlier);
  const hasKilograms = bests.some(({ unit }) => unit === 'kg');
  const hasCurve = bests.some(({ points }) => points.length > 1);
  if (bests.length === 0) {
    return <EmptyCard texts={texts}>{texts.none}</EmptyCard>;
  }
  return (
    <ChartCard
      texts={texts}
      sentence={`${texts.sentence}${hasKilograms ? texts.kilograms : ''}${hasCurve ? '' : texts.noCurve}`}
      table={{
        rows: bests,
        keyOf: ({ key }) => key,
        columns: [
          { title: texts.columns.name, cell: ({ name }) => name },
          { title: texts.columns.value, numeric: true, cell: ({ value, unit }) => formatMark(value, unit) },
          { title: texts.columns.gain, numeric: true, cell: gainText },
          { title: texts.columns.week, numeric: true, cell: ({ date }) => formatAxisDate(date) },
        ],
      }}
    >
      <ul>
        {bests.map((best) => (
          <li key={best.key} className="flex flex-wrap items-center justify-end gap-x-3 border-b py-3 last:border-b-0">
            <span className="min-w-0 flex-[1_1_5rem]">
              {best.name}
              {best.points.length > 1 && <Curve best={best} />}
            </span>
            <span className="flex items-baseline gap-2">
              <b className="num text-num-sm whitespace-nowrap">{formatMark(best.value, best.unit)}</b>
              <span className={`num min-w-12 text-right text-sm ${(gainOf(best) ?? 0) > 0 ? 'text-ok' : 'text-ink-2'}`}>
                {gainText(best)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </ChartCard>
  );
}

/** Where the plan hides earlier marks, none is called the first. */
function textOfGain(best: ProgressOf<'Best'>, hidesEarlier: boolean): string {
  const gain = gainOf(best);
  if (gain === null) return hidesEarlier ? texts.hidden : texts.first;
  return gain === 0 ? texts.same : texts.gain(gain, best.unit);
}

function Curve({ best: { name, points } }: { best: ProgressOf<'Best'> }) {
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const xOf = (index: number) => 4 + (index / (values.length - 1)) * (width - 8);
  const yOf = (value: number) =>
    high === low ? height / 2 : height - 4 - ((value - low) / (high - low)) * (height - 8);
  const line = values.map((value, index) => `${index === 0 ? 'M' : 'L'}${xOf(index)} ${yOf(value)}`).join('');
  const last = values.at(-1) ?? 0;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={texts.curve(name, points.length)}
      className="mt-1 block h-7 w-21"
    >
      <path d={line} className="fill-none stroke-link" strokeWidth={2} strokeLinejoin="round" />
      <circle cx={xOf(values.length - 1)} cy={yOf(last)} r={3} className="fill-link" />
    </svg>
  );
}
