import type { Progress, ProgressOf } from '@bandeja/domain/progress/contract';
import { capitalise } from '@bandeja/domain/wire/text';
import { ChartCard } from '#features/progress/chart-card.tsx';
import { progressTexts } from '#features/progress/texts.ts';
import { formatAxisDate } from '#lib/format.ts';

const texts = progressTexts.drills;
const [width, height] = [320, 84];
const [left, right, top, bottom] = [4, 40, 8, 20];

type Drill = ProgressOf<'Drill'>;

/** Balls that were good among those counted, a curve for each stroke. */
export function DrillsCard({ drills }: Pick<Progress, 'drills'>) {
  const rows = drills.flatMap(({ stroke, points }) => points.map((point) => ({ stroke, ...point })));
  return (
    <ChartCard
      texts={texts}
      sentence={texts.sentence}
      table={{
        rows,
        keyOf: ({ stroke, date }) => `${stroke} ${date}`,
        columns: [
          { title: texts.columns.stroke, cell: ({ stroke }) => capitalise(stroke) },
          { title: texts.columns.balls, numeric: true, cell: ({ hits, attempts }) => texts.balls(hits, attempts) },
          { title: texts.columns.share, numeric: true, cell: (point) => `${shareOf(point)} %` },
          { title: texts.columns.date, numeric: true, cell: ({ date }) => formatAxisDate(date) },
        ],
      }}
    >
      <ul className="grid gap-5">
        {drills.map((drill) => (
          <li key={drill.stroke}>
            <DrillCurve drill={drill} />
          </li>
        ))}
      </ul>
    </ChartCard>
  );
}

const shareOf = ({ hits, attempts }: { hits: number; attempts: number }) => Math.round((100 * hits) / attempts);

function DrillCurve({ drill: { stroke, points } }: { drill: Drill }) {
  const last = points.at(-1);
  if (last === undefined) return null;
  const xOf = (index: number) =>
    points.length === 1 ? width - right : left + (index / (points.length - 1)) * (width - left - right);
  const yOf = (point: Drill['points'][number]) => top + (1 - shareOf(point) / 100) * (height - top - bottom);
  const line = points.map((point, index) => `${index === 0 ? 'M' : 'L'}${xOf(index)} ${yOf(point)}`).join('');
  const summary = texts.curve(stroke, points.length, shareOf(points[0] ?? last), shareOf(last));
  return (
    <figure className="grid gap-1">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-strong">{capitalise(stroke)}</span>
        <span className="num text-sm text-ink-2">{texts.last(last.hits, last.attempts)}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={summary} className="w-full">
        {[0, 0.5, 1].map((share) => (
          <line
            key={share}
            x1={left}
            x2={width - right}
            y1={top + (1 - share) * (height - top - bottom)}
            y2={top + (1 - share) * (height - top - bottom)}
            className="stroke-line"
          />
        ))}
        <path d={line} className="fill-none stroke-link" strokeWidth={2.5} strokeLinejoin="round" />
        {points.map((point, index) => (
          <circle key={point.date} cx={xOf(index)} cy={yOf(point)} r={3.5} className="fill-link" />
        ))}
        <text x={width - right + 8} y={yOf(last) + 4} className="num fill-ink text-sm font-strong">
          {`${shareOf(last)} %`}
        </text>
        {points.length > 1 && (
          <text x={left} y={height - 4} className="fill-ink-2 text-xs">
            {formatAxisDate(points[0]?.date ?? last.date)}
          </text>
        )}
        <text x={width - right} y={height - 4} textAnchor="end" className="fill-ink-2 text-xs">
          {formatAxisDate(last.date)}
        </text>
      </svg>
    </figure>
  );
}
