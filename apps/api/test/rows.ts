import { randomUUID } from 'node:crypto';
import type { TestApi } from './api.ts';

/* What tests look up or prepare straight in the database, because no call shows or makes it. */

export async function passwordHashOf(api: TestApi, userId: string): Promise<string> {
  const row = await api.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.password_hash;
}

export function authSessionsOf(api: TestApi, userId: string) {
  return api.db.selectFrom('auth_sessions').selectAll().where('user_id', '=', userId).execute();
}

export function consentsOf(api: TestApi, userId: string) {
  return api.db.selectFrom('consents').selectAll().where('user_id', '=', userId).execute();
}

/** How many sessions count against the plan's limits, over all months. */
export async function countedSessions(api: TestApi, userId: string): Promise<number> {
  const rows = await api.db.selectFrom('usage_sessions').select('session_id').where('user_id', '=', userId).execute();
  return rows.length;
}

/** A routine that belongs to one player, as the generator will make them. */
export async function ownRoutine(api: TestApi, ownerId: string): Promise<string> {
  const id = randomUUID();
  const texts = {
    name: 'Solo mía',
    description: '',
    type: 'Físico',
    categories: ['Fuerza'],
    difficulty: 'Principiante',
  };
  await api.db
    .insertInto('routines')
    .values({ id, owner_id: ownerId, ...texts, duration_minutes: 30 })
    .execute();
  return id;
}

export async function deactivateRoutine(api: TestApi, routineId: string): Promise<void> {
  await api.db.updateTable('routines').set({ is_active: false }).where('id', '=', routineId).execute();
}

/** The exercises of a routine that are excluded for an injured area. */
export async function exercisesToAvoid(api: TestApi, routineId: string, area: string): Promise<(string | null)[]> {
  const rows = await api.db
    .selectFrom('routine_entries as e')
    .innerJoin('exercises as x', 'x.id', 'e.exercise_id')
    .select(['x.code', 'x.avoid_for'])
    .where('e.routine_id', '=', routineId)
    .execute();
  return rows.filter((row) => row.avoid_for.includes(area)).map((row) => row.code);
}
