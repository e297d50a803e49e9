import type { RoutineSummary } from '@bandeja/domain/routines/contract';
import { type SqlBool, sql } from 'kysely';
import { coveredBy, toSummary, type Viewer, visibleRoutines } from '#features/routines/queries.ts';
import type { Database } from '#kit/database/database.ts';
import { type RoutineRow, routinesOf } from '#kit/database/routines.ts';

const nearTermsMost = 8;

/** Itself, the shortest that begins with it, the most similar ones, and any of its `respelled` forms. Words are of a-z and 0-9. */
export async function termsNear(
  db: Database,
  words: { word: string; respelled: string[] }[],
): Promise<{ word: string; term: string }[]> {
  const typed = words.map(({ word }) => word);
  const respelled = words.flatMap(({ word, respelled: forms }) => forms.map((form) => ({ word, form })));
  const { rows } = await sql<{ word: string; term: string }>`
    select w.word, t.term
    from unnest(${typed}::text[]) as w (word)
    cross join lateral (
      select term from search_terms where term = w.word
      union
      (select term from search_terms where term like w.word || '%' order by length(term), term limit 1)
      union
      (select term from search_terms where term % w.word order by similarity(term, w.word) desc, term
       limit ${nearTermsMost})
    ) t
    union
    select r.word, s.term
    from unnest(${respelled.map(({ word }) => word)}::text[], ${respelled.map(({ form }) => form)}::text[]) as r (word, form)
    join search_terms s on s.term = r.form
    order by 1, 2`.execute(db);
  return rows;
}

export type SearchFilter = {
  type?: string | undefined;
  category?: string | undefined;
  difficulty?: string | undefined;
  minutes?: number | null;
  minDuration?: number | undefined;
  maxDuration?: number | undefined;
  /** All there is: a routine may need nothing else; null lets every equipment through. */
  kit: string[] | null;
  limit: number;
};

/** Two texts for `to_tsquery`, of a-z, 0-9 and operators: all words, and any of them when no routine has all. */
export type SearchTerms = { all: string; any: string };

/** Routines with every word, else with any. A word in the name ranks before type and categories, description, names of exercises. */
export function foundRoutines(db: Database, viewer: Viewer, terms: SearchTerms, filter: SearchFilter) {
  const found = sql`(
    with every_word as materialized (${tsqueries(terms.all)}),
    any_word as materialized (${tsqueries(terms.any)}),
    complete as (${hits(viewer, 'every_word', filter)}),
    partial as (${hits(viewer, 'any_word', filter)})
    select id, place from complete
    union all
    select id, place from partial where not exists (select 1 from complete)
  )`;
  const inOrder = sql<RoutineRow & { place: number }>`(
    select a.*, f.place from ${found} f cross join lateral ${routinesOf(viewer.userId, sql`r.id = f.id`)} a)`;
  return visibleRoutines(db, viewer, inOrder).orderBy(sql`r.place`);
}

/** Limits of the routines to rank, with the words in their name and elsewhere: a word in half of the library costs no more. */
const rankedByName = 500;
const rankedOtherwise = 1_000;

/** Ranks by any of the words, because a query for all ranks by their distance. Materialised: the planner would scan the whole table for common words. */
function hits(viewer: Viewer, words: 'every_word' | 'any_word', filter: SearchFilter) {
  const from = sql.table(words);
  const conditions = sql.join([sql<SqlBool>`h.retired_at is null`, ...filterConditions(filter)], sql` and `);
  const hit = sql`select h.id, h.name, h.duration_minutes, h.search_document`;
  const found = sql`${hit} from routines h where h.is_active and ${conditions}`;
  const order = sql`in_name desc, in_kind desc, in_description desc, minutes_off, rank desc, name, id`;
  return sql`
    select id, row_number() over (order by ${order}) as place
    from (
      select h.id, h.name,
        h.search_document @@ (select in_name from ${from}) as in_name,
        h.search_document @@ (select in_kind from ${from}) as in_kind,
        h.search_document @@ (select in_description from ${from}) as in_description,
        abs(h.duration_minutes - ${filter.minutes ?? null}::int) as minutes_off,
        ts_rank(h.search_document, (select anywhere from any_word)) as rank
      from (
        (${found} and to_tsvector('spanish_plain', h.name) @@ (select anywhere from ${from}) limit ${rankedByName})
        union all
        (${found} and h.search_document @@ (select anywhere from ${from})
          and not h.search_document @@ (select in_name from ${from}) limit ${rankedOtherwise})
        union all
        (${hit} from own_routines h where h.user_id = ${viewer.userId}::uuid and ${conditions}
          and h.search_document @@ (select anywhere from ${from}) limit ${rankedOtherwise})
      ) h
      order by ${order}
      limit ${filter.limit}
    ) best`;
}

function tsqueries(words: string) {
  const within = (weights: string) =>
    words.replace(/([a-z0-9]+)(:\*)?/g, (_, word: string, prefix = ':') => `${word}${prefix}${weights}`);
  return sql`select ${tsquery(words)} as anywhere, ${tsquery(within('A'))} as in_name,
    ${tsquery(within('AB'))} as in_kind, ${tsquery(within('ABC'))} as in_description`;
}

/** A query of stems; if the text has only stop words («entre»), of the words themselves. */
function tsquery(words: string) {
  return sql`(case when numnode(to_tsquery('spanish_plain', ${words})) = 0
    then to_tsquery('simple', ${words}) else to_tsquery('spanish_plain', ${words}) end)`;
}

function filterConditions(filter: SearchFilter) {
  const { type, category, difficulty, minDuration, maxDuration, kit } = filter;
  return [
    type === undefined ? null : sql<SqlBool>`h.type = ${type}`,
    category === undefined ? null : sql<SqlBool>`${category} = any (h.categories)`,
    difficulty === undefined ? null : sql<SqlBool>`h.difficulty = ${difficulty}`,
    minDuration === undefined ? null : sql<SqlBool>`h.duration_minutes >= ${minDuration}`,
    maxDuration === undefined ? null : sql<SqlBool>`h.duration_minutes <= ${maxDuration}`,
    kit === null ? null : coveredBy(sql`h.equipment`, kit),
  ].filter((condition) => condition !== null);
}

export async function searchRoutines(
  db: Database,
  viewer: Viewer,
  terms: SearchTerms,
  filter: SearchFilter,
): Promise<RoutineSummary[]> {
  const rows = await foundRoutines(db, viewer, terms, filter).execute();
  return rows.map(toSummary);
}
