import { addDays } from '@bandeja/domain/calendar/dates';
import type { TemplateWeek } from '@bandeja/domain/coaching/schemas';
import { weekdayNames } from '@bandeja/domain/schedule/rules';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { useQuery } from '@tanstack/react-query';
import type { DayFields } from '#features/coaching/day-fields.ts';
import { templateTexts as texts } from '#features/coaching/template-texts.ts';
import { playerTexts } from '#features/coaching/texts.ts';
import { routinesQuery } from '#features/routines/api.ts';
import { formatDateRange } from '#lib/format.ts';
import { TypeBadge } from '#ui/type-badge.tsx';

export const shortDays = weekdays.map((weekday) => weekdayNames[weekday]);

/** Names of routines, as the coach knows them. */
export function useRoutineNames(): (routineId: string | null) => string | null {
  const { data = [] } = useQuery(routinesQuery);
  return (routineId) => data.find(({ _id }) => _id === routineId)?.name ?? null;
}

/** Weeks in a few lines each; with a Monday, by their dates. */
export function TemplateWeeks({ weeks, monday }: { weeks: readonly TemplateWeek[]; monday?: string }) {
  return (
    <ol className="grid grid-cols-1 gap-4">
      {weeks.map((week, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: weeks are told by their turn
        <li key={index} className="grid gap-1">
          <h3 className="text-ui font-strong">
            {monday === undefined
              ? texts.week(index + 1)
              : formatDateRange(addDays(monday, 7 * index), addDays(monday, 7 * index + 6))}
          </h3>
          <ul className="grid gap-1">
            {week.map((day, weekday) => (
              <DayLine key={shortDays[weekday]} name={shortDays[weekday] ?? ''} day={day} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function DayLine({ name, day }: { name: string; day: DayFields | null }) {
  const nameOf = useRoutineNames();
  return (
    <li className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-sm">
      <span className="w-8 text-ink-2">{name.slice(0, 3)}</span>
      {day === null ? <span className="text-ink-3">{texts.free}</span> : <DayWords day={day} nameOf={nameOf} />}
    </li>
  );
}

export function DayWords({ day, nameOf }: { day: DayFields; nameOf: (routineId: string | null) => string | null }) {
  const words = [nameOf(day.routineId), day.minutes && playerTexts.minutes(day.minutes)].filter(Boolean).join(', ');
  return (
    <>
      <TypeBadge type={day.type} />
      {words !== '' && <span className="min-w-0 wrap-anywhere">{words}</span>}
    </>
  );
}
