import type { Progress } from '@bandeja/domain/progress/contract';
import { ChartCard, EmptyCard, TwoWidths } from '#features/progress/chart-card.tsx';
import { progressTexts } from '#features/progress/texts.ts';
import { formatMediumDate, formatNumber } from '#lib/format.ts';

const texts = progressTexts.scores;
const [left, base, top] = [26, 160, 20];

export function ScoresCard({ scores, totals }: Pick<Progress, 'scores' | 'totals'>) {
  if (scores.length === 0) {
    return <EmptyCard texts={texts}>{texts.none}</EmptyCard>;
  }
  return (
    <ChartCard
      texts={texts}
      sentence={scores.length === 1 ? texts.one : texts.sentence(scores.length)}
      table={{
        rows: scores,
        keyOf: ({ sessionId }) => sessionId,
        columns: [
          { title: texts.columns.date, cell: ({ date }) => formatMediumDate(date) },
          { title: texts.columns.name, cell: ({ name }) => name },
          { title: texts.columns.score, numeric: true, cell: ({ score }) => `${score}/10` },
          {
            title: texts.columns.effort,
            numeric: true,
            cell: ({ rpe }) => (rpe === null ? '–' : formatNumber(rpe)),
          },
        ],
      }}
    >
      <TwoWidths>{(width) => <Needles scores={scores} average={totals.averageScore ?? 0} width={width} />}</TwoWidths>
    </ChartCard>
  );
}

function toneOf(score: number) {
  if (score >= 8) return 'hi';
  return score >= 6 ? 'mid' : 'lo';
}

function Needles({ scores, average, width }: Pick<Progress, 'scores'> & { average: number; width: number }) {
  const yOf = (score: number) => base - (score / 10) * (base - top);
  const step = (width - left) / scores.length;
  return (
    <svg viewBox={`0 0 ${width} 172`} role="img" aria-label={texts.summary(average)} className="w-full">
      {[0, 6, 8, 10].map((score) => (
        <g key={score}>
          <path
            d={`M${left} ${yOf(score)}H${width}`}
            className="stroke-line"
            strokeDasharray={score % 10 === 0 ? undefined : '2 5'}
          />
          <text x={0} y={yOf(score) + 4} className="b-text">
            {score}
          </text>
        </g>
      ))}
      {scores.map(({ sessionId, score }, index) => {
        const x = left + (index + 0.5) * step;
        const tone = toneOf(score);
        return (
          <g key={sessionId} className={toneClass[tone]}>
            <path d={`M${x} ${base}V${yOf(score)}`} strokeWidth={2} opacity={0.4} />
            <circle cx={x} cy={yOf(score)} r={6} />
          </g>
        );
      })}
    </svg>
  );
}

const toneClass = {
  hi: 'fill-score-hi stroke-score-hi',
  mid: 'fill-score-mid stroke-score-mid',
  lo: 'fill-score-lo stroke-score-lo',
} as const;
