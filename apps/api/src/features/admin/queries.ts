import type { Status } from '@bandeja/domain/admin/contract';
import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';

export type WaitingMail = {
  id: string;
  kind: string;
  orderedAt: Date;
  /** Null: its job is lost. `code` is that of the last failure (`codeOf`), null before one. */
  job: { attempts: number; code: string | null; isActive: boolean; nextTryAt: Date } | null;
};

export async function waitingMails(db: Database, most: number): Promise<{ waiting: number; oldest: WaitingMail[] }> {
  const { rows } = await sql<{
    id: string;
    kind: string;
    created_at: Date;
    waiting: number;
    state: string | null;
    attempts: number;
    code: string | null;
    start_after: Date;
  }>`
    select m.*, j.state, j.start_after, case when j.state = 'retry' then j.retry_count + 1 else j.retry_count end as attempts,
      case when j.output is not null then coalesce(j.output->>'code', 'unknown') end as code
    from (
      select id, kind, created_at, count(*) over () as waiting from mails
      where sent_at is null and dropped_at is null order by created_at, id limit ${most}
    ) m
    left join pgboss.job j
      on j.name = 'mail' and j.state in ('created', 'retry', 'active') and j.data->>'mailId' = m.id::text
    order by m.created_at, m.id`.execute(db);
  const oldest = rows.map(({ state, attempts, code, start_after, ...row }) => {
    const job = { attempts, code, isActive: state === 'active', nextTryAt: start_after };
    return { id: row.id, kind: row.kind, orderedAt: row.created_at, job: state === null ? null : job };
  });
  return { waiting: rows[0]?.waiting ?? 0, oldest };
}

export async function queuesSince(db: Database, since: Date): Promise<Status['queues']> {
  type Counts = Pick<Status['queues'][number], 'name' | 'waiting' | 'running' | 'done' | 'failed'>;
  const { rows } = await sql<Counts & { ended: Date | null; milliseconds: number; has_failed: boolean }>`
    select c.*, l.ended, l.milliseconds, l.has_failed
    from (
      select q.name,
        count(j.id) filter (where j.state in ('created', 'retry') and j.start_after <= now()) as waiting,
        count(j.id) filter (where j.state = 'active') as running,
        count(j.id) filter (where j.state = 'completed' and j.completed_on >= ${since}) as done,
        count(j.id) filter (where j.state = 'failed' and j.completed_on >= ${since}) as failed
      from pgboss.queue q left join pgboss.job j on j.name = q.name
      where not starts_with(q.name, '__pgboss__') group by q.name
    ) c
    left join lateral (
      select completed_on as ended, state = 'failed' as has_failed,
        round(extract(epoch from completed_on - started_on) * 1000)::integer as milliseconds
      from pgboss.job where name = c.name and state in ('completed', 'failed') order by completed_on desc limit 1
    ) l on true
    order by c.name`.execute(db);
  return rows.map(({ ended, milliseconds, has_failed: hasFailed, ...row }) => ({
    ...row,
    last: ended && { endedAt: ended.toISOString(), milliseconds, hasFailed },
  }));
}

export async function databaseFacts(
  db: Database,
): Promise<{ bytes: number; migrations: number; folder: string | null }> {
  const { rows } = await sql<{ bytes: number; migrations: number; folder: string | null }>`
    select pg_database_size(current_database()) as bytes,
      (select count(*) from kysely_migration) as migrations,
      case when pg_has_role('pg_read_all_settings', 'member') then current_setting('data_directory') end as folder`.execute(
    db,
  );
  const [facts] = rows;
  if (!facts) throw new Error('a select without from answers a row');
  return facts;
}
