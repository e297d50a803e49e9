import type { Progress, ProgressOf } from '@bandeja/domain/progress/contract';
import { ChartCard, WideDrawing } from '#features/progress/chart-card.tsx';
import { axisTop } from '#features/progress/model.ts';
import { progressTexts } from '#features/progress/texts.ts';
import { formatAxisDate, formatNumber } from '#lib/format.ts';
import { arcPath, type BoteArc, ballPoint, layOutBote } from '#ui/bote-geometry.ts';

const texts = progressTexts.minutesByWeek;
type Week = ProgressOf<'Week'>;

export function WeekArcs({ weeks }: Pick<Progress, 'weeks'>) {
  return (
    <ChartCard
      texts={texts}
      sentence={texts.sentence}
      table={{
        rows: weeks,
        keyOf: ({ monday }) => monday,
        columns: [
          { title: texts.columns.week, cell: ({ monday }) => formatAxisDate(monday) },
          { title: texts.columns.minutes, numeric: true, cell: ({ minutes }) => formatNumber(minutes) },
          { title: texts.columns.planned, numeric: true, cell: ({ plannedMinutes }) => formatNumber(plannedMinutes) },
          { title: texts.columns.sessions, numeric: true, cell: ({ sessions }) => formatNumber(sessions) },
        ],
      }}
    >
      <Arcs weeks={weeks} width={1160} className="hidden md:block" />
      <div className="md:hidden">
        <WideDrawing label={progressTexts.drawn(texts.title)}>
          <Arcs weeks={weeks} width={phoneWidth(weeks.length)} className="min-w-full" isWide />
        </WideDrawing>
      </div>
    </ChartCard>
  );
}

/** Width of a week on a phone, where a drawing of many weeks scrolls. */
const narrowWeek = 52;
const phoneWidth = (weekCount: number) => Math.max(300, axisWidth + narrowWeek * weekCount);
const labelledWeeks = 12;
const [top, base, height] = [34, 224, 256];
const ballRadius = 7;
const axisWidth = 40;

type ArcsProps = {
  weeks: readonly Week[];
  width: number;
  className: string;
  isWide?: boolean;
};

function Arcs({ weeks, width, className, isWide = false }: ArcsProps) {
  const most = axisTop(weeks.flatMap(({ minutes, plannedMinutes }) => [minutes, plannedMinutes]));
  const tall = (minutes: number) => (minutes / most) * (base - top);
  const layOut = (heightOf: (week: Week) => number) =>
    layOutBote(
      weeks.map((week) => ({ state: 'done', height: heightOf(week) })),
      { width: width - axisWidth },
    );
  const [done, planned] = [layOut((week) => tall(week.minutes)), layOut((week) => tall(week.plannedMinutes))];
  const isLabelled = isWide || weeks.length <= labelledWeeks;
  const summary = texts.summary(weeks.map(({ monday, minutes }) => texts.week(formatAxisDate(monday), minutes)));
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={summary}
      direction="ltr"
      {...(isWide ? { width, height } : {})}
      className={isWide ? className : `w-full ${className}`}
    >
      {[most / 2, most].map((minutes) => (
        <g key={minutes}>
          <path d={`M${axisWidth} ${base - tall(minutes)}H${width}`} className="stroke-line" strokeDasharray="2 5" />
          <text x={0} y={base - tall(minutes) + 4} className="b-text">
            {formatNumber(minutes)}
          </text>
        </g>
      ))}
      <text x={0} y={base + 4} className="b-text">
        {texts.unit}
      </text>
      <path d={`M${axisWidth} ${base + 0.5}H${width}`} className="b-base" />
      <g transform={`translate(${axisWidth} 0)`}>
        {weeks.map((week, index) => {
          const [arc, plan] = [done[index], planned[index]];
          if (!arc || !plan) return null;
          const isRunning = index === weeks.length - 1;
          const isUnderWay = isRunning && week.minutes < week.plannedMinutes;
          const middle = (arc.x0 + arc.x1) / 2;
          const showsDate = isLabelled || index % 4 === 0;
          return (
            <g key={week.monday}>
              {week.plannedMinutes > 0 && <path d={arcPath(plan, base)} className="b-arc b-plan" />}
              {isUnderWay ? (
                <path d={risePath(plan, week.minutes / week.plannedMinutes)} className="b-arc fill-none" />
              ) : (
                week.minutes > 0 && <path d={arcPath(arc, base)} className="b-arc fill-brand-tint" />
              )}
              {isLabelled && (
                <text
                  // «96 de 245» is wider than a week on a phone, and there is nothing to its right
                  x={isRunning && isWide ? arc.x1 : middle}
                  y={base - (isRunning ? Math.max(arc.height, plan.height) + ballRadius : arc.height) - 9}
                  textAnchor={isRunning && isWide ? 'end' : 'middle'}
                  // a plan that is dotted through the figure leaves it a margin
                  className={`b-text stroke-surface stroke-4 [paint-order:stroke] ${isRunning ? 'b-text-now' : ''}`}
                >
                  {labelOf(week, isRunning)}
                </text>
              )}
              {showsDate && (
                <text
                  x={middle}
                  y={base + 20}
                  textAnchor="middle"
                  className={isRunning ? 'b-text b-text-now' : 'b-text'}
                >
                  {formatAxisDate(week.monday)}
                </text>
              )}
            </g>
          );
        })}
        <Ball week={weeks.at(-1)} done={done} planned={planned} />
      </g>
    </svg>
  );
}

/** «85 de 250» for the running week, whose plan is not over; the minutes of the others. */
function labelOf({ minutes, plannedMinutes }: Week, isRunning: boolean): string {
  if (isRunning && plannedMinutes > 0) {
    return minutes === 0 ? texts.plan(plannedMinutes) : texts.ofPlan(minutes, plannedMinutes);
  }
  return minutes === 0 ? '' : formatNumber(minutes);
}

const alongRise = (share: number) => (1 - Math.sqrt(1 - share)) / 2;

function risePath(arc: BoteArc, share: number): string {
  const along = alongRise(share);
  const { x, y } = ballPoint([arc], along, base, 0);
  return `M${arc.x0} ${base}Q${arc.x0 + ((arc.x1 - arc.x0) / 2) * along} ${base - 2 * arc.height * along} ${x} ${y}`;
}

/** The ball of the running week: rising on its plan, or on top of the finished minutes once they reach it. */
function Ball({ week, done, planned }: { week: Week | undefined; done: BoteArc[]; planned: BoteArc[] }) {
  if (week === undefined) return null;
  const isUnderWay = week.minutes < week.plannedMinutes;
  const along = isUnderWay ? alongRise(week.minutes / week.plannedMinutes) : 0.5;
  const { x, y } = ballPoint(isUnderWay ? planned : done, done.length - 1 + along, base, ballRadius);
  return <circle cx={x} cy={y} r={ballRadius} className="b-ball" />;
}
