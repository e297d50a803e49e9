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
  PlannerWeakCalf,
  WeakStroke,
} from '#schedule/types.ts';
import type { WeekBlock } from '#season/types.ts';

/** Fewer minutes of the same routine: why, and how many are left. */
export type Shortening = { cause: 'taper' | 'block' | 'longest'; minutes: number };

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
  /** Days from the Monday; -1 the day before it. */
  tournament: number | null;
  block: WeekBlock | null;
  weakStroke: WeakStroke | null;
  lostPoints: PlannerLostPoints | null;
  weakCalf: PlannerWeakCalf | null;
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
  | { kind: 'match'; routine: PlannerRoutine; guarded: GuardEffect | null; shortened?: Shortening }
  | {
      kind: 'session';
      choice: Choice;
      rule: DayRule;
      softened: Softening | null;
      guarded: GuardEffect | null;
      life?: LifeCause;
      shortened?: Shortening;
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

/** The day of this week's tournament, Monday 0. */
export function tournamentDay({ tournament }: Pick<Planning, 'tournament'>): number | null {
  return tournament !== null && tournament >= 0 && tournament < 7 ? tournament : null;
}

/** Of the part that is planned. */
export function loadOfDay(day: DraftDay, { effort }: Planning): number {
  const routine = routineOf(day);
  if (routine === null || day.kind === 'rest') return 0;
  return (effort.loadOf(routine) * minutesOfDay(day)) / Math.max(1, routine.duration);
}

export function minutesOfDay(day: DraftDay): number {
  return day.kind === 'rest' ? 0 : (day.shortened?.minutes ?? routineOf(day)?.duration ?? 0);
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
