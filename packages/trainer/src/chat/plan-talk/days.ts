import { addDays, daysBetween } from '@bandeja/domain/calendar/dates';
import type { CalendarWords } from '@bandeja/reader/understand/calendar';
import type { Clause } from '#chat/plan-talk/clauses.ts';
import type { Days } from '#chat/plan-talk/types.ts';
import * as say from '#chat/plan-talk/words.ts';

/** The dates of the last week and later that a statement names, in its order. */
export function daysOf({ text, calendar: read }: Clause, today: string): Days {
  const all = sinceNamed(read, text);
  // «la semana que viene de lunes a jueves»: the narrower words count
  const calendar = all.filter((wide) => !all.some((narrow) => narrow !== wide && holds(wide, narrow)));
  const dates = calendar.flatMap((words) => {
    if (words.kind === 'day') return [words.date];
    if (words.kind === 'every') return [];
    const returns = say.until.test(text.slice(0, words.start)) && !say.away.test(text);
    const length = Math.min(daysBetween(words.from, words.to) + (returns ? 0 : 1), 14);
    return Array.from({ length }, (_, at) => addDays(words.from, at));
  });
  return { dates: [...new Set(dates)].filter((date) => date >= addDays(today, -7)), calendar };
}

/** «mañana … hasta el domingo»: from the day that was named, not from today. */
function sinceNamed(calendar: readonly CalendarWords[], text: string): CalendarWords[] {
  return calendar.flatMap((words, at): CalendarWords[] => {
    if (isJoined(words, calendar[at + 1], text)) return [];
    const before = calendar[at - 1];
    return words.kind === 'range' && before?.kind === 'day' && isJoined(before, words, text)
      ? [{ ...words, from: before.date }]
      : [words];
  });
}

function isJoined(day: CalendarWords, until: CalendarWords | undefined, text: string): boolean {
  if (day.kind !== 'day' || until?.kind !== 'range' || !say.until.test(text.slice(0, until.start))) return false;
  return day.date > until.from && day.date < until.to;
}

function holds(wide: CalendarWords, narrow: CalendarWords): boolean {
  if (wide.kind !== 'range' || narrow.kind === 'every') return false;
  const [from, to] = narrow.kind === 'day' ? [narrow.date, narrow.date] : [narrow.from, narrow.to];
  return wide.from <= from && to <= wide.to && daysBetween(wide.from, wide.to) > daysBetween(from, to);
}
