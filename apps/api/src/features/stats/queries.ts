import type { FinishedSession } from '@bandeja/trainer/schedule/types';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '#kit/database/database.ts';
import { routineOf } from '#kit/database/routines.ts';

function finished(db: Database, userId: string) {
  return db
    .selectFrom('training_sessions')
    .where('user_id', '=', userId)
    .where('finished_at', 'is not', null)
    .where('discarded_at', 'is', null);
}

export type Totals = { sessions: number; exercises: number; seconds: number };

const sums = () => [
  sql<number>`count(*)`.as('sessions'),
  sql<number>`coalesce(sum(cardinality(completed_exercises)), 0)`.as('exercises'),
  sql<number>`coalesce(sum(duration_seconds), 0)`.as('seconds'),
];

export async function totals(db: Database, userId: string): Promise<Totals> {
  return finished(db, userId).select(sums()).executeTakeFirstOrThrow();
}

/** One query: sums over all, the days with sessions since `from`, the sessions since `monday`, oldest first. */
export const cardNumbers = (db: Database, userId: string, { from, monday }: { from: string; monday: string }) =>
  finished(db, userId)
    .select(sums())
    .select([
      jsonArrayFrom(
        finished(db, userId)
          .select(({ fn }) => ['local_date as localDate', fn.countAll<number>().as('sessions')])
          .where('local_date', '>=', from)
          .groupBy('local_date'),
      ).as('days'),
      jsonArrayFrom(
        finished(db, userId)
          .select(['local_date as localDate', 'type', 'routine_id as routineId', 'duration_seconds as seconds'])
          .select((eb) =>
            eb.selectFrom(routineOf(userId, 'training_sessions.routine_id')).select('r.type').as('routineType'),
          )
          .where('local_date', '>=', monday)
          .orderBy('started_at')
          .orderBy('id'),
      ).as('week'),
    ])
    .executeTakeFirstOrThrow();
export async function finishedSince(db: Database, userId: string, from: string): Promise<FinishedSession[]> {
  const rows = await finished(db, userId)
    .select(['local_date', 'type', 'routine_id', 'duration_seconds', 'planned_minutes', 'rpe', 'score'])
    .where('local_date', '>=', from)
    .orderBy('started_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    localDate: row.local_date,
    type: row.type,
    routineId: row.routine_id,
    durationSeconds: row.duration_seconds,
    plannedMinutes: row.planned_minutes || null,
    rpe: row.rpe,
    score: row.score,
  }));
}

/** The day of the running session; null where none runs. */
export async function runningOn(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('training_sessions')
    .select('local_date')
    .where('user_id', '=', userId)
    .where('finished_at', 'is', null)
    .where('discarded_at', 'is', null)
    .executeTakeFirst();
  return row?.local_date ?? null;
}

export type Numbers = {
  monthSessions: number;
  monthSeconds: number;
  weekSessions: number;
  weekSeconds: number;
  /** Of the scored sessions since `since`, one decimal. */
  meanScore: number | null;
};

export async function numbersSince(
  db: Database,
  userId: string,
  { month, monday, since }: { month: string; monday: string; since: string },
): Promise<Numbers> {
  return finished(db, userId)
    .select([
      sql<number>`count(*) filter (where local_date >= ${month})`.as('monthSessions'),
      sql<number>`coalesce(sum(duration_seconds) filter (where local_date >= ${month}), 0)`.as('monthSeconds'),
      sql<number>`count(*) filter (where local_date >= ${monday})`.as('weekSessions'),
      sql<number>`coalesce(sum(duration_seconds) filter (where local_date >= ${monday}), 0)`.as('weekSeconds'),
      sql<number | null>`round(avg(score) filter (where local_date >= ${since}), 1)`.as('meanScore'),
    ])
    .where('local_date', '>=', sql<string>`least(${month}::date, ${monday}::date, ${since}::date)`)
    .executeTakeFirstOrThrow();
}

export async function latest(
  db: Database,
  userId: string,
): Promise<{ localDate: string; name: string; seconds: number } | null> {
  const row = await finished(db, userId)
    .select(['local_date as localDate', 'name', 'duration_seconds as seconds'])
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export type WeekSums = {
  weekStart: string;
  sessions: number;
  seconds: number;
  load: number | null;
  averageScore: number | null;
};

/** From a day on or (null) of all time; load in RPE·minutes over the sessions that have an RPE. */
export async function weekSums(db: Database, userId: string, from: string | null): Promise<WeekSums[]> {
  const sessions = finished(db, userId);
  return (from === null ? sessions : sessions.where('local_date', '>=', from))
    .select(({ fn }) => [
      sql<string>`date_trunc('week', local_date)::date`.as('weekStart'),
      fn.countAll<number>().as('sessions'),
      sql<number>`sum(duration_seconds)`.as('seconds'),
      sql<number | null>`sum(rpe * round(duration_seconds / 60.0))`.as('load'),
      sql<number | null>`round(avg(score), 1)`.as('averageScore'),
    ])
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .execute();
}
