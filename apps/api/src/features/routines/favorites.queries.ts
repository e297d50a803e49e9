import type { Database } from '#kit/database/database.ts';

export async function addFavorite(db: Database, userId: string, routineId: string, now: Date): Promise<void> {
  await db
    .insertInto('favorites')
    .values({ user_id: userId, routine_id: routineId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** False when it was none. */
export async function removeFavorite(db: Database, userId: string, routineId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('favorites')
    .where('user_id', '=', userId)
    .where('routine_id', '=', routineId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
