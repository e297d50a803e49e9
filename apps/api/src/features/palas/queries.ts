import { overgripHours, type Palas } from '@bandeja/domain/palas/contract';
import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import { routinesOf } from '#kit/database/routines.ts';

/** Played hours: finished matches, and sessions of the types Técnico and Táctico, which a planned session has by its routine. */
export async function palasOf(db: Database, userId: string): Promise<Palas> {
  const { rows } = await sql<{ kind: 'pala' | 'overgrip'; name: string; since: string; seconds: number }>`
    with begun as (
      select 'pala' as kind, name, since, lead(since) over (order by since) as until
      from palas where user_id = ${userId}
      union all
      (select 'overgrip', '', changed_on, null from overgrips
        where user_id = ${userId} order by changed_on desc limit 1)
    ), played as (
      select s.local_date, s.duration_seconds
      from training_sessions s left join lateral ${routinesOf(userId, sql`r.id = s.routine_id`)} r on true
      where s.user_id = ${userId} and s.finished_at is not null and s.discarded_at is null
        and s.local_date >= (select min(since) from begun)
        and (s.type in ('Partido', 'Técnico', 'Táctico') or r.type in ('Partido', 'Técnico', 'Táctico'))
    )
    select b.kind, b.name, b.since, coalesce(sum(p.duration_seconds), 0)::int as seconds
    from begun b
    left join played p on p.local_date >= b.since and (b.until is null or p.local_date < b.until)
    group by b.kind, b.name, b.since order by b.since desc`.execute(db);
  const [grip] = rows.filter(({ kind }) => kind === 'overgrip');
  const palas = rows.filter(({ kind }) => kind === 'pala');
  return {
    palas: palas.map(({ name, since, seconds }) => ({ name, since, hours: hoursOf(seconds) })),
    overgrip: grip
      ? { changedOn: grip.since, hours: hoursOf(grip.seconds), isDue: grip.seconds >= overgripHours * 3600 }
      : null,
  };
}

const hoursOf = (seconds: number) => Math.round(seconds / 360) / 10;

export async function upsertPala(
  db: Database,
  userId: string,
  { since, name }: { since: string; name: string },
): Promise<void> {
  await db
    .insertInto('palas')
    .values({ user_id: userId, since, name })
    .onConflict((conflict) => conflict.columns(['user_id', 'since']).doUpdateSet({ name }))
    .execute();
}

export async function deletePala(db: Database, userId: string, since: string): Promise<void> {
  await db.deleteFrom('palas').where('user_id', '=', userId).where('since', '=', since).execute();
}

export async function insertOvergrip(db: Database, userId: string, changedOn: string): Promise<void> {
  await db
    .insertInto('overgrips')
    .values({ user_id: userId, changed_on: changedOn })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteOvergrip(db: Database, userId: string, changedOn: string): Promise<void> {
  await db.deleteFrom('overgrips').where('user_id', '=', userId).where('changed_on', '=', changedOn).execute();
}
