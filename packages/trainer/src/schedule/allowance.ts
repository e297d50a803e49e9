import { addDays } from '@bandeja/domain/calendar/dates';
import type { PlannerRoutine } from '#schedule/types.ts';
import { type DraftDay, type Planning, routineOf } from '#schedule/week.ts';

/** The planner stays within the plan's routines by repeating them (docs/product.md#plan-limits). */
export function coveredRoutines(planning: Planning, planned: readonly PlannerRoutine[]): readonly PlannerRoutine[] {
  const { allowance, fitting } = planning;
  if (!allowance || newRoutines(planning, planned).size < allowance.routinesLeft) return fitting;
  const known = new Set([...allowance.countedRoutineIds, ...planned.map((routine) => routine.id)]);
  return fitting.filter((routine) => !counts(routine) || known.has(routine.id));
}

/** Matches are logged, and logs do not count (docs/product.md#plan-limits). */
const counts = (routine: PlannerRoutine): boolean => routine.type !== 'Partido';

export function repeatsRoutines(draft: readonly DraftDay[], planning: Planning): boolean {
  const { allowance } = planning;
  const planned = draft.flatMap((day) => routineOf(day) ?? []);
  if (!allowance || newRoutines(planning, planned).size < allowance.routinesLeft) return false;
  const ids = draft.flatMap((day) => (day.kind === 'session' ? day.choice.routine.id : []));
  return new Set(ids).size < ids.length || ids.some((id) => allowance.countedRoutineIds.includes(id));
}

function newRoutines({ allowance }: Planning, planned: readonly PlannerRoutine[]): Set<string> {
  const ids = planned.filter(counts).map((routine) => routine.id);
  return new Set(ids.filter((id) => !allowance?.countedRoutineIds.includes(id)));
}

export function daysBeyondSessions(draft: readonly DraftDay[], { monday, allowance }: Planning): Set<number> {
  if (!allowance) return new Set();
  const ahead = [...draft.keys()].filter(
    (day) => draft[day]?.kind === 'session' && addDays(monday, day) >= allowance.today,
  );
  return new Set(ahead.slice(allowance.sessionsLeft));
}
