import type {
  Exercise,
  ExerciseSummary,
  listExercises as listContract,
  SimilarExercise,
} from '@bandeja/domain/exercises/contract';
import { described } from '@bandeja/domain/exercises/media';
import {
  bodyAreaSchema,
  categorySchema,
  demandSchema,
  difficultySchema,
  loadTypeSchema,
  muscleGroupSchema,
  placeSchema,
  safetyQuestionSchema,
  strokeSchema,
} from '@bandeja/domain/exercises/schemas';
import { hasRole } from '@bandeja/domain/profile/rules';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import { figureNamed, figureOf } from '@bandeja/drawing/figures/figures';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { toMedia } from '#features/exercises/media.queries.ts';
import type { Database } from '#kit/database/database.ts';
import { toWire } from '#kit/database/names.ts';
import { literalWords } from '#kit/database/search-text.ts';
import type { Tables } from '#kit/database/tables.ts';
import type { Actor } from '#kit/deps.ts';

type Viewer = Pick<Actor, 'userId' | 'isAdmin' | 'roles'>;
type Row = Selectable<Tables['exercises']>;

const summaryColumns = [
  ...(['x.id', 'x.code', 'x.slug', 'x.name', 'x.description', 'x.categories', 'x.difficulty'] as const),
  ...(['x.equipment', 'x.muscle_groups', 'x.strokes', 'x.dose', 'x.load_type', 'x.figure'] as const),
  ...(['x.retired_at', 'x.published_at', 'x.pictures', 'x.film'] as const),
];
const hasDrill = sql<boolean>`x.drill is not null`.as('has_drill');

type SummaryRow = Pick<
  Row,
  | ('id' | 'code' | 'slug' | 'name' | 'description' | 'categories' | 'difficulty')
  | ('equipment' | 'muscle_groups' | 'strokes' | 'dose' | 'load_type' | 'figure' | 'retired_at' | 'published_at')
  | ('pictures' | 'film')
> & { has_drill: boolean };

function toSummary(row: SummaryRow): ExerciseSummary {
  return {
    ...toWire(row, ['code', 'slug', 'name', 'description', 'equipment', 'dose', 'has_drill']),
    _id: row.id,
    categories: z.array(categorySchema).parse(row.categories),
    difficulty: difficultySchema.parse(row.difficulty),
    muscleGroups: z.array(muscleGroupSchema).parse(row.muscle_groups),
    strokes: z.array(strokeSchema).parse(row.strokes),
    loadType: loadTypeSchema.parse(row.load_type),
    isRetired: row.retired_at !== null,
    isDraft: row.published_at === null,
    figureName: figureNamed(row.figure) && row.figure,
    cover: described(toMedia(row).pictures)[0] ?? null,
  };
}

/** `undescribedToo`: pictures that no one has described yet. */
function toExercise(row: Row, variations: Exercise['variations'], undescribedToo = false): Exercise {
  const { pictures, film } = toMedia(row);
  return {
    ...toSummary({ ...row, has_drill: row.drill !== null }),
    ...toWire(row, ['steps', 'common_mistakes', 'tips', 'video_url', 'version', 'drill']),
    avoidFor: z.array(bodyAreaSchema).parse(row.avoid_for),
    cautionFor: z.array(bodyAreaSchema).parse(row.caution_for),
    demands: z.array(demandSchema).parse(row.demands),
    places: z.array(placeSchema).parse(row.places),
    answered: z.array(safetyQuestionSchema).parse(row.answered),
    variations,
    figure: figureOf(row),
    pictures: undescribedToo ? pictures : described(pictures),
    film,
  };
}

export type ExerciseFilter = Omit<Parsed<typeof listContract>['query'], 'limit' | 'before'>;

/** A page ordered by name; `before` is the id of the last exercise already seen. The index has exactly `plain_text(x.name)`. */
export function exercisesPage(
  db: Database,
  filter: ExerciseFilter,
  page: { limit: number; before?: string | undefined },
) {
  let query = db.selectFrom('exercises as x').select(summaryColumns).select(hasDrill);
  if (filter.retired !== 'with') {
    query = query.where('x.retired_at', filter.retired === 'only' ? 'is not' : 'is', null);
  }
  if (filter.drafts === 'only') query = query.where('x.published_at', 'is', null);
  if (filter.drafts === 'without') query = query.where('x.published_at', 'is not', null);
  for (const word of literalWords(filter.search)) {
    query = query.where(sql<boolean>`plain_text(x.name) like '%' || plain_text(${word}) || '%'`);
  }
  const { category, difficulty, muscleGroup, stroke } = filter;
  if (category !== undefined) query = query.where(sql<boolean>`x.categories @> ${[category]}::text[]`);
  if (difficulty !== undefined) query = query.where('x.difficulty', '=', difficulty);
  if (muscleGroup !== undefined) query = query.where(sql<boolean>`x.muscle_groups @> ${[muscleGroup]}::text[]`);
  if (stroke !== undefined) query = query.where(sql<boolean>`x.strokes @> ${[stroke]}::text[]`);
  if (page.before !== undefined) {
    query = query.where(
      sql<boolean>`(x.name, x.id) > (select b.name, b.id from exercises b where b.id = ${page.before})`,
    );
  }
  return query.orderBy('x.name').orderBy('x.id').limit(page.limit);
}

export async function listExercises(
  db: Database,
  viewer: Viewer,
  filter: ExerciseFilter,
  page: { limit: number; before?: string | undefined },
): Promise<ExerciseSummary[]> {
  const seen: ExerciseFilter = hasRole(viewer, 'editor')
    ? filter
    : { ...filter, retired: 'without', drafts: 'without' };
  const rows = await exercisesPage(db, seen, page).execute();
  return rows.map(toSummary);
}

async function variationsByExercise(
  db: Database,
  of: { exerciseIds: readonly string[] | null; hiddenToo: boolean },
): Promise<Map<string, Exercise['variations']>> {
  let query = db
    .selectFrom('exercise_variations as v')
    .innerJoin('exercises as o', 'o.id', 'v.variation_id')
    .select(['v.exercise_id', 'o.id', 'o.slug', 'o.name', 'o.difficulty']);
  if (of.exerciseIds !== null) query = query.where('v.exercise_id', 'in', of.exerciseIds);
  if (!of.hiddenToo) query = query.where('o.retired_at', 'is', null).where('o.published_at', 'is not', null);
  const rows = await query.orderBy('o.name').orderBy('o.id').execute();
  const grouped = Map.groupBy(rows, (row) => row.exercise_id);
  return new Map(
    [...grouped].map(([exerciseId, list]) => [
      exerciseId,
      list.map(({ id, slug, name, difficulty }) => ({
        _id: id,
        slug,
        name,
        difficulty: difficultySchema.parse(difficulty),
      })),
    ]),
  );
}

/** Players see a draft or a retired one only if one of their routines or sessions contains it. */
export async function exerciseById(db: Database, viewer: Viewer, id: string): Promise<Exercise | null> {
  let query = db.selectFrom('exercises as x').selectAll('x').where('x.id', '=', id);
  if (!hasRole(viewer, 'editor')) {
    query = query.where(({ or, and, eb, exists, selectFrom }) =>
      or([
        and([eb('x.retired_at', 'is', null), eb('x.published_at', 'is not', null)]),
        exists(
          selectFrom('own_routine_entries as e')
            .select(sql`1`.as('one'))
            .where('e.user_id', '=', viewer.userId)
            .whereRef('e.exercise_id', '=', 'x.id'),
        ),
        exists(
          selectFrom('session_entries as s')
            .select(sql`1`.as('one'))
            .where('s.user_id', '=', viewer.userId)
            .whereRef('s.exercise_id', '=', 'x.id'),
        ),
      ]),
    );
  }
  const row = await query.executeTakeFirst();
  if (!row) return null;
  const isEditor = hasRole(viewer, 'editor');
  const variations = await variationsByExercise(db, { exerciseIds: [id], hiddenToo: isEditor });
  return toExercise(row, variations.get(id) ?? [], isEditor);
}

export async function publishedExercises(db: Database, ids: readonly string[] | null = null): Promise<Exercise[]> {
  let published = db
    .selectFrom('exercises')
    .selectAll()
    .where('retired_at', 'is', null)
    .where('published_at', 'is not', null);
  if (ids !== null) published = published.where('id', 'in', ids);
  const rows = await published.orderBy('name').orderBy('id').execute();
  const variations = await variationsByExercise(db, { exerciseIds: ids, hiddenToo: false });
  return rows.map((row) => toExercise(row, variations.get(row.id) ?? []));
}

/** All there are, drafts and retired ones too. */
export async function catalogueExercises(db: Database): Promise<Exercise[]> {
  const rows = await db.selectFrom('exercises').selectAll().orderBy('name').orderBy('id').execute();
  const variations = await variationsByExercise(db, { exerciseIds: null, hiddenToo: true });
  return rows.map((row) => toExercise(row, variations.get(row.id) ?? [], true));
}

export async function idsLoading(db: Database, areas: readonly string[], ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('exercises')
    .select('id')
    .where('id', 'in', [...ids])
    .where(sql<boolean>`(avoid_for || caution_for) && ${[...areas]}::text[]`)
    .execute();
  return rows.map(({ id }) => id);
}

export async function retiredSlugs(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('exercises')
    .select('slug')
    .where('retired_at', 'is not', null)
    .where('published_at', 'is not', null)
    .execute();
  return rows.map((row) => row.slug);
}

/** Least likeness of two names, from 0 to 1, at which an admin is warned. */
const similarFrom = 0.45;

export async function similarExercises(
  db: Database,
  name: string,
  exceptId: string | null,
): Promise<SimilarExercise[]> {
  const likeness = sql<number>`greatest(similarity(plain_text(x.name), plain_text(${name})),
    word_similarity(plain_text(x.name), plain_text(${name})) * 0.9)`;
  const rows = await db
    .selectFrom('exercises as x')
    .select(['x.id', 'x.name', 'x.published_at', 'x.retired_at'])
    .where(sql<boolean>`${likeness} >= ${similarFrom}`)
    .where(sql<boolean>`x.id is distinct from ${exceptId}::uuid`)
    .orderBy(likeness, 'desc')
    .orderBy('x.name')
    .orderBy('x.id')
    .limit(3)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    isDraft: row.published_at === null,
    isRetired: row.retired_at !== null,
  }));
}

/** Independent of clocks: PostgreSQL stamps each row with its writing transaction. A change of variations also writes its exercise. */
export async function catalogueVersion(db: Database): Promise<string> {
  const row = await db
    .selectFrom('exercises as x')
    .select(
      sql<string>`count(*) || ':' || coalesce(sum(hashtextextended(x.id::text || x.xmin::text, 0)), 0)`.as('version'),
    )
    .executeTakeFirstOrThrow();
  return row.version;
}
