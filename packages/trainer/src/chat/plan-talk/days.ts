import { addDays, daysBetween } from '@bandeja/domain/calendar/dates';
import type { CalendarWords } from '@bandeja/reader/understand/calendar';
import type { Clause } from '#chat/plan-talk/clauses.ts';
import type { Days } from '#chat/plan-talk/types.ts';
import * as say from '#chat/plan-talk/words.ts';

/** The dates of the last week and later that a statement names, in its order. */
export function daysOf({ text, calendar: all }: Clause, today: string): Days {
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

function holds(wide: CalendarWords, narrow: CalendarWords): boolean {
  if (wide.kind !== 'range' || narrow.kind === 'every') return false;
  const [from, to] = narrow.kind === 'day' ? [narrow.date, narrow.date] : [narrow.from, narrow.to];
  return wide.from <= from && to <= wide.to && daysBetween(wide.from, wide.to) > daysBetween(from, to);
}
