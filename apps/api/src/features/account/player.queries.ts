import type { PlayerFile } from '@bandeja/domain/account/contract';
import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';

const shownSessions = 5;
const recentDays = 28;

/** With the legal texts that the account agreed to. */
export async function consentsOf(db: Database, userId: string): Promise<PlayerFile['consents']> {
  const { rows } = await sql<{ kind: string; text_version: string; given_at: Date; withdrawn_at: Date | null }>`
    select kind, text_version, given_at, withdrawn_at from consents where user_id = ${userId}
    union all
    select kind, version::text, agreed_at, null from legal_agreements where user_id = ${userId}
    order by given_at desc, kind`.execute(db);
  return rows.map((row) => ({
    kind: row.kind,
    textVersion: row.text_version,
    givenAt: row.given_at.toISOString(),
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
  }));
}

/** Names and lengths alone: notes, pain and exertion are the player's. */
export async function coachOf(db: Database, userId: string): Promise<PlayerFile['coach']> {
  const coach = await db
    .selectFrom('coach_links as l')
    .innerJoin('users as c', 'c.id', 'l.coach_id')
    .select(['c.id as _id', 'c.name'])
    .where('l.user_id', '=', userId)
    .where('l.ended_at', 'is', null)
    .executeTakeFirst();
  return coach ?? null;
}

export async function sessionsOf(db: Database, userId: string, now: Date): Promise<PlayerFile['sessions']> {
  const finished = db
    .selectFrom('training_sessions')
    .where('user_id', '=', userId)
    .where('finished_at', 'is not', null)
    .where('discarded_at', 'is', null);
  const rows = await finished
    .select(['id', 'name', 'duration_seconds', 'finished_at'])
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownSessions)
    .$narrowType<{ finished_at: Date }>()
    .execute();
  const since = new Date(now.getTime() - recentDays * 86_400_000);
  const { recent } = await finished
    .select(({ fn }) => fn.countAll<number>().as('recent'))
    .where('started_at', '>=', since)
    .executeTakeFirstOrThrow();
  const last = rows.map((row) => ({
    _id: row.id,
    name: row.name,
    minutes: row.duration_seconds === null ? null : Math.round(row.duration_seconds / 60),
    finishedAt: row.finished_at.toISOString(),
  }));
  return { recent, last };
}

/** The strongest state among the forms of an address. */
export async function marketingOf(db: Database, email: string): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select marketing as state from leads where lower(email) = ${email.toLowerCase()}
    order by array_position(array['confirmed', 'pending', 'withdrawn', 'none'], marketing::text) limit 1`.execute(db);
  return rows[0]?.state ?? 'none';
}
