import { type DrillAnswer, drillAnswerSchema } from '@bandeja/domain/matches/contract';
import type { LostPoints } from '@bandeja/domain/matches/schemas';
import type { Database } from '#kit/database/database.ts';

type MatchKey = { userId: string; sessionId: string };
export type StoredAnswer = { monday: string; answer: DrillAnswer };

export async function answerOf(db: Database, { userId, sessionId }: MatchKey): Promise<StoredAnswer | null> {
  const row = await db
    .selectFrom('match_drills')
    .select(['monday', 'state'])
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row ? { monday: row.monday, answer: drillAnswerSchema.parse(row.state) } : null;
}

export async function upsertAnswer(
  db: Database,
  { userId, sessionId }: MatchKey,
  { monday, answer }: StoredAnswer,
  now: Date,
): Promise<void> {
  const columns = { monday, state: answer, answered_at: now };
  await db
    .insertInto('match_drills')
    .values({ user_id: userId, session_id: sessionId, ...columns })
    .onConflict((conflict) => conflict.columns(['user_id', 'session_id']).doUpdateSet(columns))
    .execute();
}

export async function deleteAnswer(db: Database, { userId, sessionId }: MatchKey): Promise<void> {
  await db.deleteFrom('match_drills').where('user_id', '=', userId).where('session_id', '=', sessionId).execute();
}

/** Matches whose drills go into weeks from `from` on; of several for one week the last answered comes last. */
export async function plannedMatches(
  db: Database,
  userId: string,
  from: string,
): Promise<{ monday: string; lost: LostPoints | undefined }[]> {
  const rows = await db
    .selectFrom('match_drills as d')
    .innerJoin('training_sessions as s', (join) =>
      join.onRef('s.user_id', '=', 'd.user_id').onRef('s.id', '=', 'd.session_id'),
    )
    .select(['d.monday', 's.match'])
    .where('d.user_id', '=', userId)
    .where('d.monday', '>=', from)
    .where('d.state', '=', 'planned')
    .where('s.discarded_at', 'is', null)
    .orderBy('d.answered_at')
    .execute();
  return rows.map(({ monday, match }) => ({ monday, lost: match?.lost }));
}
