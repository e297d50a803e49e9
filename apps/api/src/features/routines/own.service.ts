import { lockProfile } from '#features/profile/service.ts';
import { removeOwnRoutine } from '#features/routines/own.queries.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

/**
 * Deletes one of the player's own routines. While a planned day or a session refers to it, it is retired instead: out of
 * every list, yet startable where it is planned. The library's routines are not a player's to delete.
 * @throws AppError routine.not_found
 */
export async function deleteOwnRoutine(deps: Deps, actor: Actor, routineId: string): Promise<void> {
  await inTransaction(deps, async (tx, inTx) => {
    // a plan that is being made may choose this routine
    await lockProfile(inTx, actor);
    const removed = await removeOwnRoutine(tx, actor.userId, routineId, deps.now());
    if (!removed) throw new AppError('routine.not_found');
  });
}
