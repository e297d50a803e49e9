import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';

/**
 * Takes a player's own routine away: deleted when nothing refers to it, else retired. False when there is none.
 * The caller's transaction holds the player's profile, so that no plan is being made of it.
 */
export async function removeOwnRoutine(tx: Database, userId: string, routineId: string, now: Date): Promise<boolean> {
  const routine = await tx
    .selectFrom('routines')
    .select('id')
    .where('id', '=', routineId)
    .where('owner_id', '=', userId)
    .where('retired_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!routine) return false;
  if (await isReferredTo(tx, routineId)) {
    await tx.deleteFrom('favorites').where('routine_id', '=', routineId).execute();
    await tx.updateTable('routines').set({ retired_at: now, updated_at: now }).where('id', '=', routineId).execute();
  } else {
    await tx.deleteFrom('routines').where('id', '=', routineId).execute();
  }
  return true;
}

async function isReferredTo(tx: Database, routineId: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select 1 from plan_days where routine_id = ${routineId})
      or exists (select 1 from training_sessions where routine_id = ${routineId}) as used`.execute(tx);
  return rows[0]?.used ?? false;
}
