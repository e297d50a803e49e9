import { routineTypeOf } from '@bandeja/domain/routines/schemas';
import { sessionLabel } from '@bandeja/domain/schedule/rules';
import { minutesOf } from '@bandeja/domain/sessions/rules';
import { sessionTypeSchema } from '@bandeja/domain/sessions/schemas';
import type { Database } from '#kit/database/database.ts';
import { routineOf } from '#kit/database/routines.ts';
import { claimKey, ownerOfKey, releaseKeys } from '#kit/database/unique-keys.ts';

/** @returns the token of before where there is one */
export async function openShare(
  tx: Database,
  share: { userId: string; sessionId: string; token: string },
): Promise<string> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('session_shares')
    .values({ user_id: share.userId, session_id: share.sessionId, token: share.token })
    .onConflict((conflict) => conflict.columns(['user_id', 'session_id']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) {
    await claimKey(tx, 'share', share.token, share.userId);
    return share.token;
  }
  const row = await tx
    .selectFrom('session_shares')
    .select('token')
    .where('user_id', '=', share.userId)
    .where('session_id', '=', share.sessionId)
    .executeTakeFirstOrThrow();
  return row.token;
}

export async function closeShare(tx: Database, userId: string, sessionId: string): Promise<void> {
  const rows = await tx
    .deleteFrom('session_shares')
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .returning('token')
    .execute();
  const tokens = rows.map(({ token }) => token);
  await releaseKeys(tx, userId, 'share', tokens);
}

export async function sharedByToken(db: Database, token: string) {
  const userId = await ownerOfKey(db, 'share', token);
  if (userId === null) return null;
  const row = await db
    .selectFrom('session_shares as h')
    .innerJoin('training_sessions as s', (join) =>
      join.onRef('s.user_id', '=', 'h.user_id').onRef('s.id', '=', 'h.session_id'),
    )
    .leftJoinLateral(routineOf(userId, 's.routine_id'), (join) => join.onTrue())
    .select(['s.type', 's.duration_seconds', 's.name', 'r.type as routine_type'])
    .where('h.user_id', '=', userId)
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
