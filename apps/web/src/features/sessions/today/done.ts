import type { SessionSummary } from '@bandeja/domain/sessions/contract';
import { minutesOf } from '@bandeja/domain/sessions/rules';

/** The session finished today; without facts while only the totals know of it. */
export type TodayDone = { facts: { type: string; minutes: number; exercises: number } | null };

/** Whether a session was finished on a day: by the newest sessions, or by the totals when those are not there. */
export function doneOn(today: string, newest: readonly SessionSummary[], isTrained: boolean): TodayDone | null {
  const session = newest.find(({ localDate, isFinished }) => isFinished && localDate === today);
  if (!session) return isTrained ? { facts: null } : null;
  const { type, duration, completedExercises } = session;
  return { facts: { type, minutes: minutesOf(duration), exercises: completedExercises.length } };
}
