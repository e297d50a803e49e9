import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { JobResult, JobWithMetadata, PgBoss, Queue } from 'pg-boss';
import { type Database, openPool } from '#kit/database/database.ts';

const library = import('pg-boss');

const daySeconds = 24 * 3600;

/** A heartbeat that stays away for ten seconds gives a job back: its server is gone. */
const everyQueue = { retryBackoff: true, heartbeatSeconds: 10, expireInSeconds: 600, deleteAfterSeconds: daySeconds };
const soonAgain = { ...everyQueue, retryDelay: 5, retryDelayMax: 300 };

const queues = {
  mail: { ...soonAgain, retryLimit: 900, retentionSeconds: 30 * daySeconds },
  /** Stored webhook events; tries for three days, as long as Stripe itself would. */
  payments: { ...soonAgain, retryLimit: 900 },
  housekeeping: { ...everyQueue, retryLimit: 3, retryDelay: 60, deleteAfterSeconds: 7 * daySeconds },
  /** Exercises that Polar tells of. */
  polar: { ...soonAgain, retryLimit: 60, retentionSeconds: 7 * daySeconds },
  /** What happened, for the addresses of players: tries for about an hour. */
  webhooks: { ...soonAgain, retryLimit: 15, expireInSeconds: 120, retentionSeconds: daySeconds },
  /** Deletes what was there for a coach alone, once they see it no more: films with their files, check-ins. */
  unshare: { ...soonAgain, retryLimit: 60, retentionSeconds: 7 * daySeconds },
  push: { ...soonAgain, retryLimit: 6, expireInSeconds: 120, retentionSeconds: daySeconds },
  reminders: { ...everyQueue, retryLimit: 2, retryDelay: 30, expireInSeconds: 300 },
  pages: { ...everyQueue, retryLimit: 3, retryDelay: 5 },
  /** Orders the mails of a broadcast; what is ordered stays. */
  broadcasts: { ...soonAgain, retryLimit: 20, retentionSeconds: 90 * daySeconds },
} satisfies Record<string, Omit<Queue, 'name'>>;

export type QueueName = keyof typeof queues;

/** Jobs contain only ids: their rows stay for days and people read them. */
export type JobData = Record<string, string>;

export type Job = {
  data: JobData;
  /** 1 for the first try; a try that its server did not survive counts. */
  attempt: number;
  isLastAttempt: boolean;
  /** Ends when the job's time is over or its server stops: what it still waits for is worth nothing. */
  signal: AbortSignal;
};

/** Handles a job. A thrown error returns it for a later try; the job stores the error's code, never its message. */
export type JobHandler = (job: Job) => Promise<void>;

export type JobOrder = {
  afterSeconds?: number;
  /** A server works one job of a group at a time. */
  group?: string;
  isPatient?: boolean;
};

export type JobSender = {
  /** Orders a job inside the caller's transaction (outbox): it is done if and only if that commits, at the earliest then. */
  send: (tx: Database, queue: QueueName, data: JobData, how?: JobOrder) => Promise<void>;
};

export type Jobs = JobSender & {
  work: (queue: QueueName, handler: JobHandler) => Promise<void>;
  /** Works a queue every day at a time of Madrid, also after that time was slept through. */
  workDaily: (queue: QueueName, time: { hour: number; minute: number }, handler: JobHandler) => Promise<void>;
  workEvery: (queue: QueueName, minutes: number, handler: JobHandler) => Promise<void>;
  runDue: (queue: QueueName, handler: JobHandler, most?: number) => Promise<number>;
  /** Takes no more jobs, waits a few seconds for running ones and returns the others to the queue. */
  stop: () => Promise<void>;
};

export type JobsOptions = {
  connection: pg.PoolConfig;
  /** A `server` works and maintains the queues; the `only-server` of a database knows that running jobs died with its predecessor; a `client` expects existing queues. */
  role: 'server' | 'only-server' | 'client';
  onError: (error: Error) => void;
};

/** Polling intervals of idle queues: a mail leaves about a second after its order. */
const restSeconds: Record<QueueName, number> = {
  mail: 1,
  payments: 1,
  housekeeping: 60,
  pages: 1,
  broadcasts: 5,
  push: 1,
  unshare: 2,
  polar: 2,
  webhooks: 1,
  reminders: 30,
};
const batchSize = 10;
const marginMs = 500;
/** Batches of a queue under way at the same time: of pushes several, since their services are strangers'. */
const batchesAtOnce: Partial<Record<QueueName, number>> = { push: 5, webhooks: 3 };
const stopWithinMs = 5_000;

export async function openJobs(options: JobsOptions): Promise<Jobs> {
  const { connection, role, onError } = options;
  const { pool, close } = openPool({ connection, namedStatements: false, poolSize: 3, onError });
  const { fromKysely, PgBoss } = await library;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    ...(role === 'client' ? { migrate: false, supervise: false, schedule: false } : {}),
    // together with the heartbeat: how soon the jobs of a dead server come back to another one
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    // nothing here depends on another job, and the schedule is a daily one
    flowIntervalSeconds: 3600,
    cronWorkerIntervalSeconds: 45,
  });
  boss.on('error', sparing(onError));
  try {
    await boss.start();
    if (role !== 'client') await makeQueues(boss);
    if (role === 'only-server') await pool.query(giveBackAll);
  } catch (error) {
    await close();
    throw error;
  }
  const working = new Set<QueueName>();
  const work: Jobs['work'] = async (queue, handler) => {
    working.add(queue);
    const pace = { batchSize, burstWhenBatchFull: true, pollingIntervalSeconds: restSeconds[queue] };
    const atOnce = { localConcurrency: batchesAtOnce[queue] ?? 1, localGroupConcurrency: 1 };
    const how = { ...pace, ...atOnce, includeMetadata: true, perJobResults: true } as const;
    await boss.work<JobData, unknown, typeof how>(queue, how, (jobs) => doAll(jobs, handler));
  };
  return {
    send: async (tx, queue, data, { afterSeconds, group, isPatient = false } = {}) => {
      const start = afterSeconds === undefined ? {} : { startAfter: afterSeconds };
      const together = group === undefined ? {} : { group: { id: group } };
      await boss.send(queue, data, { db: fromKysely(tx), priority: isPatient ? -1 : 0, ...start, ...together });
    },
    work,
    workDaily: async (queue, { hour, minute }, handler) => {
      await boss.schedule(queue, `${minute} ${hour} * * *`, {}, { tz: 'Europe/Madrid', missed: 'once' });
      await work(queue, handler);
    },
    workEvery: async (queue, minutes, handler) => {
      await boss.schedule(queue, `*/${minutes} * * * *`, {}, { tz: 'Europe/Madrid' });
      await work(queue, handler);
    },
    runDue: async (queue, handler, most = 1000) => {
      const jobs = await boss.fetch<JobData>(queue, { batchSize: most, includeMetadata: true });
      for (const { id, status, output } of await doAll(jobs, handler)) {
        await (status === 'completed' ? boss.complete(queue, id) : boss.fail(queue, id, output));
      }
      return jobs.length;
    },
    stop: async () => {
      const idle = Promise.all([...working].map((queue) => boss.offWork(queue, { wait: true })));
      await Promise.race([idle, delay(stopWithinMs, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
      await close();
    },
  };
}

/** A database that is away makes every look at a queue fail: one word a minute is enough. */
function sparing(onError: (error: Error) => void): (error: Error) => void {
  let quietUntil = 0;
  return (error) => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + 60_000;
    onError(error);
  };
}

async function makeQueues(boss: PgBoss): Promise<void> {
  for (const [name, queue] of Object.entries(queues)) {
    await boss.createQueue(name, queue);
    await boss.updateQueue(name, queue);
  }
}

/** Like failed tries, but first due at once, later ever later, in case the job killed the server. `started_on` stays: the next claim counts this try by it. */
const giveBackAll = `
  update pgboss.job set
    state = 'retry', heartbeat_on = null,
    start_after = pgboss.job_now()
      + least(retry_delay_max, retry_delay * (2 ^ least(retry_count, 16) - 1)) * interval '1 second'
  where state = 'active'`;

/** A job whose time is over has failed, whatever it still waits for; the others do not wait for it. */
function doAll(jobs: JobWithMetadata<JobData>[], handler: JobHandler): Promise<JobResult[]> {
  return Promise.all(
    jobs.map(async ({ id, data, retryCount, retryLimit, expireInSeconds, signal: stop }): Promise<JobResult> => {
      const expiry = new AbortController();
      const expired = Promise.withResolvers<never>();
      const timer = setTimeout(
        () => {
          expiry.abort();
          expired.reject(new JobExpired());
        },
        expireInSeconds * 1000 - marginMs,
      );
      const signal = stop ? AbortSignal.any([stop, expiry.signal]) : expiry.signal;
      try {
        const attempt = { attempt: retryCount + 1, isLastAttempt: retryCount >= retryLimit };
        await Promise.race([handler({ data, ...attempt, signal }), expired.promise]);
        return { id, status: 'completed' };
      } catch (error) {
        return { id, status: 'failed', output: { code: codeOf(error) } };
      } finally {
        clearTimeout(timer);
      }
    }),
  );
}

class JobExpired extends Error {
  code = 'job_expired';
}

/** The code of an error, or its class: its message may quote addresses and rows. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
