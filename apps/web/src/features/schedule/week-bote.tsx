import { weekdayNames } from '@bandeja/domain/schedule/rules';
import type { Weekday } from '@bandeja/domain/schedule/vocabulary';
import type { FinishedThisWeek } from '@bandeja/domain/stats/contract';
import { type DayOutcome, isSession, minutesOf, outcomeOf, type WeekDay } from '#features/schedule/week-facts.ts';
import type { BoteStep } from '#ui/bote-geometry.ts';
import { BoteLine } from '#ui/bote-line.tsx';

/** Minutes that reach the drawing's top; a longer day scales the whole week down. */
const topMinutes = 90;

const initials: Record<Weekday, string> = {
  monday: 'L',
  tuesday: 'M',
  wednesday: 'X',
  thursday: 'J',
  friday: 'V',
  saturday: 'S',
  sunday: 'D',
};

type WeekBoteProps = {
  days: readonly WeekDay[];
  today: string;
  finished: readonly FinishedThisWeek[];
  editing: string | null;
};

/** Weights of the columns: a routine's name fits into the day that is edited, «Hoy» beside today's name. */
const columns = { edited: 2.3, today: 1.2, other: 1 } as const;

/** Relative width of a day's column; only an edited day takes room from the others. */
export function columnWeight({ day }: WeekDay, today: string, editing: string | null): number {
  if (day.date === editing) return columns.edited;
  return editing !== null && day.date === today ? columns.today : columns.other;
}

/** The week as el bote: height is minutes, solid is done, dotted is planned, flat is rest, the ball is now. */
export function WeekBote({ days, today, finished, editing }: WeekBoteProps) {
  const drawn = days.map((weekDay) => ({ ...weekDay, ...outcomeOf(weekDay.day, finished, today) }));
  const longest = Math.max(topMinutes, ...drawn.flatMap(({ minutes, day }) => [minutes, minutesOf(day)]));
  const steps = (top: number, isNarrow: boolean): BoteStep[] =>
    drawn.map(({ weekday, day, arc, minutes }) => ({
      state: arc,
      height: (minutes / longest) * top,
      ...(isNarrow ? { caption: initials[weekday] } : { weight: columnWeight({ weekday, day }, today, editing) }),
      ...(isDrawn(arc) ? { label: isNarrow ? String(minutes) : `${minutes} min` } : {}),
      ...(arc === 'done' && isSession(day) ? { planned: (minutesOf(day) / longest) * top } : {}),
    }));
  const index = days.findIndex(({ day }) => day.date === today);
  const ball = index < 0 ? {} : { ball: index + (drawn[index]?.arc === 'done' ? 1 : 0) };
  return (
    <>
      <BoteLine
        steps={steps(70, false)}
        width={1192}
        height={98}
        base={92}
        columnGap={10}
        radius={6.5}
        label={boteSummary(drawn)}
        className="-mb-px hidden h-auto overflow-visible xl:block"
        {...ball}
      />
      <div aria-hidden="true" className="mx-auto px-4 pt-3 pb-1 max-w-form xl:hidden">
        <BoteLine steps={steps(38, true)} width={326} height={80} base={58} margin={8} {...ball} />
      </div>
    </>
  );
}

const isDrawn = (arc: DayOutcome['arc']) => arc === 'done' || arc === 'planned';

export function boteSummary(days: readonly ({ weekday: Weekday } & Pick<DayOutcome, 'arc' | 'minutes'>)[]): string {
  const parts = days
    .filter(({ arc }) => isDrawn(arc))
    .map(({ weekday, minutes }) => `${weekdayNames[weekday].toLocaleLowerCase('es')} ${minutes}`);
  return parts.length === 0 ? 'Semana sin sesiones' : `Minutos por día: ${parts.join(', ')}`;
}
