import { addDays, localDateIn, mondayOf } from '@bandeja/domain/calendar/dates';
import type { User } from '@bandeja/domain/profile/contract';
import type { Week } from '@bandeja/domain/schedule/contract';
import { isProfileComplete } from '@bandeja/domain/schedule/rules';
import { useQuery } from '@tanstack/react-query';
import { weekFrom, weekQuery } from '#features/schedule/api.ts';
import { scheduleTexts } from '#features/schedule/texts.ts';
import { daysOf, isSession } from '#features/schedule/week-facts.ts';
import { formatWeekdayDate } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { timeZone } from '#lib/time-zone.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';

const texts = scheduleTexts.next;

/** The next planned session after one that is done; at the end of a week the first of the next one. */
export function NextCard({ user, doneOn, className }: { user: User; doneOn: string; className?: string }) {
  const enabled = isProfileComplete(user);
  const today = localDateIn(timeZone, new Date());
  const from = doneOn < today ? today : addDays(today, 1);
  const week = useQuery({ ...weekQuery, enabled });
  const found = nextDay(week.data, from);
  const isOver = week.data !== undefined && found === null;
  const later = useQuery({ ...weekFrom(addDays(mondayOf(today), 7)), enabled: enabled && isOver });
  const day = found ?? nextDay(later.data, from);
  if (day === null) return null;
  return (
    <section aria-label={texts.label} className={className}>
      <p className="text-sm text-ink-2">{texts.label}</p>
      <p className="heading-3 wrap-anywhere">{day.routine?.name ?? day.type}</p>
      <p className="text-ui text-ink-2 first-letter:uppercase">
        {texts.facts(formatWeekdayDate(day.date), day.routine?.duration ?? null)}
      </p>
      {day.routineId !== null && (
        <ArrowLink to={paths.routine(day.routineId)} className="mt-1">
          {texts.see}
        </ArrowLink>
      )}
    </section>
  );
}

function nextDay(week: Week | undefined, from: string) {
  const days = week === undefined ? [] : daysOf(week);
  return days.find(({ day }) => day.date >= from && isSession(day))?.day ?? null;
}
