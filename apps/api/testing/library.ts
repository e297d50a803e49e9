import { randomUUID } from 'node:crypto';
import type { RoutineBody } from '@bandeja/domain/routines/contract';
import { type CompiledQuery, sql } from 'kysely';
import {
  refreshOwnSearchText,
  refreshSearchText,
  refreshSearchTextOf,
} from '#features/routines/search-text.queries.ts';
import type { Database } from '#kit/database/database.ts';
import type { TestApi } from './api.ts';
import { reviewed } from './exercises.ts';

export async function exerciseByCode(api: TestApi, code: string) {
  return api.db.selectFrom('exercises').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
}

export async function newExercise(
  api: TestApi,
  fields: { name?: string; categories?: string[]; equipment?: string[] } = {},
): Promise<string> {
  const id = randomUUID();
  const { name = `Ejercicio ${id}`, categories = ['Fuerza'], equipment = [] } = fields;
  await api.db
    .insertInto('exercises')
    .values({
      id,
      name,
      categories,
      equipment,
      description: 'De prueba',
      difficulty: 'Principiante',
      slug: id,
      ...reviewed(),
      dose: JSON.stringify({ sets: 3, reps: 10, perSide: false, rest: 60 }),
    })
    .execute();
  return id;
}

export async function changeExercise(
  api: { db: Database },
  id: string,
  change: { name?: string; equipment?: string[]; retired_at?: Date },
): Promise<void> {
  await api.db.updateTable('exercises').set(change).where('id', '=', id).execute();
  await refreshSearchTextOf(api.db, id);
}

export async function deleteExerciseRow(api: TestApi, id: string): Promise<void> {
  await api.db.deleteFrom('exercises').where('id', '=', id).execute();
}

export function routineForm(exercises: string[], over: Partial<RoutineBody> = {}): RoutineBody {
  return {
    name: 'Piernas de acero',
    type: 'Físico',
    difficulty: 'Intermedio',
    duration: 45,
    description: 'Para llegar a todas.',
    exercises: exercises.map((exercise) => ({ exercise, sets: 3, reps: 10, rest: 60 })),
    ...over,
  };
}

export async function publishRoutineByHand(api: TestApi, id: string): Promise<void> {
  await api.db
    .updateTable('routines')
    .set({ is_active: true, published_at: new Date() })
    .where('id', '=', id)
    .execute();
}

export async function auditOf(api: TestApi, entityId: string) {
  const rows = api.db.selectFrom('audit_log').select(['actor_id', 'action', 'entity', 'details']);
  return rows.where('entity_id', '=', entityId).orderBy('created_at').execute();
}

export function favoriteRows(api: TestApi, userId: string) {
  return api.db.selectFrom('favorites').select('routine_id').where('user_id', '=', userId).execute();
}

/** Of the library, or a player's own. */
export async function routineRow(api: TestApi, id: string) {
  const library = await api.db.selectFrom('routines').selectAll().where('id', '=', id).executeTakeFirst();
  const own = await api.db.selectFrom('own_routines').selectAll().where('id', '=', id).executeTakeFirst();
  return library ?? (own && { ...own, is_active: true }) ?? null;
}

export async function planRoutine(api: TestApi, userId: string, routineId: string, date: string): Promise<void> {
  const day = { type: 'Fuerza', source: 'player', reason: 'Elegida por ti', edited: true };
  await api.db
    .insertInto('plan_days')
    .values({ user_id: userId, date, routine_id: routineId, ...day })
    .onConflict((conflict) => conflict.columns(['user_id', 'date']).doUpdateSet({ routine_id: routineId }))
    .execute();
}

export async function ownRoutineNamed(api: TestApi, ownerId: string, name: string): Promise<string> {
  const id = randomUUID();
  const rest = { description: '', type: 'Físico', categories: ['Fuerza'], difficulty: 'Principiante' };
  await api.db
    .insertInto('own_routines')
    .values({ user_id: ownerId, id, author_name: 'Bandeja', name, ...rest, duration_minutes: 30 })
    .execute();
  await refreshOwnSearchText(api.db, ownerId, [id]);
  return id;
}

const refreshedAtOnce = 500;

/** From the words and exercises of the catalogue; updates the database's statistics. The same number gives the same routines. */
export async function manyRoutines(db: Database, count: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`
      with words as (
        select array_agg(distinct word) as w from (
          select regexp_split_to_table(name || ' ' || description, '[^[:alpha:]]+') as word from exercises
          union select regexp_split_to_table(name || ' ' || description, '[^[:alpha:]]+') from routines
        ) all_words where length(word) > 3
      ), made as (
        select i, gen_random_uuid() as id,
          array(select w[1 + mod(abs(hashint8(i * 100 + n)), cardinality(w))] from generate_series(1, 24) n) as text
        from words, generate_series(1, ${count}::int) i
      ), inserted as (
        insert into routines (id, code, name, description, type, categories, difficulty, duration_minutes, equipment, published_at)
        select id, 'Z' || i, initcap(array_to_string(text[1:3], ' ')), array_to_string(text[4:24], ' '),
          (array['Físico', 'Técnico', 'Táctico'])[1 + i % 3], array[(array['Fuerza', 'Cardio', 'Flexibilidad'])[1 + i % 3]],
          (array['Principiante', 'Intermedio', 'Avanzado'])[1 + i % 3], 15 + i % 90,
          (array['{}', '{gomas}', '{pista,pala,bolas}', '{mancuernas o kettlebell}'])[1 + i % 4]::text[], now()
        from made
      )
      select count(*) from made`.execute(tx);
    await sql`
      insert into routine_entries (routine_id, position, exercise_id, sets, reps, rest_seconds)
      select r.id, p, e.ids[1 + mod(abs(hashtext(r.code || p)), cardinality(e.ids))], 3, 10, 60
      from routines r, generate_series(0, 5) p, (select array_agg(id order by code) as ids from exercises) e
      where r.code like 'Z%'`.execute(tx);
    await sql`analyze routines, routine_entries`.execute(tx);
    const rows = await tx.selectFrom('routines').select('id').where('code', 'like', 'Z%').execute();
    for (let from = 0; from < rows.length; from += refreshedAtOnce) {
      const ids = rows.slice(from, from + refreshedAtOnce).map(({ id }) => id);
      await refreshSearchText(tx, ids);
    }
  });
  await sql`vacuum (analyze) routines`.execute(db);
  await sql`vacuum (analyze) search_terms`.execute(db);
  await sql`vacuum (analyze) routine_entries`.execute(db);
}

export async function planOf(db: Database, query: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<string> {
  return explain(db, { ...query, sql: `explain (analyze) ${query.sql}` });
}

export async function genericPlanOf(db: Database, statement: string): Promise<string> {
  return explain(db, { sql: `explain (generic_plan) ${statement}`, parameters: [] });
}

async function explain(db: Database, query: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<string> {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>({ ...sql`explain`.compile(db), ...query });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
