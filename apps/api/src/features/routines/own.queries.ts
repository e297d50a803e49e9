import type { Category, Difficulty } from '@bandeja/domain/exercises/vocabulary';
import type { RoutineType } from '@bandeja/domain/routines/vocabulary';
import { type SqlBool, sql } from 'kysely';
import { refreshOwnSearchText } from '#features/routines/search-text.queries.ts';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';

export type OwnRoutine = {
  id: string;
  authorName: string;
  name: string;
  description: string;
  type: RoutineType;
  categories: Category[];
  folder?: string;
  difficulty: Difficulty;
  minutes: number;
  objectives: string[];
  equipment: string[];
  entries: {
    exerciseId: string;
    part: string | null;
    sets: number;
    reps: number;
    /** Seconds, as is `rest`. */
    duration: number | null;
    metres: number | null;
    perSide: boolean;
    rest: number;
    notes: string;
    reason: string;
  }[];
};

export async function insertOwnRoutine(
  tx: Database,
  userId: string,
  routine: OwnRoutine & { trialUntil: Date | null },
  now: Date,
): Promise<void> {
  const { id, name, description, type, categories, difficulty, objectives, equipment } = routine;
  await tx
    .insertInto('own_routines')
    .values({
      user_id: userId,
      id,
      author_name: routine.authorName,
      name,
      description,
      type,
      categories,
      difficulty,
      duration_minutes: routine.minutes,
      objectives,
      equipment,
      folder: routine.folder ?? '',
      trial_until: routine.trialUntil,
      shelf_place: topOfShelf(userId),
      created_at: now,
      updated_at: now,
    })
    .execute();
  await insertEntries(tx, userId, id, routine.entries);
}

export async function replaceOwnRoutine(tx: Database, userId: string, routine: OwnRoutine, now: Date): Promise<void> {
  const { id, name, description, type, categories, difficulty, objectives, equipment, folder } = routine;
  await ownRow(tx, userId, id)
    .set({ name, description, type, categories, difficulty, duration_minutes: routine.minutes, objectives, equipment })
    .set({ ...(folder === undefined ? {} : { folder }), updated_at: now, version: sql<number>`version + 1` })
    .execute();
  await tx.deleteFrom('own_routine_entries').where('user_id', '=', userId).where('routine_id', '=', id).execute();
  await insertEntries(tx, userId, id, routine.entries);
}

async function insertEntries(
  tx: Database,
  userId: string,
  routineId: string,
  entries: OwnRoutine['entries'],
): Promise<void> {
  const rows = entries.map((entry, position) => ({
    user_id: userId,
    routine_id: routineId,
    position,
    exercise_id: entry.exerciseId,
    part: entry.part,
    reason: entry.reason,
    sets: entry.sets,
    reps: entry.reps,
    duration_seconds: entry.duration,
    metres: entry.metres,
    per_side: entry.perSide,
    rest_seconds: entry.rest,
    notes: entry.notes,
  }));
  if (rows.length > 0) await tx.insertInto('own_routine_entries').values(rows).execute();
  await refreshOwnSearchText(tx, userId, [routineId]);
}

/** The player's shelf by its lowest number; a routine that comes lies above it. */
function topOfShelf(userId: string) {
  return sql<number>`(select coalesce(min(shelf_place), 1) - 1 from own_routines where user_id = ${userId}::uuid)`;
}

export async function ownNames(tx: Database, userId: string, exceptId: string | null): Promise<string[]> {
  const rows = await tx
    .selectFrom('own_routines')
    .select('name')
    .where('user_id', '=', userId)
    .where('retired_at', 'is', null)
    .where(({ eb }) => (exceptId === null ? eb.val<SqlBool>(true) : eb('id', '<>', exceptId)))
    .execute();
  return rows.map(({ name }) => name);
}

function ownRow(tx: Database, userId: string, routineId: string) {
  return tx
    .updateTable('own_routines')
    .where('id', '=', routineId)
    .where('user_id', '=', userId)
    .where('retired_at', 'is', null);
}

function onShelf(tx: Database, userId: string, routineId: string) {
  return tx
    .selectFrom('own_routines')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', routineId)
    .where('retired_at', 'is', null);
}

export async function lockOwnRoutine(tx: Database, userId: string, routineId: string): Promise<boolean> {
  return (await onShelf(tx, userId, routineId).forNoKeyUpdate().executeTakeFirst()) !== undefined;
}

export async function nameAndFile(
  tx: Database,
  userId: string,
  routineId: string,
  change: { name?: string | undefined; folder?: string | undefined },
  now: Date,
): Promise<void> {
  const { name, folder } = change;
  if (name === undefined && folder === undefined) return;
  await ownRow(tx, userId, routineId)
    .set({ ...(name === undefined ? {} : { name }), ...(folder === undefined ? {} : { folder }), updated_at: now })
    .execute();
  if (name !== undefined) await refreshOwnSearchText(tx, userId, [routineId]);
}

/** A trial is one no longer; one that was kept already stays where it lies. */
export async function keepTrial(tx: Database, userId: string, routineId: string, now: Date): Promise<void> {
  await ownRow(tx, userId, routineId)
    .where('trial_until', 'is not', null)
    .set({ trial_until: null, shelf_place: topOfShelf(userId), updated_at: now })
    .execute();
}

/** These come to the top, in their order. Ids that are not the player's change nothing. */
export async function putInOrder(tx: Database, userId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update own_routines r set shelf_place = top.place - 1 - ${ids.length}::int + o.position::int
    from unnest(${[...ids]}::uuid[]) with ordinality as o (id, position),
      (select coalesce(min(shelf_place), 0) as place from own_routines
        where user_id = ${userId}::uuid and id <> all(${[...ids]}::uuid[])) as top
    where r.id = o.id and r.user_id = ${userId}::uuid`.execute(tx);
}

/** Trials whose time is over and to which nothing refers. */
export async function deleteOldTrials(db: Database, now: Date): Promise<number> {
  return inTransaction({ db }, async (tx) => {
    const over = await tx
      .selectFrom('own_routines')
      .select(['user_id', 'id'])
      .where('trial_until', '<=', now)
      .forUpdate()
      .execute();
    const byPlayer = Map.groupBy(over, (row) => row.user_id);
    let removed = 0;
    for (const [userId, rows] of byPlayer) {
      const ids = rows.map(({ id }) => id);
      const used = await usedRoutines(tx, userId, ids);
      const unused = ids.filter((id) => !used.has(id));
      await deleteRows(tx, userId, unused);
      removed += unused.length;
    }
    return removed;
  });
}

/** Those that are planned or were trained. */
async function usedRoutines(tx: Database, userId: string, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select routine_id as id from plan_days where user_id = ${userId} and routine_id = any (${[...ids]}::uuid[])
    union select routine_id from training_sessions
    where user_id = ${userId} and routine_id = any (${[...ids]}::uuid[])`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** A heart goes along; what else names it reads none. */
async function deleteRows(tx: Database, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('favorites').where('user_id', '=', userId).where('routine_id', 'in', ids).execute();
  await tx.deleteFrom('own_routines').where('user_id', '=', userId).where('id', 'in', ids).execute();
}

/** Deleted when nothing refers to it, else retired. The caller locks the player's profile, so that no plan picks the routine meanwhile. */
export async function removeOwnRoutine(tx: Database, userId: string, routineId: string, now: Date): Promise<boolean> {
  if (!(await onShelf(tx, userId, routineId).forUpdate().executeTakeFirst())) return false;
  if ((await usedRoutines(tx, userId, [routineId])).has(routineId)) {
    await tx.deleteFrom('favorites').where('user_id', '=', userId).where('routine_id', '=', routineId).execute();
    await ownRow(tx, userId, routineId).set({ retired_at: now, updated_at: now }).execute();
  } else {
    await deleteRows(tx, userId, [routineId]);
  }
  return true;
}
