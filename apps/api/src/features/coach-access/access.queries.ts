import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import { toColumns } from '#kit/database/names.ts';

export type Link = {
  id: string;
  acceptedAt: Date;
  name: string;
  age: number | null;
  timeZone: string;
  isGuardianAsked: boolean;
  isGuardianThere: boolean;
  hasCertificate: boolean;
};

/** Whoever takes something back waits until what was read under it is done, and the other way round. */
export async function holdLink(tx: Database, userId: string, coachId: string): Promise<Link | null> {
  const row = await tx
    .selectFrom('coach_links as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .select(['l.id', 'l.accepted_at', 'u.name', 'u.age', 'u.time_zone'])
    .select(['l.guardian_asked_at', 'l.guardian_confirmed_at'])
    .where('l.user_id', '=', userId)
    .where('l.coach_id', '=', coachId)
    .where('l.ended_at', 'is', null)
    .where('u.closed_at', 'is', null)
    .where(({ not, exists }) => not(exists(blockOf(tx, userId, coachId))))
    .forShare('l')
    .executeTakeFirst();
  if (!row) return null;
  const coach = await tx
    .selectFrom('coaches as c')
    .select('c.certificate_on')
    .where('c.user_id', '=', coachId)
    .where('c.state', '=', 'approved')
    .where(({ not, exists }) => not(exists(blockOf(tx, coachId, userId))))
    .executeTakeFirst();
  if (!coach) return null;
  return {
    id: row.id,
    acceptedAt: row.accepted_at,
    name: row.name,
    age: row.age,
    timeZone: row.time_zone,
    isGuardianAsked: row.guardian_asked_at !== null,
    isGuardianThere: row.guardian_confirmed_at !== null,
    hasCertificate: coach.certificate_on !== null,
  };
}

/** Whose link stands, asleep or not. */
export async function sharingCoach(
  db: Database,
  userId: string,
): Promise<{ coachId: string; coachName: string; isFeminine: boolean } | null> {
  const link = await db
    .selectFrom('coach_links')
    .select('coach_id')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!link?.coach_id) return null;
  const coach = await db
    .selectFrom('coaches as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.user_id as coachId', 'u.name as coachName', 'c.feminine as isFeminine'])
    .where('c.user_id', '=', link.coach_id)
    .executeTakeFirst();
  return coach ?? null;
}

/** Each one's blocks lie with who blocks. */
const blockOf = (db: Database, userId: string, otherId: string) =>
  db
    .selectFrom('coach_blocks as b')
    .select('b.user_id')
    .where('b.user_id', '=', userId)
    .where('b.blocked_id', '=', otherId);

/** In either direction. */
export async function isBlockBetween(db: Database, userId: string, otherId: string): Promise<boolean> {
  const own = await blockOf(db, userId, otherId).executeTakeFirst();
  return (own ?? (await blockOf(db, otherId, userId).executeTakeFirst())) !== undefined;
}

export type Access = {
  userId: string;
  linkId: string;
  id: string;
  action: string;
  subject: string;
  hour: Date;
  at: Date;
};

export async function noteAccess(tx: Database, accesses: Access[]): Promise<void> {
  if (accesses.length === 0) return;
  await tx
    .insertInto('coach_access')
    .values(accesses.map((access) => toColumns(access)))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'link_id', 'action', 'subject', 'hour']).doUpdateSet(({ ref }) => ({
        id: ref('excluded.id'),
        at: ref('excluded.at'),
        times: sql<number>`coach_access.times + 1`,
      })),
    )
    .execute();
}
