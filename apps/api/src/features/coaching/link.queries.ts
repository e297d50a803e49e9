import type { AccessEntry, MyCoach } from '@bandeja/domain/coaching/contract';
import type { CoachAction } from '@bandeja/domain/coaching/vocabulary';
import { firstNameOf } from '@bandeja/domain/profile/rules';
import { type Selectable, sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import type { Tables } from '#kit/database/tables.ts';
import { claimKey, ownerOfKey, releaseKeys } from '#kit/database/unique-keys.ts';
import { userNames } from '#kit/database/user-names.ts';

export async function insertInvite(
  tx: Database,
  invite: { userId: string; codeHash: Buffer; at: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('coach_invites')
    .values({
      user_id: invite.userId,
      code_hash: invite.codeHash,
      created_at: invite.at,
      expires_at: invite.expiresAt,
    })
    .execute();
  await claimKey(tx, 'coach_invite', invite.codeHash.toString('hex'), invite.userId);
}

export async function coachOfCode(db: Database, codeHash: Buffer, now: Date): Promise<string | null> {
  const coachId = await ownerOfKey(db, 'coach_invite', codeHash.toString('hex'));
  if (coachId === null) return null;
  const row = await db
    .selectFrom('coach_invites')
    .select('user_id')
    .where('user_id', '=', coachId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Of any number of callers at once exactly one is answered. */
export async function useCode(tx: Database, codeHash: Buffer, now: Date): Promise<string | null> {
  const coachId = await ownerOfKey(tx, 'coach_invite', codeHash.toString('hex'));
  if (coachId === null) return null;
  const row = await tx
    .updateTable('coach_invites')
    .set({ used_at: now })
    .where('user_id', '=', coachId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Used or not: a code that cannot be used any more. */
export async function deleteExpiredInvites(tx: Database, now: Date): Promise<void> {
  const gone = await tx
    .deleteFrom('coach_invites')
    .where('expires_at', '<=', now)
    .returning(['user_id', 'code_hash'])
    .execute();
  for (const [userId, codes] of Map.groupBy(gone, (invite) => invite.user_id)) {
    const values = codes.map((invite) => invite.code_hash.toString('hex'));
    await releaseKeys(tx, userId, 'coach_invite', values);
  }
}

export type StandingLink = Selectable<Tables['coach_links']>;

export async function standingLink(db: Database, userId: string): Promise<StandingLink | null> {
  const row = await db
    .selectFrom('coach_links')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** What is read under it is done first. */
export async function lockLink(tx: Database, userId: string): Promise<StandingLink | null> {
  const row = await tx
    .selectFrom('coach_links')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function linksOfCoach(db: Database, coachId: string): Promise<StandingLink[]> {
  return db
    .selectFrom('coach_links')
    .selectAll()
    .where('coach_id', '=', coachId)
    .where('ended_at', 'is', null)
    .execute();
}

/** A coach's seats are given away one by one: the row is locked first, and what is taken counted by then. */
export async function freeSeats(tx: Database, coachId: string): Promise<number> {
  const coach = await tx
    .selectFrom('coaches')
    .select('capacity')
    .where('user_id', '=', coachId)
    .where('state', '=', 'approved')
    .forUpdate()
    .executeTakeFirst();
  if (!coach) return 0;
  const links = await tx
    .selectFrom('coach_links')
    .select(({ fn }) => fn.countAll<number>().as('taken'))
    .where('coach_id', '=', coachId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return coach.capacity - Number(links.taken);
}

export async function insertLink(
  tx: Database,
  link: {
    userId: string;
    id: string;
    coachId: string;
    at: Date;
    guardian: { email: string; tokenHash: Buffer } | null;
  },
): Promise<void> {
  const { userId, id, coachId, at, guardian } = link;
  await tx
    .insertInto('coach_links')
    .values({
      user_id: userId,
      id,
      coach_id: coachId,
      accepted_at: at,
      ...(guardian && {
        guardian_email: guardian.email,
        guardian_token_hash: guardian.tokenHash,
        guardian_asked_at: at,
      }),
    })
    .execute();
  if (guardian) await claimKey(tx, 'guardian', guardian.tokenHash.toString('hex'), userId);
}

type Ending = { at: Date; by: 'player' | 'coach' | 'guardian' | 'admin' };

/** Its drafts go; what was published, marked and noted stays the player's. */
export async function endLink(tx: Database, link: StandingLink, { at, by }: Ending): Promise<void> {
  const { user_id: userId, id, guardian_token_hash: tokenHash } = link;
  if (tokenHash !== null) await releaseKeys(tx, userId, 'guardian', [tokenHash.toString('hex')]);
  await tx.deleteFrom('coach_drafts').where('user_id', '=', userId).where('link_id', '=', id).execute();
  await tx
    .updateTable('coach_links')
    .set({ ended_at: at, ended_by: by })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

export async function setNotices(
  db: Database,
  userId: string,
  { mails, pushes }: { mails: boolean; pushes: boolean },
): Promise<boolean> {
  const row = await db
    .updateTable('coach_links')
    .set({ mails_player: mails, pushes_player: pushes })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function setCoachNotices(
  db: Database,
  coachId: string,
  { mails, pushes }: { mails: boolean; pushes: boolean },
): Promise<void> {
  await db
    .updateTable('coach_links')
    .set({ mails_coach: mails, pushes_coach: pushes })
    .where('coach_id', '=', coachId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function formerLinks(db: Database, userId: string): Promise<MyCoach['former']> {
  const rows = await db
    .selectFrom('coach_links as l')
    .select(['l.coach_id', 'l.accepted_at', 'l.ended_at'])
    .where('l.user_id', '=', userId)
    .where('l.ended_at', 'is not', null)
    .orderBy('l.ended_at', 'desc')
    .limit(20)
    .execute();
  const names = await userNames(
    db,
    rows.map(({ coach_id }) => coach_id),
  );
  return rows.map(({ coach_id, accepted_at, ended_at }) => ({
    name: names.get(coach_id ?? '') ?? null,
    from: accepted_at.toISOString(),
    to: (ended_at ?? accepted_at).toISOString(),
  }));
}

export async function accessPage(
  db: Database,
  userId: string,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<AccessEntry[]> {
  let query = db
    .selectFrom('coach_access as a')
    .innerJoin('coach_links as l', (join) => join.onRef('l.user_id', '=', 'a.user_id').onRef('l.id', '=', 'a.link_id'))
    .select(['a.id', 'a.action', 'a.subject', 'a.times', 'a.at', 'l.coach_id'])
    .where('a.user_id', '=', userId);
  if (before !== undefined) query = query.where('a.id', '<', before);
  const rows = await query.orderBy('a.id', 'desc').limit(limit).execute();
  const names = await userNames(
    db,
    rows.map(({ coach_id }) => coach_id),
  );
  const firstNames = new Map([...names].map(([id, name]) => [id, firstNameOf(name)]));
  return rows.map((row) => ({
    _id: row.id,
    coach: firstNames.get(row.coach_id ?? '') ?? null,
    // written by `asCoach` alone
    action: row.action as CoachAction,
    subject: row.subject === '' ? null : row.subject,
    times: row.times,
    at: row.at.toISOString(),
  }));
}

export async function linkOfGuardian(db: Database, tokenHash: Buffer): Promise<StandingLink | null> {
  const userId = await ownerOfKey(db, 'guardian', tokenHash.toString('hex'));
  if (userId === null) return null;
  const row = await db
    .selectFrom('coach_links')
    .selectAll()
    .where('user_id', '=', userId)
    .where('guardian_token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

export async function confirmGuardian(tx: Database, { user_id: userId, id }: StandingLink, at: Date): Promise<void> {
  await tx
    .updateTable('coach_links')
    .set(({ fn, ref }) => ({ guardian_confirmed_at: fn.coalesce(ref('guardian_confirmed_at'), sql<Date>`${at}`) }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}
