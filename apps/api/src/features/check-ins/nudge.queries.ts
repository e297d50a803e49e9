import { coachConsents } from '@bandeja/domain/coaching/vocabulary';
import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';

/** Links whose player answers check-ins: the coach stands, plan and health are open to them. */
const answering = (db: Database) =>
  db
    .selectFrom('coach_links as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .where('l.ended_at', 'is', null)
    .where('u.closed_at', 'is', null)
    .where('l.coach_id', 'in', ({ selectFrom }) =>
      selectFrom('coaches as c').select('c.user_id').where('c.state', '=', 'approved'),
    )
    .where(
      sql<boolean>`2 = (select count(*) from consents k where k.user_id = l.user_id and k.withdrawn_at is null
        and k.kind in (${coachConsents.plan}, ${coachConsents.health}))`,
    );

export async function zonesOfAnswering(db: Database): Promise<string[]> {
  const rows = await answering(db).select('u.time_zone').distinct().execute();
  return rows.map((row) => row.time_zone);
}

type Week = { timeZone: string; monday: string };

export type Nudged = { userId: string; email: string; isVerified: boolean; mails: boolean; pushes: boolean };

/** Who has neither answered nor been reminded of the week, in that zone; the mark is set. */
export async function takeUnanswered(tx: Database, week: Week, at: Date): Promise<Nudged[]> {
  const ids = await markUnanswered(tx, week, at);
  return ids.length === 0 ? [] : reachable(tx, ids);
}

async function reachable(tx: Database, ids: readonly string[]): Promise<Nudged[]> {
  const rows = await answering(tx)
    .select(['l.user_id', 'l.mails_player', 'l.pushes_player', 'u.email', 'u.email_verified_at'])
    .where('l.user_id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    userId: row.user_id,
    email: row.email,
    isVerified: row.email_verified_at !== null,
    mails: row.mails_player,
    pushes: row.pushes_player,
  }));
}

/** A week that waits for this player's answer, where they want mails: what the mail asks before it leaves. */
export async function waitsByMail(db: Database, userId: string, monday: string): Promise<Waiting | null> {
  const row = await answering(db)
    .innerJoin('users as w', 'w.id', 'l.coach_id')
    .leftJoin('check_ins as i', (join) => join.onRef('i.user_id', '=', 'l.user_id').on('i.monday', '=', monday))
    .select(['u.name', 'w.name as coach'])
    .where('l.user_id', '=', userId)
    .where('l.mails_player', '=', true)
    .where('i.monday', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

export type Waiting = { name: string; coach: string };

async function markUnanswered(tx: Database, { timeZone, monday }: Week, at: Date): Promise<string[]> {
  const rows = await tx
    .insertInto('check_in_nudges')
    .columns(['user_id', 'monday', 'nudged_at'])
    .expression(
      answering(tx)
        .select(['l.user_id', sql<string>`${monday}::date`.as('monday'), sql<Date>`${at}::timestamptz`.as('nudged_at')])
        .where('u.time_zone', '=', timeZone)
        .where(({ eb, or }) => or([eb('l.pushes_player', '=', true), eb('l.mails_player', '=', true)]))
        .where('l.accepted_at', '<', endOf(monday))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('check_ins as i')
                .select('i.monday')
                .whereRef('i.user_id', '=', 'l.user_id')
                .where('i.monday', '=', monday),
            ),
          ),
        ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}

const endOf = (monday: string) => sql<Date>`(${monday}::date + 6)::timestamptz`;
