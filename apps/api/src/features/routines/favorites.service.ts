import * as favorites from '#features/routines/favorites.queries.ts';
import { holdRoutine } from '#features/routines/queries.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

/** Marks a routine that the player may see; repeating it changes nothing. @throws AppError routine.not_found */
export async function addFavorite(deps: Deps, actor: Actor, routineId: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    if (!(await holdRoutine(tx, actor, routineId))) throw new AppError('routine.not_found');
    await favorites.addFavorite(tx, actor.userId, routineId, deps.now());
  });
}

/**
 * Takes a favourite back; repeating it changes nothing. One that was deactivated meanwhile can be taken back too.
 * @throws AppError routine.not_found
 */
export async function removeFavorite(deps: Deps, actor: Actor, routineId: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    if (await favorites.removeFavorite(tx, actor.userId, routineId)) return;
    if (!(await holdRoutine(tx, actor, routineId))) throw new AppError('routine.not_found');
  });
}
