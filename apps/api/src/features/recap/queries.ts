import type { Match } from '@bandeja/domain/matches/schemas';
import type { Database } from '#kit/database/database.ts';

export type PlayedMatch = Pick<Match, 'sets' | 'partner'> & { id: string; localDate: string };

export async function matchesBetween(db: Database, userId: string, from: string, to: string): Promise<PlayedMatch[]> {
  const rows = await db
    .selectFrom('training_sessions')
    .select(['id', 'local_date', 'match'])
    .where('user_id', '=', userId)
    .where('finished_at', 'is not', null)
    .where('discarded_at', 'is', null)
    .where('match', 'is not', null)
    .where('local_date', '>=', from)
    .where('local_date', '<=', to)
    .orderBy('started_at')
    .execute();
  return rows.flatMap(({ id, local_date: localDate, match }) =>
    match === null ? [] : [{ id, localDate, sets: match.sets, partner: match.partner }],
  );
}
