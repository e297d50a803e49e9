import { routineTypeOf } from '@bandeja/domain/routines/schemas';
import { sessionLabel } from '@bandeja/domain/schedule/rules';
import { minutesOf } from '@bandeja/domain/sessions/rules';
import { sessionTypeSchema } from '@bandeja/domain/sessions/schemas';
import type { Database } from '#kit/database/database.ts';

export async function openShare(
  db: Database,
  share: { userId: string; sessionId: string; token: string },
): Promise<string> {
  await db
    .insertInto('session_shares')
    .values({ user_id: share.userId, session_id: share.sessionId, token: share.token })
    .onConflict((conflict) => conflict.columns(['user_id', 'session_id']).doNothing())
    .execute();
  const row = await db
    .selectFrom('session_shares')
    .select('token')
    .where('user_id', '=', share.userId)
    .where('session_id', '=', share.sessionId)
    .executeTakeFirstOrThrow();
  return row.token;
}

export async function closeShare(db: Database, userId: string, sessionId: string): Promise<void> {
  await db.deleteFrom('session_shares').where('user_id', '=', userId).where('session_id', '=', sessionId).execute();
}

export async function sharedByToken(db: Database, token: string) {
  const row = await db
    .selectFrom('session_shares as h')
    .innerJoin('training_sessions as s', (join) =>
      join.onRef('s.user_id', '=', 'h.user_id').onRef('s.id', '=', 'h.session_id'),
    )
    .leftJoin('routines as r', 'r.id', 's.routine_id')
    .select(['s.type', 's.duration_seconds', 's.name', 'r.type as routine_type'])
    .where('h.token', '=', token)
    .where('s.finished_at', 'is not', null)
    .where('s.discarded_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  return {
    type: sessionLabel({ type: sessionTypeSchema.parse(row.type), routineType: routineTypeOf(row.routine_type) }),
    minutes: minutesOf(row.duration_seconds),
    routineName: row.name,
  };
}
