import { addDays, localDateIn, mondayOf } from '@bandeja/domain/calendar/dates';
import type { User } from '@bandeja/domain/profile/contract';
import type { Week } from '@bandeja/domain/schedule/contract';
import { isProfileComplete } from '@bandeja/domain/schedule/rules';
import { useQuery } from '@tanstack/react-query';
import { formatWeekdayDate } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { callQuery } from '#lib/query.ts';
import { timeZone } from '#lib/time-zone.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';

const texts = {
  label: 'Lo siguiente en tu plan',
  facts: (day: string, minutes: number | null) => (minutes === null ? day : `${day} · ${minutes} min`),
  see: 'Ver la rutina',
};

/** The next planned session after one that is done; at the end of a week the first of the next one. */
export function NextCard({ user, doneOn, className }: { user: User; doneOn: string; className?: string }) {
  const enabled = isProfileComplete(user);
  const today = localDateIn(timeZone, new Date());
  const from = doneOn < today ? today : addDays(today, 1);
  const week = useQuery({ ...callQuery('GET /training-schedule/week'), enabled });
  const found = nextDay(week.data, from);
  const isOver = week.data !== undefined && found === null;
  const later = useQuery({
    ...callQuery('GET /training-schedule/week', { query: { from: addDays(mondayOf(today), 7) } }),
    enabled: enabled && isOver,
  });
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
  const days = Object.values(week ?? {}).filter(({ date, routineId }) => date >= from && routineId !== null);
  return days.sort((a, b) => a.date.localeCompare(b.date))[0] ?? null;
}
