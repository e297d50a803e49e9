import { coachConsents } from '@bandeja/domain/coaching/vocabulary';
import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';

/** Links whose player answers check-ins: the coach stands, plan and health are open to them. */
const answering = (db: Database) =>
  db
    .selectFrom('coach_links as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .innerJoin('coaches as c', 'c.user_id', 'l.coach_id')
    .where('l.ended_at', 'is', null)
    .where('u.closed_at', 'is', null)
    .where('c.state', '=', 'approved')
    .where(
      sql<boolean>`2 = (select count(*) from consents k where k.user_id = l.user_id and k.withdrawn_at is null
        and k.kind in (${coachConsents.plan}, ${coachConsents.health}))`,
    );

export async function zonesOfAnswering(db: Database): Promise<string[]> {
  const rows = await answering(db).select('u.time_zone').distinct().execute();
  return rows.map((row) => row.time_zone);
}

type Week = { timeZone: string; monday: string };

/** Who has neither answered nor been reminded of the week, in that zone; the mark is set. */
export async function takeUnanswered(tx: Database, { timeZone, monday }: Week, at: Date): Promise<string[]> {
  const rows = await tx
    .insertInto('check_in_nudges')
    .columns(['user_id', 'monday', 'nudged_at'])
    .expression(
      answering(tx)
        .select(['l.user_id', sql<string>`${monday}::date`.as('monday'), sql<Date>`${at}::timestamptz`.as('nudged_at')])
        .where('u.time_zone', '=', timeZone)
        .where('l.pushes_player', '=', true)
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
