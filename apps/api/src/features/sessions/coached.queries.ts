import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';

/** Seconds of finished sessions by day, without those of one origin. */
export async function secondsByDay(
  db: Database,
  userId: string,
  { from, exceptSource }: { from: string; exceptSource: string },
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('training_sessions')
    .select(['local_date', sql<number>`sum(duration_seconds)::int`.as('seconds')])
    .where('user_id', '=', userId)
    .where('local_date', '>=', from)
    .where('finished_at', 'is not', null)
    .where('discarded_at', 'is', null)
    .where('source', '<>', exceptSource)
    .groupBy('local_date')
    .execute();
  return new Map(rows.map((row) => [row.local_date, row.seconds]));
}
