import { mondayOf } from '@bandeja/domain/calendar/dates';
import type { Season, SeasonWeek } from '@bandeja/domain/season/contract';
import { currentBlock, labelsThatFit, lastDayOf } from '#features/season/model.ts';
import { seasonTexts as texts } from '#features/season/texts.ts';
import { formatAxisDate } from '#lib/format.ts';
import { arcPath, type BoteArc, layOutBote } from '#ui/bote-geometry.ts';
import { classNames } from '#ui/class-names.ts';

const narrow = { width: 336, base: 112, top: 88, unit: 6.6, radius: 6, roomOfDate: 62 };
const wide = { width: 1144, base: 142, top: 96, unit: 8, radius: 7, roomOfDate: 56 };
type Size = typeof narrow;

/** The season in the week's drawing: an arc is a week, its height the minutes; solid is done, dotted planned, the ball this week. */
export function SeasonLine({ season }: { season: Season }) {
  return (
    <>
      <Line season={season} size={narrow} className="xl:hidden" />
      <Line season={season} size={wide} className="hidden xl:block" />
    </>
  );
}

function Line({ season, size, className }: { season: Season; size: Size; className: string }) {
  const { weeks, today } = season;
  const { width, base, top, radius } = size;
  const most = Math.max(1, ...weeks.flatMap(({ planned, done }) => [planned, done ?? 0]));
  const arcs = layOutBote(
    weeks.map(({ planned }) => ({ state: 'planned' as const, height: (planned / most) * top })),
    { width },
  );
  const thisMonday = mondayOf(today);
  const at = weeks.findIndex(({ monday }) => monday === thisMonday);
  const now = arcs[at];
  const doneOf = (week: SeasonWeek | undefined) => ((week?.done ?? 0) / most) * top;
  return (
    <svg
      viewBox={`0 0 ${width} ${base + 58}`}
      role="img"
      aria-label={summaryOf(season)}
      className={classNames('w-full overflow-visible', className)}
    >
      <path d={`M0 ${base}H${width}`} className="b-base" />
      {arcs.map((arc, index) => (
        <WeekArcs
          key={arc.x0}
          arc={arc}
          week={weeks[index]}
          done={doneOf(weeks[index])}
          base={base}
          today={thisMonday}
        />
      ))}
      {now && (
        <circle
          cx={(now.x0 + now.x1) / 2}
          cy={Math.min(base - doneOf(weeks[at]), base - radius)}
          r={radius}
          className="b-ball"
        />
      )}
      <Brackets season={season} arcs={arcs} size={size} />
      {season.goals.map((goal) => (
        <Flag key={goal._id} date={goal.date} weeks={weeks} arcs={arcs} size={size} />
      ))}
      <Dates season={season} arcs={arcs} now={{ monday: thisMonday, x: now?.x0 ?? 0 }} size={size} />
    </svg>
  );
}

type WeekArcsProps = { arc: BoteArc; week: SeasonWeek | undefined; done: number; base: number; today: string };

function WeekArcs({ arc, week, done, base, today }: WeekArcsProps) {
  const isPast = week !== undefined && week.monday < today;
  return (
    <>
      {!isPast && <path d={arcPath(arc, base)} className="b-arc b-plan" />}
      {week?.done !== null && (isPast || done > 0) && (
        <path d={arcPath({ ...arc, height: done }, base)} className="b-arc" />
      )}
    </>
  );
}

function Brackets({ season, arcs, size: { base, unit } }: { season: Season; arcs: readonly BoteArc[]; size: Size }) {
  const current = currentBlock(season);
  let week = 0;
  const brackets = season.blocks.map((block) => {
    const from = arcs[week]?.x0 ?? 0;
    week += block.weeks;
    const to = arcs[week - 1]?.x1 ?? from;
    return { block, from: from + 2, to: to - 2, middle: (from + to) / 2, isCurrent: block === current };
  });
  const fits = labelsThatFit(
    brackets.map(({ block, middle, isCurrent }) => ({ text: block.name, middle, isCurrent })),
    unit,
  );
  return brackets.map(({ block, from, to, middle, isCurrent }, index) => (
    <g key={block.from}>
      <path
        d={`M${from} ${base + 12}H${to}`}
        className={isCurrent ? 'stroke-ink' : 'stroke-line-strong'}
        strokeWidth={isCurrent ? 3 : 1.5}
      />
      {fits[index] && (
        <text x={middle} y={base + 30} textAnchor="middle" className={classNames('b-text', isCurrent && 'b-text-now')}>
          {block.name}
        </text>
      )}
    </g>
  ));
}

type FlagProps = { date: string | null; weeks: readonly SeasonWeek[]; arcs: readonly BoteArc[]; size: Size };

function Flag({ date, weeks, arcs, size: { base, top, width } }: FlagProps) {
  if (date === null) return null;
  const arc = arcs[weeks.findIndex(({ monday }) => monday === mondayOf(date))];
  if (!arc) return null;
  const day = (Date.parse(date) - Date.parse(mondayOf(date))) / 86_400_000;
  const x = arc.x0 + ((arc.x1 - arc.x0) * (day + 0.5)) / 7;
  const y = base - top * 0.9;
  const isLate = x > width - 56;
  return (
    <g>
      <path d={`M${x} ${base}V${y}`} className="stroke-ink" strokeWidth={1.5} />
      <path d={`M${x} ${y}h16l-4 5 4 5h-16z`} className="fill-ink" />
      <text
        x={isLate ? x - 6 : x + 21}
        y={y + 9}
        textAnchor={isLate ? 'end' : 'start'}
        className="b-text stroke-surface [paint-order:stroke]"
        strokeWidth={4}
      >
        {formatAxisDate(date)}
      </text>
    </g>
  );
}

type DatesProps = {
  season: Season;
  arcs: readonly BoteArc[];
  now: { monday: string; x: number };
  size: Size;
};

/** First and last day, this week's Monday, and where each block begins as far as there is room. */
function Dates({ season, arcs, now, size: { base, width, roomOfDate } }: DatesProps) {
  const y = base + 50;
  const last = lastOf(season);
  const starts = season.blocks.map(({ from }) => {
    const week = season.weeks.findIndex(({ monday }) => monday === from);
    return { day: from, x: arcs[week]?.x0 ?? 0 };
  });
  const [first, ...others] = starts;
  const shown = first ? [first] : [];
  for (const { day, x } of [{ day: now.monday, x: now.x }, ...others]) {
    const isFree = shown.every((each) => Math.abs(each.x - x) > roomOfDate);
    if (isFree && x < width - 2 * roomOfDate) shown.push({ day, x });
  }
  return (
    <>
      {shown.map(({ day, x }) => (
        <text key={day} x={x} y={y} className="b-text">
          {formatAxisDate(day)}
        </text>
      ))}
      {last && (
        <text x={width} y={y} textAnchor="end" className="b-text">
          {formatAxisDate(last)}
        </text>
      )}
    </>
  );
}

function lastOf({ blocks }: Season): string | undefined {
  const last = blocks.at(-1);
  return last && lastDayOf(last);
}

function summaryOf({ blocks, weeks, today }: Season): string {
  const thisMonday = mondayOf(today);
  const minutes = ({ monday, planned, done }: SeasonWeek) => String(monday < thisMonday ? (done ?? 0) : planned);
  const parts = blocks.map((block) => {
    const own = weeks.filter(({ monday }) => monday >= block.from && monday <= lastDayOf(block));
    return texts.part(block.name, own.map(minutes));
  });
  return texts.summary(parts);
}
