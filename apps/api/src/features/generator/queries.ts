import type { RecentSession } from '@bandeja/trainer/composer/types';
import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';

export async function recentSessions(db: Database, userId: string, from: string): Promise<RecentSession[]> {
  const rows = await db
    .selectFrom('training_sessions as s')
    .leftJoin('session_entries as e', (join) =>
      join.onRef('e.user_id', '=', 's.user_id').onRef('e.session_id', '=', 's.id'),
    )
    .select(['s.local_date', 's.type', 's.duration_seconds', 's.rpe'])
    .select(
      sql<string[]>`coalesce(array_agg(e.exercise_id) filter (
        where e.exercise_id is not null and (not e.removed or exists (
          select from session_sets d where d.user_id = ${userId} and d.session_id = e.session_id and d.entry_id = e.id
            and d.done and not d.removed
        ))
      ), '{}')`.as('exercises'),
    )
    .where('s.user_id', '=', userId)
    .where('s.finished_at', 'is not', null)
    .where('s.discarded_at', 'is', null)
    .where('s.local_date', '>=', from)
    .groupBy(['s.user_id', 's.id'])
    .orderBy('s.started_at', 'desc')
    .orderBy('s.id', 'desc')
    .execute();
  return rows.map((row) => ({
    localDate: row.local_date,
    type: row.type,
    minutes: Math.round(row.duration_seconds / 60),
    rpe: row.rpe,
    exerciseIds: row.exercises,
  }));
}

function onShelf(db: Database, userId: string) {
  return db
    .selectFrom('generated_routines as g')
    .innerJoin('own_routines as r', (join) =>
      join.onRef('r.user_id', '=', 'g.user_id').onRef('r.id', '=', 'g.routine_id'),
    )
    .select('g.routine_id')
    .where('g.user_id', '=', userId)
    .where('r.retired_at', 'is', null);
}

export async function latestGenerated(db: Database, userId: string): Promise<string | null> {
  const row = await onShelf(db, userId)
    .orderBy('g.created_at', 'desc')
    .orderBy('g.routine_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.routine_id ?? null;
}

export async function isGenerated(db: Database, userId: string, routineId: string): Promise<boolean> {
  return (await onShelf(db, userId).where('g.routine_id', '=', routineId).executeTakeFirst()) !== undefined;
}

export async function insertGenerated(
  db: Database,
  userId: string,
  routine: { id: string; madeBy: 'builtin' | 'model'; at: Date },
): Promise<void> {
  await db
    .insertInto('generated_routines')
    .values({ user_id: userId, routine_id: routine.id, made_by: routine.madeBy, created_at: routine.at })
    .execute();
}

export async function deleteGenerated(db: Database, userId: string, routineId: string): Promise<void> {
  await db.deleteFrom('generated_routines').where('user_id', '=', userId).where('routine_id', '=', routineId).execute();
}

/** Takes the player's only lease; false while another one runs. The database's clock decides when it has run out. */
export async function takeLease(
  db: Database,
  userId: string,
  lease: { id: string; seconds: number },
): Promise<boolean> {
  const expiresAt = sql<Date>`now() + make_interval(secs => ${lease.seconds})`;
  const row = await db
    .insertInto('generation_leases')
    .values({ user_id: userId, id: lease.id, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(({ ref }) => ({ id: ref('excluded.id'), expires_at: ref('excluded.expires_at') }))
        .where(sql<boolean>`generation_leases.expires_at <= now()`),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function dropLease(db: Database, userId: string, leaseId: string): Promise<void> {
  await db.deleteFrom('generation_leases').where('user_id', '=', userId).where('id', '=', leaseId).execute();
}
