import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';

const documentOf = (madeOf: RawBuilder<unknown>) => sql`routine_document(r.name,
  routine_kind_words(r.type, r.difficulty, r.categories, r.objectives, ${madeOf}), r.description, ${madeOf})`;

/** What the library's routines are found by: whoever writes one or its entries calls it in the same transaction. */
export async function refreshSearchText(tx: Database, routineIds: readonly string[]): Promise<void> {
  if (routineIds.length === 0) return;
  const ids = [...routineIds];
  const madeOf = sql`array(select e from routine_entries n join exercises e on e.id = n.exercise_id
    where n.routine_id = r.id order by n.position)`;
  await sql`update routines r set search_document = ${documentOf(madeOf)} where r.id = any(${ids}::uuid[])`.execute(tx);
  // two writers of the same new words take them in the same order
  await sql`
    insert into search_terms
    select distinct term
    from routines r, regexp_split_to_table(
      plain_text(concat_ws(' ', r.name, r.description, routine_kind_words(r.type, r.difficulty, r.categories, r.objectives, ${madeOf}),
        (select string_agg(exercise_words(e), ' ') from unnest(${madeOf}) e))), '[^a-z0-9ñ]+') as term
    where r.id = any(${ids}::uuid[]) and length(term) between 3 and 40 and term !~ '^[0-9]+$'
    order by 1
    on conflict do nothing`.execute(tx);
}

/** As well for a player's own, which teach the library no words. */
export function refreshOwnSearchText(tx: Database, userId: string, routineIds: readonly string[]): Promise<void> {
  return writeOwn(
    tx,
    sql`${userId}::uuid`,
    sql`r.user_id = ${userId}::uuid and r.id = any(${[...routineIds]}::uuid[])`,
  );
}

async function writeOwn(tx: Database, player: RawBuilder<unknown>, which: RawBuilder<unknown>): Promise<void> {
  const madeOf = sql`array(select e from own_routine_entries n join exercises e on e.id = n.exercise_id
    where n.user_id = ${player} and n.routine_id = r.id order by n.position)`;
  await sql`update own_routines r set search_document = ${documentOf(madeOf)} where ${which}`.execute(tx);
}

export async function refreshSearchTextOf(tx: Database, exerciseId: string): Promise<void> {
  const rows = await tx
    .selectFrom('routine_entries')
    .select('routine_id')
    .distinct()
    .where('exercise_id', '=', exerciseId)
    .execute();
  await refreshSearchText(
    tx,
    rows.map((row) => row.routine_id),
  );
  const holding = sql`(r.user_id, r.id) in (
    select h.user_id, h.routine_id from own_routine_entries h where h.exercise_id = ${exerciseId})`;
  await writeOwn(tx, sql`r.user_id`, holding);
}
