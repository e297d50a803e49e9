import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createExercise, type Exercise, type ExerciseBody, publishExercise } from '@bandeja/domain/exercises/contract';
import { safetyQuestions } from '@bandeja/domain/exercises/vocabulary';
import { type Compilable, sql } from 'kysely';
import {
  refreshOwnSearchText,
  refreshSearchText,
  refreshSearchTextOf,
} from '#features/routines/search-text.queries.ts';
import type { TestApi } from './api.ts';
import type { Player } from './factories.ts';
import { lockWaiter } from './rows.ts';

export function exerciseForm(changes: Partial<ExerciseBody> = {}): ExerciseBody {
  return {
    name: 'Zancada con giro',
    description: 'Zancada larga con rotación del tronco hacia la pierna adelantada.',
    categories: ['Fuerza', 'Funcionalidad'],
    difficulty: 'Intermedio',
    equipment: ['mancuernas', 'esterilla'],
    muscleGroups: ['Piernas', 'Core'],
    steps: ['Da un paso largo.', 'Gira el tronco.', 'Vuelve.'],
    commonMistakes: ['La rodilla se va hacia dentro.'],
    tips: ['Mira al frente.'],
    variations: [],
    videoUrl: 'https://youtu.be/abcdefghijk',
    dose: { sets: 3, reps: 8, perSide: true, rest: 75 },
    loadType: 'reps',
    avoidFor: ['rodilla'],
    cautionFor: ['lumbar'],
    demands: ['floor'],
    places: ['home'],
    strokes: ['volea'],
    answered: [...safetyQuestions],
    ...changes,
  };
}

export async function newDraft(api: TestApi, admin: Player, changes: Partial<ExerciseBody> = {}): Promise<Exercise> {
  const { status, body } = await api.call(createExercise, { token: admin.token, body: exerciseForm(changes) });
  if (status !== 201) throw new Error(`create answered ${status}`);
  return body;
}

export async function newExercise(api: TestApi, admin: Player, changes: Partial<ExerciseBody> = {}): Promise<Exercise> {
  const { _id } = await newDraft(api, admin, changes);
  const { status, body } = await api.call(publishExercise, { token: admin.token, params: { id: _id } });
  if (status !== 200) throw new Error(`publish answered ${status}`);
  return body;
}

export async function exerciseIdByCode(api: TestApi, code: string): Promise<string> {
  const row = await api.db.selectFrom('exercises').select('id').where('code', '=', code).executeTakeFirstOrThrow();
  return row.id;
}

export const reviewed = () => ({ answered: [...safetyQuestions], published_at: new Date() });

export async function storedExercises(api: TestApi, names: string[]): Promise<string[]> {
  const rows = names.map((name) => ({ id: randomUUIDv7(), name }));
  await api.db
    .insertInto('exercises')
    .values(
      rows.map(({ id, name }) => ({
        id,
        name,
        slug: id,
        description: 'Uno de muchos.',
        categories: ['Fuerza'],
        difficulty: 'Principiante',
        ...reviewed(),
        dose: JSON.stringify({ sets: 3, reps: 10, perSide: false, rest: 60 }),
      })),
    )
    .execute();
  await sql`analyze exercises`.execute(api.db);
  return rows.map(({ id }) => id);
}

export async function routineHolding(
  api: TestApi,
  exerciseIds: string[],
  routine: { name?: string; ownerId?: string; isActive?: boolean } = {},
): Promise<string> {
  const id = randomUUID();
  const texts = {
    name: routine.name ?? 'Con ejercicios nuevos',
    description: 'Una rutina.',
    type: 'Físico',
    categories: ['Fuerza'],
    difficulty: 'Principiante',
    duration_minutes: 30,
  };
  if (routine.ownerId !== undefined) {
    const key = { user_id: routine.ownerId, id };
    await api.db
      .insertInto('own_routines')
      .values({ ...key, author_name: 'Bandeja', ...texts })
      .execute();
    await api.db
      .insertInto('own_routine_entries')
      .values(entriesOf(id, exerciseIds).map((entry) => ({ ...entry, user_id: key.user_id })))
      .execute();
    await refreshOwnSearchText(api.db, key.user_id, [id]);
    return id;
  }
  await api.db
    .insertInto('routines')
    .values({ id, ...texts, is_active: routine.isActive ?? true, published_at: new Date() })
    .execute();
  await api.db.insertInto('routine_entries').values(entriesOf(id, exerciseIds)).execute();
  await refreshSearchText(api.db, [id]);
  return id;
}

function entriesOf(routineId: string, exerciseIds: string[]) {
  return exerciseIds.map((exerciseId, position) => ({
    routine_id: routineId,
    position,
    exercise_id: exerciseId,
    sets: 3,
    reps: 10,
    rest_seconds: 60,
  }));
}

export async function whileRoutineIsCreated<T>(api: TestApi, exerciseId: string, act: () => Promise<T>): Promise<T> {
  const routineId = await routineHolding(api, [await exerciseIdByCode(api, 'F01')]);
  const acting = await api.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('routine_entries').where('routine_id', '=', routineId).execute();
    await tx
      .insertInto('routine_entries')
      .values(entriesOf(routineId, [exerciseId]))
      .execute();
    const started = act();
    await lockWaiter(api.db);
    // in an object: the transaction must end before the act can
    return { started };
  });
  return acting.started;
}

export async function equipmentOf(api: TestApi, routineId: string): Promise<string[]> {
  const { rows } = await sql<{ equipment: string[] }>`
    select equipment from routines where id = ${routineId}
    union all select equipment from own_routines where id = ${routineId}`.execute(api.db);
  return rows[0]?.equipment ?? [];
}

export async function auditEntriesOf(api: TestApi, exerciseId: string) {
  const rows = await api.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'details'])
    .where('entity', '=', 'exercise')
    .where('entity_id', '=', exerciseId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ actor_id, action, details }) => ({ actorId: actor_id, action, details }));
}

export async function planOf(api: TestApi, query: Compilable): Promise<string> {
  const { sql: text, parameters } = query.compile();
  const { rows } = await api.db.executeQuery<{ 'QUERY PLAN': string }>({
    ...sql`explain `.compile(api.db),
    sql: `explain ${text}`,
    parameters,
  });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

export async function statementsOf(api: TestApi, work: (db: TestApi['db']) => Promise<unknown>): Promise<number> {
  let count = 0;
  const counting = api.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      count += 1;
      return result;
    },
  });
  await work(counting);
  return count;
}

export async function withPlan(api: TestApi, userId: string, plan: string, status: string): Promise<void> {
  await api.db.updateTable('subscriptions').set({ plan, status }).where('user_id', '=', userId).execute();
}

export async function signedOutEverywhere(api: TestApi, userId: string): Promise<void> {
  await api.db.deleteFrom('auth_sessions').where('user_id', '=', userId).execute();
}

export async function storedAccounts(api: TestApi, names: string[], addresses: string[] = []): Promise<void> {
  const ids = names.map(() => randomUUIDv7()).sort();
  await api.db
    .insertInto('users')
    .values(
      names.map((name, index) => ({
        id: ids[index] ?? '',
        name,
        email: addresses[index] ?? `${randomUUID()}@cuentas.es`,
        password_hash: '',
      })),
    )
    .execute();
  await sql`analyze users`.execute(api.db);
}

export async function renamedByHand(api: TestApi, exerciseId: string, name: string): Promise<void> {
  await api.db.updateTable('exercises').set({ name }).where('id', '=', exerciseId).execute();
  await refreshSearchTextOf(api.db, exerciseId);
}

export async function publishedByHand(api: TestApi, exerciseId: string): Promise<void> {
  await api.db.updateTable('exercises').set({ published_at: new Date() }).where('id', '=', exerciseId).execute();
}

export async function draftsMigrated(api: TestApi): Promise<void> {
  const migration = await readFile(new URL('../migrations/0010_drafts.sql', import.meta.url), 'utf8');
  await sql`alter table exercises drop constraint exercises_published_reviewed`.execute(api.db);
  await sql`alter table routines drop constraint routines_active_published`.execute(api.db);
  await sql`update exercises set answered = '{}', published_at = null`.execute(api.db);
  await sql`update routines set published_at = null`.execute(api.db);
  // a column of those days
  await sql`alter table routines add column owner_id uuid`.execute(api.db);
  await sql.raw(migration.slice(migration.indexOf('update exercises'))).execute(api.db);
}
