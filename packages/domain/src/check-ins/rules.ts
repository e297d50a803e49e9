import { addDays, mondayOf, weekdayOf } from '#calendar/dates.ts';
import { type CheckInQuestion, checkInQuestions, questionLimits } from '#check-ins/vocabulary.ts';

/** The Monday of the week whose check-in can be answered on a day: from its Sunday to the Wednesday after. Null: none. */
export function openWeek(today: string): string | null {
  switch (weekdayOf(today)) {
    case 'sunday':
      return mondayOf(today);
    case 'monday':
    case 'tuesday':
    case 'wednesday':
      return addDays(mondayOf(today), -7);
    default:
      return null;
  }
}

/** The Monday of the latest week that can no longer be answered: who has not is on the coach's list until the next one opens. */
export function closedWeek(today: string): string | null {
  return openWeek(today) === null ? addDays(mondayOf(today), -7) : null;
}

/** The evening of the nudge, of a week that is still open. */
export const isNudgeTime = (today: string, hour: number): boolean => weekdayOf(today) === 'tuesday' && hour >= 18;

/** In the order in which they are asked, each once. Null: too few, or too many. */
export function chosenQuestions(chosen: readonly CheckInQuestion[]): CheckInQuestion[] | null {
  const questions = checkInQuestions.filter((question) => chosen.includes(question));
  return questions.length < questionLimits.least || questions.length > questionLimits.most ? null : questions;
}
