import { planWeek } from '#schedule/plan-week.ts';
import type { FinishedSession, PlannedWeek, PlannerAllowance, PlannerPlayer } from '#schedule/types.ts';
import { routines } from './catalogue.ts';
import { fullKit, makePlayer, monday } from './players.ts';

export function plan(
  changes: Partial<PlannerPlayer> = {},
  history: FinishedSession[] = [],
  allowance?: PlannerAllowance,
): PlannedWeek {
  return planWeek({ monday, player: makePlayer(changes), routines, history, allowance });
}

/** «type code» per day, «-» for rest. */
export function weekOf(...input: Parameters<typeof plan>): string[] {
  return plan(...input).days.map(({ type, routineId }) =>
    routineId === null ? '-' : `${type} ${routineId.replace('routine-', '')}`,
  );
}

export const equipped = { equipment: fullKit, places: ['home', 'court'] } as const;
