import type { Category, Difficulty } from '@bandeja/domain/exercises/vocabulary';
import type { RoutineType } from '@bandeja/domain/routines/vocabulary';
import { type SqlBool, sql } from 'kysely';
import { refreshSearchText } from '#features/routines/search-text.queries.ts';
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
  const { id, name, description, type, categories, difficulty, objectives, equipment, entries } = routine;
  await tx
    .insertInto('routines')
    .values({
      id,
      owner_id: userId,
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
  await tx
    .insertInto('routine_entries')
    .values(
      entries.map((entry, position) => ({
        routine_id: id,
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
      })),
    )
    .execute();
  await refreshSearchText(tx, [id]);
}

/** The player's shelf by its lowest number; a routine that comes lies above it. */
export function topOfShelf(userId: string) {
  return sql<number>`(select coalesce(min(shelf_place), 1) - 1 from routines where owner_id = ${userId}::uuid)`;
}

export async function ownNames(tx: Database, userId: string, exceptId: string | null): Promise<string[]> {
  const rows = await tx
    .selectFrom('routines')
    .select('name')
    .where('owner_id', '=', userId)
    .where('retired_at', 'is', null)
    .where(({ eb }) => (exceptId === null ? eb.val<SqlBool>(true) : eb('id', '<>', exceptId)))
    .execute();
  return rows.map(({ name }) => name);
}

function ownRow(tx: Database, userId: string, routineId: string) {
  return tx
    .updateTable('routines')
    .where('id', '=', routineId)
    .where('owner_id', '=', userId)
    .where('retired_at', 'is', null);
}

export async function lockOwnRoutine(tx: Database, userId: string, routineId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('routines')
    .select('id')
    .where('id', '=', routineId)
    .where('owner_id', '=', userId)
    .where('retired_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
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
  if (name !== undefined) await refreshSearchText(tx, [routineId]);
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
    update routines r set shelf_place = top.place - 1 - ${ids.length}::int + o.position::int
    from unnest(${[...ids]}::uuid[]) with ordinality as o (id, position),
      (select coalesce(min(shelf_place), 0) as place from routines
        where owner_id = ${userId}::uuid and id <> all(${[...ids]}::uuid[])) as top
    where r.id = o.id and r.owner_id = ${userId}::uuid`.execute(tx);
}

/** Trials whose time is over and to which nothing refers. */
export async function deleteOldTrials(db: Database, now: Date): Promise<number> {
  return inTransaction({ db }, async (tx) => {
    const over = await tx.selectFrom('routines').select('id').where('trial_until', '<=', now).forUpdate().execute();
    const used = await usedRoutines(
      tx,
      over.map(({ id }) => id),
    );
    const unused = over.flatMap(({ id }) => (used.has(id) ? [] : [id]));
    if (unused.length > 0) await tx.deleteFrom('routines').where('id', 'in', unused).execute();
    return unused.length;
  });
}

/** Those that are planned or were trained, whoever's they are. */
async function usedRoutines(tx: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select routine_id as id from plan_days where routine_id = any (${[...ids]}::uuid[])
    union select routine_id from training_sessions where routine_id = any (${[...ids]}::uuid[])`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Deleted when nothing refers to it, else retired. The caller locks the player's profile, so that no plan picks the routine meanwhile. */
export async function removeOwnRoutine(tx: Database, userId: string, routineId: string, now: Date): Promise<boolean> {
  const routine = await tx
    .selectFrom('routines')
    .select('id')
    .where('id', '=', routineId)
    .where('owner_id', '=', userId)
    .where('retired_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!routine) return false;
  if (await isReferredTo(tx, userId, routineId)) {
    await tx.deleteFrom('favorites').where('user_id', '=', userId).where('routine_id', '=', routineId).execute();
    await tx.updateTable('routines').set({ retired_at: now, updated_at: now }).where('id', '=', routineId).execute();
  } else {
    await tx.deleteFrom('routines').where('id', '=', routineId).execute();
  }
  return true;
}

/** Nobody but its player sees it. */
async function isReferredTo(tx: Database, userId: string, routineId: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select 1 from plan_days where user_id = ${userId} and routine_id = ${routineId})
      or exists (select 1 from training_sessions where user_id = ${userId} and routine_id = ${routineId}) as used`.execute(
    tx,
  );
  return rows[0]?.used ?? false;
}
