import {
  bodyAreaSchema,
  categorySchema,
  demandSchema,
  difficultySchema,
  muscleGroupSchema,
  placeSchema,
} from '@bandeja/domain/exercises/schemas';
import {
  type BodyArea,
  categories,
  type Demand,
  type Difficulty,
  type Place,
} from '@bandeja/domain/exercises/vocabulary';
import { routineTypeSchema } from '@bandeja/domain/routines/schemas';
import { routineTypes } from '@bandeja/domain/routines/vocabulary';
import type { PlannerRoutine } from '@bandeja/trainer/schedule/types';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { coveredBy } from '#features/routines/queries.ts';
import type { Database } from '#kit/database/database.ts';
import { entriesIn, routinesOf } from '#kit/database/routines.ts';

export type LibraryRoutine = Omit<PlannerRoutine, 'entries'> & { entries: LibraryEntry[] };
type LibraryEntry = PlannerRoutine['entries'][number] & {
  exercise: { name: string; tips: string[] };
  notes: string;
};

/** Active routines of the library contain no drafts; a player's own ones may, if older than drafts. */
const holdsNoDraft = (userId: string | null) => sql<SqlBool>`not exists (
  select 1 from ${entriesIn(userId, sql`e.routine_id = r.id`)} d join exercises dx on dx.id = d.exercise_id
  where dx.published_at is null)`;

export type Candidates = {
  /** Whose own routines count too; null for a visitor. */
  userId: string | null;
  keep: readonly string[];
  /** Seed of the choice: the same text chooses the same routines; another begins elsewhere in the library. */
  turn: string;
  levels: readonly Difficulty[];
  /** Minutes a routine may take; null: any. */
  longest: number | null;
  injured: readonly BodyArea[];
  excludedDemands: readonly Demand[];
  places: readonly Place[] | null;
  /** All the equipment there is; null when it was not given. */
  kit: readonly string[] | null;
};

const playerMost = 40;
const catalogueMost = 40;
/** Limits for each type, first category and level: routines examined, and routines taken, the suitable first. */
const lookedAtOfAKind = 40;
const takenOfAKind = 6;

/** As many for 20,000 routines as for some hundred; a library of fewer is taken whole. */
export async function candidateIds(db: Database, wish: Candidates): Promise<string[]> {
  const active = sql<SqlBool>`r.is_active and r.retired_at is null`;
  const { userId, keep, turn, levels, longest, injured, excludedDemands, places, kit } = wish;
  const ofPlayer = sql<SqlBool>`r.user_id = ${userId}::uuid and r.retired_at is null and r.trial_until is null`;
  const isSuitable = sql<SqlBool>`(s.duration_minutes <= ${longest}::int) is not false
    and (s.type = 'Partido' or ${kit === null} or ${coveredBy(sql`s.equipment`, kit ?? [])})
    and not exists (
      select 1 from routine_entries e join exercises x on x.id = e.exercise_id
      where e.routine_id = s.id and (x.avoid_for && ${[...injured]}::text[] or x.demands && ${[...excludedDemands]}::text[]
        or (${places !== null} and s.type <> 'Partido' and x.places <> '{}' and not x.places && ${[...(places ?? [])]}::text[])))`;
  const { rows } = await sql<{ id: string }>`
    (select r.id from routines r where ${active} and r.code is not null order by r.code limit ${catalogueMost})
    union
    (select r.id from own_routines r where ${ofPlayer} order by r.id desc limit ${playerMost})
    union
    select r.id from routines r where ${active} and r.id = any(${[...keep]}::uuid[])
    union
    select r.id from own_routines r where ${ofPlayer} and r.id = any(${[...keep]}::uuid[])
    union
    select taken.id
    from unnest(${[...routineTypes]}::text[]) as t (type)
    cross join unnest(${['', ...categories]}::text[]) as c (category)
    cross join unnest(${[...levels]}::text[]) as d (difficulty)
    cross join lateral (
      select s.id
      from (${ofAKind(active, turn, '>=')} union all ${ofAKind(active, turn, '<')}) s
      order by ${isSuitable} desc, s.round, s.place
      limit ${takenOfAKind}
    ) taken`.execute(db);
  return rows.map(({ id }) => id);
}

/** From a place in the order of the library's index on; the rest is the next round. */
function ofAKind(active: RawBuilder<SqlBool>, turn: string, from: '>=' | '<') {
  return sql`(
    select r.id, r.type, r.duration_minutes, r.equipment, ${from === '>=' ? 0 : 1} as round, uuid_hash(r.id) as place
    from routines r
    where ${active} and r.type = t.type and coalesce(r.categories[1], '') = c.category
      and r.difficulty = d.difficulty and uuid_hash(r.id) ${sql.raw(from)} hashtext(${turn})
    order by uuid_hash(r.id) limit ${lookedAtOfAKind})`;
}

/** In three queries. None contains an unreviewed exercise. Without a player: the library's only. */
export async function planningRoutines(
  db: Database,
  userId: string | null,
  ids: readonly string[],
): Promise<LibraryRoutine[]> {
  const routines = await db
    .selectFrom(routinesOf(userId, sql`r.id = any(${[...ids]}::uuid[]) and r.retired_at is null`).as<'r'>('r'))
    .select(['r.id', 'r.code', 'r.name', 'r.type', 'r.categories', 'r.difficulty', 'r.duration_minutes'])
    .where('r.is_active', '=', true)
    .where(holdsNoDraft(userId))
    .orderBy('r.id')
    .execute();
  const entries = await entriesByRoutine(
    db,
    userId,
    routines.map(({ id }) => id),
  );
  return routines.map((row) => ({
    id: row.id,
    code: row.code,
    name: row.name,
    type: routineTypeSchema.parse(row.type),
    categories: z.array(categorySchema).parse(row.categories),
    difficulty: difficultySchema.parse(row.difficulty),
    duration: row.duration_minutes,
    entries: entries.get(row.id) ?? [],
  }));
}

async function entriesByRoutine(
  db: Database,
  userId: string | null,
  routineIds: readonly string[],
): Promise<Map<string, LibraryEntry[]>> {
  const rows = await db
    .selectFrom(entriesIn(userId, sql`e.routine_id = any(${[...routineIds]}::uuid[])`).as<'e'>('e'))
    .selectAll('e')
    .orderBy('e.routine_id')
    .orderBy('e.position')
    .execute();
  // many routines contain the same exercise: it is read once
  const exercises = await exercisesById(db, [...new Set(rows.map((row) => row.exercise_id))]);
  const byRoutine = new Map<string, LibraryEntry[]>(routineIds.map((id) => [id, []]));
  for (const row of rows) {
    const exercise = exercises.get(row.exercise_id);
    if (!exercise) continue;
    byRoutine.get(row.routine_id)?.push({
      exercise,
      sets: row.sets,
      reps: row.reps,
      duration: row.duration_seconds,
      metres: row.metres,
      perSide: row.per_side,
      rest: row.rest_seconds,
      notes: row.notes,
    });
  }
  return byRoutine;
}

async function exercisesById(db: Database, ids: readonly string[]): Promise<Map<string, LibraryEntry['exercise']>> {
  const rows = await db
    .selectFrom('exercises as x')
    .select(['x.id', 'x.code', 'x.name', 'x.tips', 'x.categories', 'x.difficulty', 'x.equipment', 'x.avoid_for'])
    .select(['x.caution_for', 'x.demands', 'x.places', 'x.muscle_groups'])
    .where('x.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        code: row.code,
        name: row.name,
        tips: row.tips,
        equipment: row.equipment,
        categories: z.array(categorySchema).parse(row.categories),
        difficulty: difficultySchema.parse(row.difficulty),
        avoidFor: z.array(bodyAreaSchema).parse(row.avoid_for),
        cautionFor: z.array(bodyAreaSchema).parse(row.caution_for),
        demands: z.array(demandSchema).parse(row.demands),
        places: z.array(placeSchema).parse(row.places),
        muscleGroups: z.array(muscleGroupSchema).parse(row.muscle_groups),
      },
    ]),
  );
}
