import { addDays } from '@bandeja/domain/calendar/dates';
import type { TemplateWeek } from '@bandeja/domain/coaching/schemas';
import { weekdayNames } from '@bandeja/domain/schedule/rules';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import type { DayFields } from '#features/coaching/day-fields.ts';
import { templateTexts as texts } from '#features/coaching/template-texts.ts';
import { playerTexts } from '#features/coaching/texts.ts';
import { formatDateRange } from '#lib/format.ts';
import { TypeBadge } from '#ui/type-badge.tsx';

export const shortDays = weekdays.map((weekday) => weekdayNames[weekday]);

export type Routines = readonly { _id: string; name: string }[];

/** Weeks in a few lines each; with a Monday, by their dates. */
type TemplateWeeksProps = { weeks: readonly TemplateWeek[]; routines: Routines; monday?: string };

export function TemplateWeeks({ weeks, routines, monday }: TemplateWeeksProps) {
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
              <DayLine key={shortDays[weekday]} name={shortDays[weekday] ?? ''} day={day} routines={routines} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function DayLine({ name, day, routines }: { name: string; day: DayFields | null; routines: Routines }) {
  return (
    <li className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-sm">
      <span className="w-8 text-ink-2">{name.slice(0, 3)}</span>
      {day === null ? <span className="text-ink-3">{texts.free}</span> : <DayWords day={day} routines={routines} />}
    </li>
  );
}

export function DayWords({ day, routines }: { day: DayFields; routines: Routines }) {
  const routine = routines.find(({ _id }) => _id === day.routineId);
  const words = [routine?.name, day.minutes && playerTexts.minutes(day.minutes)].filter(Boolean).join(', ');
  return (
    <>
      <TypeBadge type={day.type} />
      {words !== '' && <span className="min-w-0 wrap-anywhere">{words}</span>}
    </>
  );
}
