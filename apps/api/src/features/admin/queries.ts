import type { Status } from '@bandeja/domain/admin/contract';
import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';

/** Mails that were ordered and are neither sent nor dropped: how many, and the oldest of them. */
export async function waitingMails(db: Database, most: number): Promise<Status['mails']> {
  const waiting = db.selectFrom('mails').where('sent_at', 'is', null).where('dropped_at', 'is', null);
  const { count } = await waiting.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await waiting.select(['kind', 'created_at']).orderBy('created_at').orderBy('id').limit(most).execute();
  return {
    waiting: count,
    oldest: rows.map((row) => ({ kind: row.kind, orderedAt: row.created_at.toISOString() })),
  };
}

/** What waits in each queue of ours, and what became of the jobs since an instant. */
export async function queuesSince(db: Database, since: Date): Promise<Status['queues']> {
  const { rows } = await sql<{ name: string; waiting: number; done: number; failed: number; ended: Date | null }>`
    select q.name,
      count(*) filter (where j.state in ('created', 'retry') and j.start_after <= now()) as waiting,
      count(*) filter (where j.state = 'completed' and j.completed_on >= ${since}) as done,
      count(*) filter (where j.state = 'failed' and j.completed_on >= ${since}) as failed,
      max(j.completed_on) as ended
    from pgboss.queue q left join pgboss.job j on j.name = q.name
    where not starts_with(q.name, '__pgboss__') group by q.name order by q.name`.execute(db);
  return rows.map(({ ended, ...row }) => ({ ...row, lastEndedAt: ended?.toISOString() ?? null }));
}

/** How large the database is, how many migrations it has, and where its files lie; null where that may not be asked. */
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
