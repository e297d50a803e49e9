import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Tables } from '#kit/database/tables.ts';

/* The library lies on every machine, a player's own routines with the player; whoever reads them for a player reads both
   here: docs/operations.md#beyond-one-primary. */

type Library = Selectable<Tables['routines']>;
type Own = Selectable<Tables['own_routines']>;
type Entry = Selectable<Tables['routine_entries']>;

export type RoutineRow = Omit<Library, 'search_document' | 'created_at'> &
  Pick<Own, 'folder' | 'trial_until' | 'shelf_place'> & { owner_id: string | null };

const shared = sql.raw(`r.id, r.author_name, r.name, r.description, r.type, r.categories, r.difficulty,
  r.duration_minutes, r.objectives, r.equipment, r.retired_at, r.updated_at, r.version`);

/** @param which a condition on `r`, put to either table so that each uses its own index; null for a visitor */
export function routinesOf(userId: string | null, which: RawBuilder<SqlBool>): RawBuilder<RoutineRow> {
  return sql<RoutineRow>`(
    select ${shared}, r.code, r.is_active, r.published_at, null::uuid as owner_id,
      '' as folder, null::timestamptz as trial_until, 0 as shelf_place
    from routines r where ${which}
    union all
    select ${shared}, null, true, null, r.user_id, r.folder, r.trial_until, r.shelf_place
    from own_routines r where r.user_id = ${userId}::uuid and ${which})`;
}

/** The routine that a row of the player names, as `r`, to be joined laterally. @param reference the row's column */
export const routineOf = (userId: string, reference: `${string}.${'' | 'own_'}routine_id`) =>
  routinesOf(userId, sql`r.id = ${sql.ref(reference)}`).as<'r'>('r');

const dose = sql.raw(`e.routine_id, e.position, e.exercise_id, e.sets, e.reps, e.duration_seconds, e.metres, e.per_side,
  e.rest_seconds, e.notes`);

/** Their lines. @param which a condition on `e` */
export function entriesIn(userId: string | null, which: RawBuilder<SqlBool>): RawBuilder<Entry> {
  return sql<Entry>`(
    select ${dose} from routine_entries e where ${which}
    union all
    select ${dose} from own_routine_entries e where e.user_id = ${userId}::uuid and ${which})`;
}
