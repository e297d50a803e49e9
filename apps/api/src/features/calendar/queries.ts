import type { CalendarFeed } from '@bandeja/domain/calendar/contract';
import { routineTypeOf } from '@bandeja/domain/routines/schemas';
import type { RoutineType } from '@bandeja/domain/routines/vocabulary';
import { planDayTypeSchema } from '@bandeja/domain/schedule/schemas';
import type { PlanDayType } from '@bandeja/domain/schedule/vocabulary';
import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import { toWire } from '#kit/database/names.ts';
import { routineOf } from '#kit/database/routines.ts';
import { claimKey, ownerOfKey, releaseKeys } from '#kit/database/unique-keys.ts';

export type StoredFeed = Omit<CalendarFeed, 'url'> & { token: string };

export async function feedOf(db: Database, userId: string): Promise<StoredFeed | null> {
  const row = await db.selectFrom('calendar_feeds').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (!row) return null;
  const { token, created_at, last_read_at } = row;
  return { token, createdAt: created_at.toISOString(), lastReadAt: last_read_at?.toISOString() ?? null };
}

export async function replaceFeed(tx: Database, userId: string, token: string, now: Date): Promise<void> {
  const feed = { token, created_at: now, last_read_at: null };
  await deleteFeed(tx, userId);
  await claimKey(tx, 'calendar', token, userId);
  await tx
    .insertInto('calendar_feeds')
    .values({ user_id: userId, ...feed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(feed))
    .execute();
}

export async function deleteFeed(tx: Database, userId: string): Promise<boolean> {
  const rows = await tx.deleteFrom('calendar_feeds').where('user_id', '=', userId).returning('token').execute();
  const tokens = rows.map(({ token }) => token);
  await releaseKeys(tx, userId, 'calendar', tokens);
  return rows.length === 1;
}

export type FeedOwner = { userId: string; name: string; timeZone: string };

/** Records the read. Null for an unknown address and for a closed account. */
export async function readFeed(db: Database, token: string, now: Date): Promise<FeedOwner | null> {
  const userId = await ownerOfKey(db, 'calendar', token);
  if (userId === null) return null;
  const row = await db
    .updateTable('calendar_feeds as f')
    .from('users as u')
    .set({ last_read_at: now })
    .whereRef('u.id', '=', 'f.user_id')
    .where('f.user_id', '=', userId)
    .where('f.token', '=', token)
    .where('u.closed_at', 'is', null)
    .returning(['u.id', 'u.name', 'u.time_zone'])
    .executeTakeFirst();
  return row ? { userId: row.id, name: row.name, timeZone: row.time_zone } : null;
}

/** `isOwn`: a routine of the player's own, not the library's. The name is empty without a routine. */
type Called = { routineId: string | null; routineType: RoutineType | null; name: string; isOwn: boolean };
type RoutineRow = {
  routine_id: string | null;
  routine_type: string | null;
  name: string | null;
  owner_id: string | null;
};
const calledAs = ({ routine_id, routine_type, name, owner_id }: RoutineRow): Called => ({
  routineId: routine_id,
  routineType: routineTypeOf(routine_type),
  isOwn: owner_id !== null,
  // without a routine the name is the player's own words, like that of an imported session: it may mention health
  name: routine_id === null ? '' : (name ?? ''),
});

export type TrainingDay = Called & { date: string; type: PlanDayType; minutes: number | null; changedAt: Date };

export async function trainingDays(db: Database, userId: string, from: string): Promise<TrainingDay[]> {
  const rows = await db
    .selectFrom('plan_days as p')
    .leftJoinLateral(routineOf(userId, 'p.routine_id'), (join) => join.onTrue())
    .select(['p.date', 'p.type', 'r.id as routine_id', 'r.type as routine_type', 'r.name', 'r.duration_minutes'])
    .select(['r.owner_id', sql<Date>`greatest(p.updated_at, r.updated_at)`.as('changed_at')])
    .where('p.user_id', '=', userId)
    .where('p.date', '>=', from)
    .where('p.type', '<>', 'Descanso')
    .orderBy('p.date')
    .execute();
  return rows.map((row) => ({
    ...calledAs(row),
    date: row.date,
    type: planDayTypeSchema.parse(row.type),
    minutes: row.duration_minutes,
    changedAt: row.changed_at,
  }));
}

export type DoneSession = Called & {
  id: string;
  localDate: string;
  type: string;
  startedAt: Date;
  seconds: number;
  changedAt: Date;
};

export async function doneSessions(db: Database, userId: string, from: string): Promise<DoneSession[]> {
  const rows = await db
    .selectFrom('training_sessions as s')
    .leftJoinLateral(routineOf(userId, 's.routine_id'), (join) => join.onTrue())
    .select(['s.id', 's.local_date', 's.type', 's.name', 's.started_at', 's.duration_seconds', 's.updated_at'])
    .select(['r.id as routine_id', 'r.type as routine_type', 'r.owner_id'])
    .where('s.user_id', '=', userId)
    .where('s.finished_at', 'is not', null)
    .where('s.discarded_at', 'is', null)
    .where('s.local_date', '>=', from)
    .orderBy('s.started_at')
    .orderBy('s.id')
    .execute();
  return rows.map((row) => ({
    ...toWire(row, ['id', 'local_date', 'type', 'started_at']),
    ...calledAs(row),
    seconds: row.duration_seconds,
    changedAt: row.updated_at,
  }));
}
