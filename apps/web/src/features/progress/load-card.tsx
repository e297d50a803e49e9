import type { Progress, ProgressOf } from '@bandeja/domain/progress/contract';
import { ChartCard, TwoWidths } from '#features/progress/chart-card.tsx';
import { axisTop } from '#features/progress/model.ts';
import { progressTexts } from '#features/progress/texts.ts';
import { formatAxisDate, formatHundredths, formatNumber } from '#lib/format.ts';
import type { Column } from '#ui/data-table.tsx';

const texts = progressTexts.load;
const [top, base] = [24, 150];
const labelWidth = 34;
/** Above this value a week is called uniform: a popular figure, no threshold of risk (docs/training.md#formulas). */
const uniformMonotony = 2;

const orDash = (value: number | null, format = formatNumber) => (value === null ? '–' : format(value));

const pulseColumn: Column<ProgressOf<'Week'>> = {
  title: texts.columns.pulse,
  numeric: true,
  cell: ({ pulseLoad }) => orDash(pulseLoad),
};

/** Session-RPE load by week, with the last week and session described; never a risk. */
export function LoadCard({ progress }: { progress: Progress }) {
  const { weeks, totals, spike } = progress;
  const lastComplete = weeks.at(-2);
  const hasPulse = weeks.some(({ pulseLoad }) => pulseLoad !== null);
  const assumed = totals.sessions - totals.recordedEfforts;
  return (
    <ChartCard
      texts={texts}
      sentence={texts.sentence}
      table={{
        rows: weeks,
        keyOf: ({ monday }) => monday,
        columns: [
          { title: texts.columns.week, cell: ({ monday }) => formatAxisDate(monday) },
          { title: texts.columns.load, numeric: true, cell: ({ load }) => formatNumber(load) },
          ...(hasPulse ? [pulseColumn] : []),
          {
            title: texts.columns.change,
            numeric: true,
            cell: ({ changePercent }) => (changePercent === null ? '–' : `${formatNumber(changePercent)} %`),
          },
          { title: texts.columns.monotony, numeric: true, cell: ({ monotony }) => orDash(monotony, formatHundredths) },
          { title: texts.columns.strain, numeric: true, cell: ({ strain }) => orDash(strain) },
        ],
      }}
    >
      <TwoWidths>{(width) => <Bars weeks={weeks} width={width} />}</TwoWidths>
      <p aria-hidden="true" className="mt-1 flex justify-between text-xs text-ink-2">
        <span>{formatAxisDate(progress.from)}</span> <span>{formatAxisDate(progress.to)}</span>
      </p>
      <ul className="mt-3 grid gap-1 text-sm text-ink-2">
        {(lastComplete?.monotony ?? 0) > uniformMonotony && <li>{texts.uniform}</li>}
        <li>{spike ? texts.spike(spike.ratio) : texts.noSpike}</li>
        {hasPulse && <li>{texts.pulse}</li>}
        {assumed > 0 && <li>{texts.assumed(assumed, totals.sessions)}</li>}
      </ul>
    </ChartCard>
  );
}

function Bars({ weeks, width }: { weeks: readonly ProgressOf<'Week'>[]; width: number }) {
  const most = axisTop(weeks.map(({ load }) => load));
  const step = width / weeks.length;
  const isLabelled = step >= labelWidth;
  return (
    <svg
      viewBox={`0 0 ${width} ${base}`}
      role="img"
      aria-label={texts.summary(weeks.map(({ monday, load }) => `${formatAxisDate(monday)} ${load}`))}
      className="w-full"
    >
      <path d={`M0 ${base - 0.5}H${width}`} className="stroke-line" />
      {!isLabelled && <path d={`M0 ${top}H${width}`} className="stroke-line" strokeDasharray="2 5" />}
      <text y={top - 7} className="b-text">
        {!isLabelled && texts.axis(most)}
      </text>
      {weeks.map(({ monday, load }, index) => {
        const tall = (load / most) * (base - top);
        return (
          <g key={monday}>
            <rect
              x={index * step + step * 0.15}
              y={base - tall}
              width={step * 0.7}
              height={tall}
              className={index === weeks.length - 1 ? 'fill-pista-500' : 'fill-line-strong'}
            />
            {isLabelled && load > 0 && (
              <text x={(index + 0.5) * step} y={base - tall - 7} textAnchor="middle" className="b-text">
                {formatNumber(load)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
