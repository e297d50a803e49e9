import type { Progress } from '@bandeja/domain/progress/contract';
import { ChartCard, TwoWidths } from '#features/progress/chart-card.tsx';
import { xByDate } from '#features/progress/model.ts';
import { progressTexts } from '#features/progress/texts.ts';
import { formatMediumDate, formatNumber, formatShortDate } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';

const texts = progressTexts.weight;
const [left, top, base] = [44, 16, 132];

export function WeightCard({ progress: { weights, from, to } }: { progress: Progress }) {
  const [first, last] = [weights[0], weights.at(-1)];
  return (
    <ChartCard
      texts={texts}
      sentence={last && last !== first && texts.sentence(last.kilograms, formatShortDate(last.date))}
      table={{
        rows: weights,
        keyOf: ({ date }) => date,
        columns: [
          { title: texts.columns.date, cell: ({ date }) => formatMediumDate(date) },
          { title: texts.columns.kilograms, numeric: true, cell: ({ kilograms }) => texts.value(kilograms) },
        ],
      }}
    >
      {weights.length < 2 ? (
        <p className="text-ink-2">{first ? texts.one(first.kilograms, formatShortDate(first.date)) : texts.none}</p>
      ) : (
        <TwoWidths>{(width) => <Line weights={weights} from={from} to={to} width={width} />}</TwoWidths>
      )}
      <ArrowLink to={paths.body} className="mt-3">
        {texts.note}
      </ArrowLink>
    </ChartCard>
  );
}

function Line({ weights, from, to, width }: Pick<Progress, 'weights' | 'from' | 'to'> & { width: number }) {
  const right = width - 12;
  const values = weights.map(({ kilograms }) => kilograms);
  const low = Math.floor(Math.min(...values) - 0.5);
  const high = Math.ceil(Math.max(...values) + 0.5);
  const xOf = (date: string) => left + xByDate(date, { from, to }) * (right - left);
  const yOf = (kilograms: number) => base - ((kilograms - low) / (high - low)) * (base - top);
  const points = weights.map(({ date, kilograms }) => ({ date, x: xOf(date), y: yOf(kilograms) }));
  return (
    <svg
      viewBox={`0 0 ${width} 140`}
      role="img"
      aria-label={texts.summary(values.map(formatNumber))}
      className="w-full"
    >
      {[low, high].map((kilograms) => (
        <g key={kilograms}>
          <path d={`M${left} ${yOf(kilograms)}H${right}`} className="stroke-line" />
          <text x={0} y={yOf(kilograms) + 4} className="b-text">
            {texts.value(kilograms)}
          </text>
        </g>
      ))}
      <path
        d={points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
        className="fill-none stroke-link"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      {points.map(({ date, x, y }) => (
        <circle key={date} cx={x} cy={y} r={4} className="fill-link" />
      ))}
    </svg>
  );
}
