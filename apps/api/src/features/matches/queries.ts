import type { Results, Tally } from '@bandeja/domain/matches/contract';
import { recentMatches } from '@bandeja/domain/matches/rules';
import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';

type Wanted = { from?: string | undefined; partner?: string | undefined; side?: string | undefined };
type Counted = Tally & { kind: string; key: string };
type Row = Omit<Results, 'months' | 'partners' | 'sides' | 'rivals' | 'surfaces' | 'tags'> & { tallies: Counted[] };

/** One query. A deciding tie-break counts its points: ten or more are no games. */
export async function resultsOf(db: Database, userId: string, { from, partner, side }: Wanted): Promise<Row> {
  const { rows } = await sql<Row>`
    with every as (
      select s.id, s.local_date, s.started_at, s.match from training_sessions s
      where s.user_id = ${userId} and s.match is not null and s.finished_at is not null and s.discarded_at is null
    ), played as (
      select * from every
      where (${from ?? null}::date is null or local_date >= ${from ?? null}::date)
        and (${partner ?? null}::text is null or lower(match->>'partner') = lower(${partner ?? null}::text))
        and (${side ?? null}::text is null or match->>'side' = ${side ?? null}::text)
    ), sets as (
      select p.id, (g->>'us')::int as us, (g->>'them')::int as them
      from played p, jsonb_array_elements(p.match->'sets') g
    ), of_match as (
      select id, count(*) filter (where us > them) as won, count(*) filter (where them > us) as lost from sets group by id
    ), decided as (
      select p.*, m.won > m.lost as won, row_number() over (order by p.started_at, p.id) as place
      from played p join of_match m on m.id = p.id where m.won <> m.lost
    ), keyed as (
      select 'month' as kind, to_char(local_date, 'YYYY-MM') as key, started_at, won from decided
      union all select 'partner', match->>'partner', started_at, won from decided
      union all select 'side', match->>'side', started_at, won from decided
      union all select 'rivals', match->>'rivals', started_at, won from decided
      union all select 'surface', match->>'surface', started_at, won from decided
      union all select 'tag', tag, started_at, won from decided, jsonb_array_elements_text(match->'tags') tag
    ), tallies as (
      select kind, (array_agg(key order by started_at desc))[1] as key,
        count(*) filter (where won) as won, count(*) filter (where not won) as lost
      from keyed where key <> '' group by kind, lower(key)
    ), runs as (
      select won, count(*) as matches, max(place) as last
      from (select won, place, place - row_number() over (partition by won order by place) as run from decided) r
      group by won, run
    )
    select
      (select count(*) from played) as "played",
      (select count(*) from decided where won) as "won",
      (select count(*) from decided where not won) as "lost",
      (select coalesce(jsonb_agg(jsonb_build_object('_id', id, 'localDate', local_date, 'won', won) order by place), '[]')
        from (select * from decided order by place desc limit ${recentMatches}) newest) as "recent",
      (select coalesce(jsonb_agg(to_jsonb(tallies) order by won + lost desc, won desc, key), '[]') from tallies) as "tallies",
      (select jsonb_build_object('won', count(*) filter (where us > them), 'lost', count(*) filter (where them > us))
        from sets) as "sets",
      (select jsonb_build_object('won', count(*) filter (where us > them), 'lost', count(*) filter (where them > us))
        from sets where greatest(us, them) >= 10 or (greatest(us, them) = 7 and least(us, them) = 6)) as "tieBreaks",
      (select jsonb_build_object('won', coalesce(sum((match->'golden'->>'won')::int), 0),
        'lost', coalesce(sum((match->'golden'->>'lost')::int), 0)) from played) as "golden",
      (select jsonb_build_object('won', won, 'matches', matches) from runs order by last desc limit 1) as "streak",
      (select coalesce(max(matches), 0) from runs where won) as "longestWon",
      (select coalesce(jsonb_agg(name order by times desc, name), '[]') from (
        select (array_agg(match->>'partner' order by started_at desc))[1] as name, count(*) as times
        from every where match->>'partner' <> '' group by lower(match->>'partner')
      ) partners) as "partnerNames"
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('Sums without a group are one row');
  return row;
}
