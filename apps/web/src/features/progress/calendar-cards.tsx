import type { Progress } from '@bandeja/domain/progress/contract';
import { ChartCard, EmptyCard, WideDrawing } from '#features/progress/chart-card.tsx';
import { monthsOf, shadeOf, yearWeeks } from '#features/progress/model.ts';
import { progressTexts } from '#features/progress/texts.ts';
import { formatAxisDate, formatDateRange, formatNumber, formatShortDate } from '#lib/format.ts';
import { DataTable } from '#ui/data-table.tsx';

export function MonthsCard({ progress, today }: { progress: Progress; today: string }) {
  const texts = progressTexts.months;
  const months = monthsOf(progress, today);
  if (months === null) return null;
  const { now, before } = months;
  if (before.sessions === 0) {
    return <EmptyCard texts={texts}>{texts.none(formatDateRange(before.from, before.to))}</EmptyCard>;
  }
  const rows = [
    { name: texts.sessions, now: now.sessions, before: before.sessions },
    { name: texts.minutes, now: now.minutes, before: before.minutes },
    { name: texts.load, now: now.load, before: before.load },
  ];
  return (
    <ChartCard
      texts={texts}
      sentence={texts.sentence(formatDateRange(now.from, now.to), formatDateRange(before.from, before.to))}
    >
      <DataTable
        caption={progressTexts.inFigures(texts.title)}
        rows={rows}
        keyOf={({ name }) => name}
        columns={[
          { title: texts.columns.what, cell: ({ name }) => name },
          { title: texts.columns.now, numeric: true, cell: (row) => <b>{formatNumber(row.now)}</b> },
          { title: texts.columns.before, numeric: true, cell: (row) => formatNumber(row.before) },
        ]}
      />
    </ChartCard>
  );
}

const cell = 13;
const shades = [
  'fill-sunken',
  'fill-pista-500/30',
  'fill-pista-500/55',
  'fill-pista-500/80',
  'fill-pista-500',
] as const;

export function YearMap({ progress }: { progress: Progress }) {
  const texts = progressTexts.year;
  const weeks = yearWeeks(progress);
  const months = Map.groupBy(progress.days, ({ date }) => date.slice(0, 7));
  return (
    <ChartCard
      texts={texts}
      sentence={texts.sentence}
      table={{
        rows: [...months],
        keyOf: ([month]) => month,
        columns: [
          { title: texts.columns.month, cell: ([month]) => formatShortDate(`${month}-01`).replace(/^1 de /, '') },
          { title: texts.columns.days, numeric: true, cell: ([, days]) => formatNumber(days.length) },
          {
            title: texts.columns.minutes,
            numeric: true,
            cell: ([, days]) => formatNumber(days.reduce((sum, { minutes }) => sum + minutes, 0)),
          },
        ],
      }}
    >
      <WideDrawing label={progressTexts.drawn(texts.title)}>
        <svg
          viewBox={`0 0 ${weeks.length * cell} ${7 * cell + 18}`}
          role="img"
          aria-label={texts.summary(progress.days.length)}
          className="h-auto w-[676px] max-w-none md:w-[1170px] md:max-w-full"
          direction="ltr"
        >
          {weeks.map(({ monday, days }, week) => (
            <g key={monday}>
              {days.map(({ date, minutes }, day) => (
                <rect
                  key={date}
                  x={week * cell}
                  y={day * cell}
                  width={cell - 2}
                  height={cell - 2}
                  rx={2}
                  className={shades[shadeOf(minutes)]}
                />
              ))}
              {week % 8 === 0 && (
                <text x={week * cell} y={7 * cell + 14} className="b-text md:text-[7.2px]">
                  {formatAxisDate(monday)}
                </text>
              )}
            </g>
          ))}
        </svg>
      </WideDrawing>
      <p className="mt-2 flex items-center justify-end gap-1.5 text-sm text-ink-2">
        {texts.less}
        <svg viewBox={`0 0 ${shades.length * cell} 11`} aria-hidden="true" className="h-3">
          {shades.map((shade, index) => (
            <rect key={shade} x={index * cell} width={cell - 2} height={cell - 2} rx={2} className={shade} />
          ))}
        </svg>
        {texts.more}
      </p>
    </ChartCard>
  );
}
