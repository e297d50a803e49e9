import type { PlanDay } from '@bandeja/domain/schedule/contract';
import { isAsPlanned, sessionLabel } from '@bandeja/domain/schedule/rules';
import type { SessionSummary } from '@bandeja/domain/sessions/contract';
import { minutesOf } from '@bandeja/domain/sessions/rules';
import type { FinishedThisWeek } from '@bandeja/domain/stats/contract';
import { todayTexts as texts } from '#features/sessions/today/texts.ts';

/** Today's finished session: the newest one, without facts while only the totals are known. */
export type TodayDone = {
  facts: { type: string; minutes: number; exercises: number } | null;
  /** What was planned and not done yet can still be started (docs/product.md#todays-card). */
  isPlanLeft: boolean;
};

type Known = {
  day: PlanDay | null;
  newest: readonly SessionSummary[];
  /** Sessions from the totals, for when the list is missing. */
  finished: readonly FinishedThisWeek[];
};

export function doneOn(today: string, { day, newest, finished }: Known): TodayDone | null {
  const sessions = newest.filter(({ localDate, isFinished }) => isFinished && localDate === today);
  const known = sessions.length > 0 ? sessions : finished.filter(({ localDate }) => localDate === today);
  if (known.length === 0) return null;
  const isPlanLeft = day !== null && isStartable(day) && !known.some((session) => isAsPlanned(day, session));
  const [session] = sessions;
  if (!session) return { facts: null, isPlanLeft };
  const { duration, completedExercises } = session;
  return {
    facts: { type: sessionLabel(session), minutes: minutesOf(duration), exercises: completedExercises.length },
    isPlanLeft,
  };
}

const isStartable = ({ type, routineId }: PlanDay) => type === 'Partido' || (type !== 'Descanso' && routineId !== null);

export function trainingWords(day: PlanDay | null, done: TodayDone | null): [string, string, string] {
  if (done && !done.isPlanLeft) return [texts.done, '', ''];
  if (day === null || day.type === 'Descanso') return ['', '', ''];
  return [plannedName(day), aimOf(day), day.reason];
}

export const aimOf = ({ aim, routine }: PlanDay) => (routine === null ? '' : (aim ?? routine.description));

export const plannedName = ({ routine }: PlanDay) => routine?.name ?? texts.noRoutine;
