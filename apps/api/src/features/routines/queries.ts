import { figureOf } from '@bandeja/catalogue/figures/figures';
import {
  categorySchema,
  difficultySchema,
  loadTypeSchema,
  muscleGroupSchema,
} from '@bandeja/domain/exercises/vocabulary';
import type { Routine, RoutineSummary } from '@bandeja/domain/routines/contract';
import { routineTypeSchema } from '@bandeja/domain/routines/vocabulary';
import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#kit/database/database.ts';

/** Who looks at routines; `userId` is null for a guest. */
export type Viewer = { userId: string | null; isAdmin: boolean };

/** The library's routines and the viewer's own, in whatever state, as lists show them. */
export function visibleRoutines(db: Database, viewer: Viewer) {
  return db
    .selectFrom('routines as r')
    .where(({ or, eb }) => or([eb('r.owner_id', 'is', null), eb('r.owner_id', '=', viewer.userId)]))
    .select([
      'r.id',
      'r.code',
      'r.owner_id',
      'r.author_name',
      'r.name',
      'r.description',
      'r.type',
      'r.categories',
      'r.difficulty',
      'r.duration_minutes',
      'r.objectives',
      'r.equipment',
      'r.is_active',
      'r.published_at',
      'r.version',
    ])
    .select(({ selectFrom, fn, exists }) => [
      selectFrom('routine_entries as e')
        .select(fn.countAll<number>().as('n'))
        .whereRef('e.routine_id', '=', 'r.id')
        .as('exercise_count'),
      exists(
        selectFrom('favorites as f')
          .select(sql`1`.as('one'))
          .where(sql<SqlBool>`f.user_id = ${viewer.userId}`)
          .whereRef('f.routine_id', '=', 'r.id'),
      ).as('is_favorite'),
    ]);
}

/**
 * One routine where the viewer may see it: active, or planned on one of their days (docs/product.md#routines: it stays
 * startable until replaced), or inactive for admins. Retired ones are the plan's alone.
 */
function openRoutine(db: Database, viewer: Viewer, id: string) {
  return visibleRoutines(db, viewer)
    .where('r.id', '=', id)
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        and([eb('r.retired_at', 'is', null), or([eb('r.is_active', '=', true), eb.val<SqlBool>(viewer.isAdmin)])]),
        exists(
          selectFrom('plan_days as p')
            .select(sql`1`.as('one'))
            .where(sql<SqlBool>`p.user_id = ${viewer.userId}`)
            .whereRef('p.routine_id', '=', 'r.id'),
        ),
      ]),
    );
}

type SummaryRow = Awaited<ReturnType<ReturnType<typeof visibleRoutines>['executeTakeFirstOrThrow']>>;

export function toSummary(row: SummaryRow): RoutineSummary {
  return {
    _id: row.id,
    code: row.code,
    name: row.name,
    description: row.description,
    type: routineTypeSchema.parse(row.type),
    categories: z.array(categorySchema).parse(row.categories),
    difficulty: difficultySchema.parse(row.difficulty),
    duration: row.duration_minutes,
    isActive: row.is_active,
    isDraft: row.owner_id === null && row.published_at === null,
    isFavorite: Boolean(row.is_favorite),
    objectives: row.objectives,
    equipment: row.equipment,
    exerciseCount: row.exercise_count ?? 0,
    createdBy: { name: row.author_name },
    isOwn: row.owner_id !== null,
  };
}

/** The active library and the player's own routines by name; admins also see inactive ones. */
export async function listRoutines(db: Database, viewer: Viewer): Promise<RoutineSummary[]> {
  let query = visibleRoutines(db, viewer).where('r.retired_at', 'is', null);
  if (!viewer.isAdmin) query = query.where('r.is_active', '=', true);
  const rows = await query.orderBy('r.name').orderBy('r.id').execute();
  return rows.map(toSummary);
}

async function entriesOf(db: Database, routineId: string): Promise<Routine['exercises']> {
  const rows = await db
    .selectFrom('routine_entries as e')
    .innerJoin('exercises as x', 'x.id', 'e.exercise_id')
    .selectAll('e')
    .select(['x.code', 'x.name', 'x.description', 'x.steps', 'x.video_url', 'x.load_type', 'x.equipment'])
    .select([
      'x.common_mistakes',
      'x.categories',
      'x.muscle_groups',
      'x.slug',
      'x.drill',
      'x.figure',
      'x.retired_at',
      'x.published_at',
    ])
    .where('e.routine_id', '=', routineId)
    .orderBy('e.position')
    .execute();
  return rows.map((row) => ({
    exercise: {
      _id: row.exercise_id,
      code: row.code,
      name: row.name,
      description: row.description,
      steps: row.steps,
      commonMistakes: row.common_mistakes,
      videoUrl: row.video_url,
      loadType: loadTypeSchema.parse(row.load_type),
      categories: z.array(categorySchema).parse(row.categories),
      muscleGroups: z.array(muscleGroupSchema).parse(row.muscle_groups),
      equipment: row.equipment,
      slug: row.retired_at === null && row.published_at !== null ? row.slug : null,
      drill: row.drill,
      figure: figureOf(row),
      isDraft: row.published_at === null,
    },
    sets: row.sets,
    reps: row.reps,
    duration: row.duration_seconds,
    metres: row.metres,
    perSide: row.per_side,
    rest: row.rest_seconds,
    notes: row.notes,
  }));
}

/**
 * One routine with its exercises, null when it is not there or not the player's to see. Inside a transaction its row is locked
 * until the end, so that what refers to it can be written.
 */
export async function routineById(db: Database, viewer: Viewer, id: string): Promise<Routine | null> {
  const found = openRoutine(db, viewer, id);
  const row = await (db.isTransaction ? found.forKeyShare('r') : found).executeTakeFirst();
  return row ? { ...toSummary(row), version: row.version, exercises: await entriesOf(db, row.id) } : null;
}

/** Holds a routine that the viewer may see until the transaction ends; false when there is none. */
export async function holdRoutine(tx: Database, viewer: Viewer, id: string): Promise<boolean> {
  const row = await openRoutine(tx, viewer, id).clearSelect().select('r.id').forKeyShare('r').executeTakeFirst();
  return row !== undefined;
}
