import { planWeek } from '#schedule/plan-week.ts';
import type { FinishedSession, PlannedWeek, PlannerAllowance, PlannerPlayer } from '#schedule/types.ts';
import { routines } from './catalogue.ts';
import { fullKit, makePlayer, monday } from './players.ts';

/** The week of {@link makePlayer} with changes, from the whole catalogue. */
export function plan(
  changes: Partial<PlannerPlayer> = {},
  history: FinishedSession[] = [],
  allowance?: PlannerAllowance,
): PlannedWeek {
  return planWeek({ monday, player: makePlayer(changes), routines, history, allowance });
}

/** The week as «type code» per day, «-» for rest. */
export function weekOf(...input: Parameters<typeof plan>): string[] {
  return plan(...input).days.map(({ type, routineId }) =>
    routineId === null ? '-' : `${type} ${routineId.replace('routine-', '')}`,
  );
}

/** A player with all equipment who trains anywhere. */
export const equipped = { equipment: fullKit, places: ['home', 'court'] } as const;
