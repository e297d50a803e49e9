import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';

/** What routines are found by: whoever writes a routine or its entries calls it in the same transaction. */
export async function refreshSearchText(tx: Database, routineIds: readonly string[]): Promise<void> {
  if (routineIds.length === 0) return;
  await sql`select refresh_routine_search(${[...routineIds]}::uuid[])`.execute(tx);
}

export async function refreshSearchTextOf(tx: Database, exerciseId: string): Promise<void> {
  const rows = await tx
    .selectFrom('routine_entries')
    .select('routine_id')
    .distinct()
    .where('exercise_id', '=', exerciseId)
    .execute();
  const ids = rows.map((row) => row.routine_id);
  await refreshSearchText(tx, ids);
}
