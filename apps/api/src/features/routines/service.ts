import type { Routine } from '@bandeja/domain/routines/contract';
import type { PlannerRoutine } from '@bandeja/trainer/schedule/types';
import { planningRoutines } from '#features/routines/planning.queries.ts';
import { routineById } from '#features/routines/queries.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

/** A routine the player may see and start. @throws AppError routine.not_found */
export async function startableRoutine(deps: Deps, actor: Actor, routineId: string): Promise<Routine> {
  const routine = await routineById(deps.db, actor, routineId);
  if (!routine) throw new AppError('routine.not_found');
  return routine;
}

/** Everything the planner may choose from for a player. */
export function routinesToPlan(deps: Deps, actor: Actor): Promise<PlannerRoutine[]> {
  return planningRoutines(deps.db, actor.userId);
}
