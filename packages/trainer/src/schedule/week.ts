import { addDays, daysBetween } from '@bandeja/domain/calendar/dates';
import type { AbsenceKind } from '@bandeja/domain/schedule/vocabulary';
import type { Adaptation } from '#schedule/adaptation.ts';
import type { Effort } from '#schedule/effort.ts';
import type { GuardCause } from '#schedule/guards.ts';
import { type Limits, obstacleTo } from '#schedule/limits.ts';
import type { Choice, DayRule, Taken } from '#schedule/selection.ts';
import type {
  FinishedSession,
  PlannerAbsence,
  PlannerAllowance,
  PlannerLostPoints,
  PlannerRoutine,
  WeakStroke,
} from '#schedule/types.ts';

export type Planning = {
  monday: string;
  limits: Limits;
  effort: Effort;
  /** The player's available days as indices, Monday 0, ascending. */
  days: readonly number[];
  library: readonly PlannerRoutine[];
  fitting: readonly PlannerRoutine[];
  history: readonly FinishedSession[];
  allowance: PlannerAllowance | null;
  adaptation: Adaptation;
  tournament: number | null;
  weakStroke: WeakStroke | null;
  lostPoints: PlannerLostPoints | null;
  variant: number;
  absences: readonly PlannerAbsence[];
  today: string;
};

/** A lighter routine, or only a sentence if there was none. */
export type GuardEffect = { cause: GuardCause; lighter: boolean };

/** Why a day differs from the week's plan; a session on a trip, or one of the first after an illness. */
export type LifeCause = 'away' | 'away with kit' | 'after illness';

export type Softening = 'before match' | 'after match' | 'after weekend';

export type DraftDay =
  | { kind: 'rest'; why: 'free' | 'nothing fits' | 'nothing soft' | AbsenceKind }
  | { kind: 'match'; routine: PlannerRoutine; guarded: GuardEffect | null }
  | {
      kind: 'session';
      choice: Choice;
      rule: DayRule;
      softened: Softening | null;
      guarded: GuardEffect | null;
      life?: LifeCause;
    };

export function routineOf(day: DraftDay): PlannerRoutine | null {
  switch (day.kind) {
    case 'rest':
      return null;
    case 'match':
      return day.routine;
    case 'session':
      return day.choice.routine;
  }
}

/** Sessions of the running week do not count, so that planning it again gives the same week. */
export function takenBy(planning: Planning, planned: readonly PlannerRoutine[]): Taken {
  const since = addDays(planning.monday, -7);
  const finished = planning.history.filter(({ localDate }) => localDate >= since && localDate < planning.monday);
  const finishedIds = finished.flatMap(({ routineId }) => routineId ?? []);
  const lastDates = new Map<string, string>();
  for (const { routineId, localDate } of planning.history) {
    if (routineId === null || localDate >= planning.monday) continue;
    if (localDate > (lastDates.get(routineId) ?? '')) lastDates.set(routineId, localDate);
  }
  return {
    routineIds: new Set([...finishedIds, ...planned.map((routine) => routine.id)]),
    timesPlanned: new Map(
      Map.groupBy(planned, ({ id }) => id)
        .entries()
        .map(([id, same]) => [id, same.length]),
    ),
    daysSince: new Map(lastDates.entries().map(([id, date]) => [id, daysBetween(date, planning.monday)])),
    plyometrics: planned.some((routine) => routine.categories.includes('Pliometría')),
  };
}

export function fittingRoutines(library: readonly PlannerRoutine[], limits: Limits): PlannerRoutine[] {
  return library.filter((routine) => obstacleTo(routine, limits) === null);
}
