import type { Progress } from '@bandeja/domain/progress/contract';
import { ChartCard } from '#features/progress/chart-card.tsx';
import { progressTexts } from '#features/progress/texts.ts';
import { formatNumber } from '#lib/format.ts';
import { TypeBadge, typeLook } from '#ui/type-badge.tsx';

const texts = progressTexts.kinds;
const [width, height] = [240, 40];

const fills = { fis: 'fill-fis', tec: 'fill-tec', tac: 'fill-tac', par: 'fill-par', otr: 'fill-otr' } as const;

export function KindsCard({ kinds, totals }: Pick<Progress, 'kinds' | 'totals'>) {
  const most = Math.max(1, ...kinds.flatMap(({ weekMinutes }) => weekMinutes));
  const share = (minutes: number) => `${Math.round((100 * minutes) / Math.max(1, totals.minutes))} %`;
  return (
    <ChartCard
      texts={texts}
      sentence={texts.sentence}
      table={{
        rows: kinds,
        keyOf: ({ kind }) => kind,
        columns: [
          { title: texts.columns.kind, cell: ({ kind }) => kind },
          { title: texts.columns.minutes, numeric: true, cell: ({ minutes }) => formatNumber(minutes) },
          { title: texts.columns.share, numeric: true, cell: ({ minutes }) => share(minutes) },
        ],
      }}
    >
      <ul>
        {kinds.map(({ kind, minutes, weekMinutes }) => (
          <li
            key={kind}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b py-3 last:border-b-0 md:grid md:grid-cols-[6rem_1fr_6rem_3rem]"
          >
            <span className="mr-auto">
              <TypeBadge type={kind} />
            </span>
            <WeekBars values={weekMinutes} most={most} fill={fillOf(kind)} />
            <span className="text-right">
              <b className="num text-num-sm">{formatNumber(minutes)}</b> <small className="text-sm">min</small>
            </span>
            <span className="num text-right text-sm text-ink-2">{share(minutes)}</span>
          </li>
        ))}
      </ul>
    </ChartCard>
  );
}

function fillOf(kind: string): string {
  const { tone } = typeLook(kind);
  // every tone of a type has its fill; the others are for other badges
  return fills[tone as keyof typeof fills] ?? fills.otr;
}

function WeekBars({ values, most, fill }: { values: readonly number[]; most: number; fill: string }) {
  const step = width / values.length;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="order-last h-10 w-full md:order-none"
    >
      <path d={`M0 ${height - 0.5}H${width}`} className="stroke-line" />
      {values.map((value, index) => {
        const tall = (value / most) * (height - 2);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={index}
            x={index * step + step * 0.15}
            y={height - tall}
            width={step * 0.7}
            height={tall}
            className={fill}
          />
        );
      })}
    </svg>
  );
}
