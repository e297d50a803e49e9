import type { Category, Difficulty } from '@bandeja/domain/exercises/vocabulary';
import type { RoutineType } from '@bandeja/domain/routines/vocabulary';
import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';

export type OwnRoutine = {
  id: string;
  authorName: string;
  name: string;
  description: string;
  type: RoutineType;
  categories: Category[];
  difficulty: Difficulty;
  minutes: number;
  objectives: string[];
  equipment: string[];
  entries: {
    exerciseId: string;
    part: string;
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

export async function insertOwnRoutine(tx: Database, userId: string, routine: OwnRoutine, now: Date): Promise<void> {
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
  if (await isReferredTo(tx, routineId)) {
    await tx.deleteFrom('favorites').where('routine_id', '=', routineId).execute();
    await tx.updateTable('routines').set({ retired_at: now, updated_at: now }).where('id', '=', routineId).execute();
  } else {
    await tx.deleteFrom('routines').where('id', '=', routineId).execute();
  }
  return true;
}

async function isReferredTo(tx: Database, routineId: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select 1 from plan_days where routine_id = ${routineId})
      or exists (select 1 from training_sessions where routine_id = ${routineId}) as used`.execute(tx);
  return rows[0]?.used ?? false;
}
