import {
  bodyAreaSchema,
  categorySchema,
  demandSchema,
  difficultySchema,
  loadTypeSchema,
  muscleGroupSchema,
  strokeSchema,
} from '@bandeja/domain/exercises/schemas';
import type { BodyArea } from '@bandeja/domain/exercises/vocabulary';
import { hasRole } from '@bandeja/domain/profile/rules';
import type { listRoutines as listContract, Routine, RoutineSummary } from '@bandeja/domain/routines/contract';
import { routineTypeSchema } from '@bandeja/domain/routines/schemas';
import { countedStrokes } from '@bandeja/domain/sessions/rules';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import { figureOf } from '@bandeja/drawing/figures/figures';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#kit/database/database.ts';
import { toWire } from '#kit/database/names.ts';
import { entriesIn, type RoutineRow, routinesOf } from '#kit/database/routines.ts';
import { literalWords } from '#kit/database/search-text.ts';
import type { Actor } from '#kit/deps.ts';

export type Viewer = Pick<Actor, 'isAdmin' | 'roles'> & { userId: string | null };

const drawingsMost = 5;

/** Of both tables, those of `rows`, which are the library's and the viewer's own as `r`. */
export function visibleRoutines(db: Database, { userId }: Viewer, rows: RawBuilder<RoutineRow>) {
  return db
    .selectFrom(rows.as<'r'>('r'))
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
      'r.folder',
      'r.trial_until',
    ])
    .select(({ selectFrom, exists }) => [
      sql<number>`(select count(*) from ${entriesIn(userId, sql`e.routine_id = r.id`)} n)`.as('exercise_count'),
      sql<string[]>`array(
        select coalesce(x.figure, x.code)
        from ${entriesIn(userId, sql`e.routine_id = r.id`)} n join exercises x on x.id = n.exercise_id
        where x.figure is not null or (x.drill is not null and x.code is not null)
        order by n.position limit ${drawingsMost})`.as('drawings'),
      exists(
        selectFrom('favorites as f')
          .select(sql`1`.as('one'))
          .where(sql<SqlBool>`f.user_id = ${userId}`)
          .whereRef('f.routine_id', '=', 'r.id'),
      ).as('is_favorite'),
    ]);
}

/** Active, or planned on one of the viewer's days (docs/product.md#routines), or inactive for admins. Retired ones are the plan's alone. */
function openRoutine(db: Database, viewer: Viewer, id: string) {
  return visibleRoutines(db, viewer, routinesOf(viewer.userId, sql`r.id = ${id}`)).where(
    ({ or, and, eb, exists, selectFrom }) =>
      or([
        and([
          eb('r.retired_at', 'is', null),
          or([eb('r.is_active', '=', true), eb.val<SqlBool>(hasRole(viewer, 'editor'))]),
        ]),
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
    ...toWire(row, ['code', 'name', 'description', 'is_active', 'objectives', 'equipment']),
    _id: row.id,
    type: routineTypeSchema.parse(row.type),
    categories: z.array(categorySchema).parse(row.categories),
    difficulty: difficultySchema.parse(row.difficulty),
    duration: row.duration_minutes,
    isDraft: row.owner_id === null && row.published_at === null,
    isFavorite: Boolean(row.is_favorite),
    exerciseCount: row.exercise_count ?? 0,
    drawings: [...new Set(row.drawings)],
    createdBy: { name: row.author_name },
    isOwn: row.owner_id !== null,
    ...(row.owner_id === null ? {} : { folder: row.folder, trialUntil: row.trial_until?.toISOString() ?? null }),
  };
}

/** Whether a kit has every item of a list; an item may name alternatives: «mancuernas o kettlebell». */
export function coveredBy(equipment: RawBuilder<unknown>, kit: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (
    select 1 from unnest(${equipment}) as i (item)
    where not regexp_split_to_array(lower(i.item), ' o |/') && ${[...kit]}::text[])`;
}

export type RoutinePage = Parsed<typeof listContract>['query'];

function listConditions({ category, type }: RoutinePage) {
  return [
    sql<SqlBool>`r.retired_at is null`,
    category === undefined ? null : sql<SqlBool>`r.categories @> ${[category]}::text[]`,
    type === undefined ? null : sql<SqlBool>`r.type = ${type}`,
  ].filter((condition) => condition !== null);
}

/** Each kind of page uses its own index; `before` is the id of the last routine already seen. The shelf has the player's own order. */
export function routinesPage(db: Database, viewer: Viewer, page: RoutinePage) {
  const { of, limit, before } = page;
  const { userId } = viewer;
  const isShelf = of === 'own';
  const order = sql.raw(`${isShelf ? 'r.shelf_place, ' : ''}r.name, r.id`);
  const last = sql`(select ${order} from ${routinesOf(userId, sql`r.id = ${before}`)} r)`;
  const isListed = [
    ...listConditions(page),
    ...(before === undefined ? [] : [sql<SqlBool>`(${order}) > ${last}`]),
    ...(of === 'favorites'
      ? [sql<SqlBool>`r.id in (select f.routine_id from favorites f where f.user_id = ${userId}::uuid)`]
      : []),
  ];
  const words = literalWords(page.search).map(
    (word) => sql<SqlBool>`plain_text(r.name) like '%' || plain_text(${word}) || '%'`,
  );
  const pageOf = (from: RawBuilder<unknown>, conditions: RawBuilder<SqlBool>[]) =>
    sql`(select r.id from ${from} where ${sql.join([...conditions, ...isListed], sql` and `)} order by ${order} limit ${limit})`;
  const library = pageOf(sql`routines r`, [
    ...(hasRole(viewer, 'editor') ? [] : [sql<SqlBool>`r.is_active`]),
    // apart, so that PostgreSQL looks the words up instead of reading all names in their order
    ...(words.length === 0
      ? []
      : [sql<SqlBool>`r.id = any(array(select r.id from routines r where ${sql.join(words, sql` and `)}))`]),
  ]);
  const own = pageOf(sql`own_routines r`, [
    sql<SqlBool>`r.user_id = ${userId}::uuid`,
    ...(isShelf ? [] : [sql<SqlBool>`r.trial_until is null`]),
    ...words,
  ]);
  const found = sql.join([...(isShelf ? [] : [library]), ...(of === 'library' ? [] : [own])], sql` union all `);
  return visibleRoutines(db, viewer, routinesOf(userId, sql`r.id = any(array(${found}))`))
    .$if(isShelf, (query) => query.orderBy('r.shelf_place'))
    .orderBy('r.name')
    .orderBy('r.id')
    .limit(limit);
}

export async function listRoutines(db: Database, viewer: Viewer, page: RoutinePage): Promise<RoutineSummary[]> {
  const rows = await routinesPage(db, viewer, page).execute();
  return rows.map(toSummary);
}

export async function routineIdByCode(db: Database, code: string): Promise<string | null> {
  const row = await db
    .selectFrom('routines')
    .select('id')
    .where('code', '=', code)
    .where('is_active', '=', true)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

type Entries = Map<string, Routine['exercises']>;

async function entriesOf(db: Database, { userId }: Viewer, routineIds: readonly string[]): Promise<Entries> {
  const rows = await db
    .selectFrom(entriesIn(userId, sql`e.routine_id = any(${[...routineIds]}::uuid[])`).as<'e'>('e'))
    .innerJoin('exercises as x', 'x.id', 'e.exercise_id')
    .selectAll('e')
    .select(['x.code', 'x.name', 'x.description', 'x.steps', 'x.video_url', 'x.load_type', 'x.equipment'])
    .select([
      'x.common_mistakes',
      'x.demands',
      'x.categories',
      'x.muscle_groups',
      'x.slug',
      'x.drill',
      'x.strokes',
      'x.figure',
      'x.retired_at',
      'x.published_at',
    ])
    .orderBy('e.routine_id')
    .orderBy('e.position')
    .execute();
  const entries = rows.map((row) => ({
    routineId: row.routine_id,
    exercise: {
      ...toWire(row, ['code', 'name', 'description', 'steps', 'common_mistakes', 'video_url', 'equipment', 'drill']),
      _id: row.exercise_id,
      loadType: loadTypeSchema.parse(row.load_type),
      demands: z.array(demandSchema).parse(row.demands),
      categories: z.array(categorySchema).parse(row.categories),
      muscleGroups: z.array(muscleGroupSchema).parse(row.muscle_groups),
      slug: row.retired_at === null && row.published_at !== null ? row.slug : null,
      figure: figureOf(row),
      strokes: z.array(strokeSchema).parse(countedStrokes(row)),
      drawing: row.figure ?? (row.drill === null ? null : row.code),
      isDraft: row.published_at === null,
    },
    ...toWire(row, ['sets', 'reps', 'metres', 'per_side', 'notes']),
    duration: row.duration_seconds,
    rest: row.rest_seconds,
  }));
  const byRoutine = Map.groupBy(entries, ({ routineId }) => routineId);
  return new Map([...byRoutine].map(([id, ofRoutine]) => [id, ofRoutine.map(({ routineId: _, ...entry }) => entry)]));
}

/** Inside a transaction the row is locked until the end, so that what refers to it can be written. */
export async function routineById(db: Database, viewer: Viewer, id: string): Promise<Routine | null> {
  if (db.isTransaction) await keepRow(db, viewer, id);
  const row = await openRoutine(db, viewer, id).executeTakeFirst();
  if (!row) return null;
  const entries = await entriesOf(db, viewer, [row.id]);
  return { ...toSummary(row), version: row.version, exercises: entries.get(row.id) ?? [] };
}

/** The library's routines are never deleted; an own one could be, by its player. */
async function keepRow(tx: Database, { userId }: Viewer, id: string): Promise<void> {
  await tx
    .selectFrom('own_routines')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forKeyShare()
    .execute();
}

/** In two queries; those that are gone or another player's are left out. */
export async function routinesByIds(db: Database, viewer: Viewer, ids: readonly string[]): Promise<Routine[]> {
  const wanted = routinesOf(viewer.userId, sql`r.id = any(${[...ids]}::uuid[])`);
  const rows = await visibleRoutines(db, viewer, wanted).execute();
  const entries = await entriesOf(
    db,
    viewer,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...toSummary(row), version: row.version, exercises: entries.get(row.id) ?? [] }));
}

const nobody: Viewer = { userId: null, isAdmin: false };
/** Pages of the site: of a larger library the first by name. */
const publicMost = 500;

export async function publicLibrary(db: Database): Promise<Routine[]> {
  const rows = await routinesPage(db, nobody, { of: 'library', limit: publicMost }).execute();
  const ids = rows.map(({ id }) => id);
  const byId = new Map((await routinesByIds(db, nobody, ids)).map((routine) => [routine._id, routine]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** All but the retired ones, drafts and inactive ones too. */
export async function wholeLibrary(db: Database): Promise<Routine[]> {
  const rows = await visibleRoutines(db, nobody, routinesOf(null, sql`r.retired_at is null`)).execute();
  const entries = await entriesOf(
    db,
    nobody,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...toSummary(row), version: row.version, exercises: entries.get(row.id) ?? [] }));
}

/** Of published exercises, by id: the first tip, and who should be careful. */
export async function publicCues(db: Database): Promise<Map<string, { tip: string; care: BodyArea[] }>> {
  const rows = await db
    .selectFrom('exercises')
    .select(['id', 'tips', 'avoid_for', 'caution_for'])
    .where('published_at', 'is not', null)
    .where('retired_at', 'is', null)
    .execute();
  const areas = z.array(bodyAreaSchema);
  return new Map(
    rows.map((row) => [
      row.id,
      { tip: row.tips[0] ?? '', care: areas.parse([...new Set([...row.avoid_for, ...row.caution_for])]) },
    ]),
  );
}

/** Changes with every write to the library, its lines or the catalogue. */
export async function routinesVersion(db: Database): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select (select count(*) || ':' || coalesce(sum(hashtextextended(r.id::text || r.xmin::text, 0)), 0)
              from routines r)
      || ':' || (select count(*) || ':' || coalesce(sum(hashtextextended(x.id::text || x.xmin::text, 0)), 0)
              from exercises x) as version`.execute(db);
  return rows[0]?.version ?? '';
}

export async function lockRoutine(tx: Database, viewer: Viewer, id: string): Promise<boolean> {
  await keepRow(tx, viewer, id);
  const row = await openRoutine(tx, viewer, id).clearSelect().select('r.id').executeTakeFirst();
  return row !== undefined;
}

export async function insertFavorite(db: Database, userId: string, routineId: string, now: Date): Promise<void> {
  await db
    .insertInto('favorites')
    .values({ user_id: userId, routine_id: routineId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteFavorite(db: Database, userId: string, routineId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('favorites')
    .where('user_id', '=', userId)
    .where('routine_id', '=', routineId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
