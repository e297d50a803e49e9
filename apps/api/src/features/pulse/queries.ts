import type { PulseMark } from '@bandeja/domain/pulse/rules';
import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';

export type StoredPulse = {
  startedAt: Date;
  seconds: number;
  beats: Buffer;
  marks: PulseMark[];
  average: number;
  most: number;
  load: number | null;
};

type Key = { userId: string; sessionId: string };

export async function settingsOf(db: Database, userId: string): Promise<{ own: number[] | null; recordings: number }> {
  const row = await db.selectFrom('pulse_limits').select('limits').where('user_id', '=', userId).executeTakeFirst();
  const { recordings } = await db
    .selectFrom('session_pulses')
    .select(({ fn }) => fn.countAll<number>().as('recordings'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { own: row?.limits ?? null, recordings };
}

export async function storeLimits(db: Database, userId: string, limits: number[] | null): Promise<void> {
  if (limits === null) {
    await db.deleteFrom('pulse_limits').where('user_id', '=', userId).execute();
    return;
  }
  await db
    .insertInto('pulse_limits')
    .values({ user_id: userId, limits })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ limits }))
    .execute();
}

export async function pulseOf(db: Database, { userId, sessionId }: Key): Promise<StoredPulse | null> {
  const row = await db
    .selectFrom('session_pulses')
    .select(['started_at', 'seconds', 'beats', 'marks', 'average', 'most', 'load'])
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  // written through the contract, which checks it again on the way out
  return row ? { ...row, startedAt: row.started_at, marks: row.marks as PulseMark[] } : null;
}

export async function storePulse(
  db: Database,
  { userId, sessionId }: Key,
  { startedAt, marks, ...pulse }: StoredPulse,
  now: Date,
): Promise<void> {
  const columns = { ...pulse, started_at: startedAt, marks: JSON.stringify(marks), stored_at: now };
  await db
    .insertInto('session_pulses')
    .values({ user_id: userId, session_id: sessionId, ...columns })
    .onConflict((conflict) => conflict.columns(['user_id', 'session_id']).doUpdateSet(columns))
    .execute();
}

export async function deletePulse(db: Database, { userId, sessionId }: Key): Promise<void> {
  await db.deleteFrom('session_pulses').where('user_id', '=', userId).where('session_id', '=', sessionId).execute();
}

export async function deletePulses(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('session_pulses').where('user_id', '=', userId).execute();
}

/** Of finished sessions, by the Monday of their week. */
export async function weeklyLoads(
  db: Database,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('session_pulses as p')
    .innerJoin('training_sessions as s', (join) =>
      join.onRef('s.user_id', '=', 'p.user_id').onRef('s.id', '=', 'p.session_id'),
    )
    .select([
      sql<string>`date_trunc('week', s.local_date)::date`.as('monday'),
      sql<number>`sum(p.load)::int`.as('load'),
    ])
    .where('p.user_id', '=', userId)
    .where('p.load', 'is not', null)
    .where('s.finished_at', 'is not', null)
    .where('s.discarded_at', 'is', null)
    .where('s.local_date', '>=', from)
    .where('s.local_date', '<=', to)
    .groupBy(sql`1`)
    .execute();
  return new Map(rows.map(({ monday, load }) => [monday, load]));
}
