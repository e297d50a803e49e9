import type { OpenLink } from '#features/coaching/sharing.service.ts';
import type { Database } from '#kit/database/database.ts';

export async function standingLink(db: Database, userId: string): Promise<OpenLink | null> {
  const row = await db
    .selectFrom('coach_links as l')
    .innerJoin('users as c', 'c.id', 'l.coach_id')
    .select(['l.id', 'c.id as coach_id', 'c.name'])
    .where('l.user_id', '=', userId)
    .where('l.ended_at', 'is', null)
    .executeTakeFirst();
  return row ? { id: row.id, coachId: row.coach_id, coachName: row.name } : null;
}
