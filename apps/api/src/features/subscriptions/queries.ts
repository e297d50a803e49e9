import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';

/** Counts a started session and its routine; counting the same again changes nothing. */
export async function countStart(
  db: Database,
  start: { userId: string; month: string; sessionId: string; routineId: string },
): Promise<void> {
  const { userId, month } = start;
  await db
    .insertInto('usage_sessions')
    .values({ user_id: userId, month, session_id: start.sessionId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('usage_routines')
    .values({ user_id: userId, month, routine_id: start.routineId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes a start back; the routine stays counted while another counted session of that month used it. */
export async function uncountStart(
  db: Database,
  start: { userId: string; sessionId: string; routineId: string | null },
): Promise<void> {
  const gone = await db
    .deleteFrom('usage_sessions')
    .where('user_id', '=', start.userId)
    .where('session_id', '=', start.sessionId)
    .returning('month')
    .executeTakeFirst();
  if (!gone || start.routineId === null) return;
  await db
    .deleteFrom('usage_routines')
    .where('user_id', '=', start.userId)
    .where('month', '=', gone.month)
    .where('routine_id', '=', start.routineId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('usage_sessions as u')
            .innerJoin('training_sessions as s', (join) =>
              join.onRef('s.user_id', '=', 'u.user_id').onRef('s.id', '=', 'u.session_id'),
            )
            .select(sql`1`.as('one'))
            .where('u.user_id', '=', start.userId)
            .where('u.month', '=', gone.month)
            .where('s.routine_id', '=', start.routineId),
        ),
      ),
    )
    .execute();
}
