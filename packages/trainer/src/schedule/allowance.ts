import { addDays } from '@bandeja/domain/calendar/dates';
import type { PlannerRoutine } from '#schedule/types.ts';
import { type DraftDay, type Planning, routineOf } from '#schedule/week.ts';

/**
 * The fitting routines the player's subscription still covers, given what the week holds already (decisions.md, «Plan
 * limits»: the planner stays within the plan's routines by repeating them).
 */
export function coveredRoutines(planning: Planning, planned: readonly PlannerRoutine[]): readonly PlannerRoutine[] {
  const { allowance, fitting } = planning;
  if (!allowance || newRoutines(planning, planned).size < allowance.routinesLeft) return fitting;
  const known = new Set([...allowance.countedRoutineIds, ...planned.map((routine) => routine.id)]);
  return fitting.filter((routine) => known.has(routine.id));
}

/** Whether the week takes every routine the month has left. */
export function usesUpRoutines(draft: readonly DraftDay[], planning: Planning): boolean {
  const planned = draft.flatMap((day) => routineOf(day) ?? []);
  return planning.allowance !== null && newRoutines(planning, planned).size >= planning.allowance.routinesLeft;
}

function newRoutines({ allowance }: Planning, planned: readonly PlannerRoutine[]): Set<string> {
  const ids = planned.map((routine) => routine.id);
  return new Set(ids.filter((id) => !allowance?.countedRoutineIds.includes(id)));
}

/** Days whose session lies beyond the sessions left this month; a match is logged, and logs do not count. */
export function daysBeyondSessions(draft: readonly DraftDay[], { monday, allowance }: Planning): Set<number> {
  if (!allowance) return new Set();
  const ahead = [...draft.keys()].filter(
    (day) => draft[day]?.kind === 'session' && addDays(monday, day) >= allowance.today,
  );
  return new Set(ahead.slice(allowance.sessionsLeft));
}
