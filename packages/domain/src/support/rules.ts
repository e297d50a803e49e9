import { addDays, localDateIn, weekdayIndex } from '#calendar/dates.ts';

export const answerDays = { priority: 1, others: 3 } as const;

const zone = 'Europe/Madrid';
const dayMs = 86_400_000;
const saturday = 5;

/** By when a message is owed an answer: working days (Monday to Friday) of Madrid later, at the same time; what comes at a weekend counts from Monday on. */
export function answerDueAt(at: Date, hasPriority: boolean): Date {
  let date = localDateIn(zone, at);
  let days = 0;
  let left: number = hasPriority ? answerDays.priority : answerDays.others;
  if (weekdayIndex(date) >= saturday) left += 1;
  while (left > 0) {
    date = addDays(date, 1);
    days += 1;
    if (weekdayIndex(date) < saturday) left -= 1;
  }
  return new Date(at.getTime() + days * dayMs);
}
