import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { JobResult, JobWithMetadata, PgBoss, Queue } from 'pg-boss';
import { type Database, openPool } from '#kit/database/database.ts';

/** Loads while the database starts. */
const library = import('pg-boss');

const daySeconds = 24 * 3600;

/** A heartbeat that stays away for ten seconds gives a job back: its server is gone. */
const everyQueue = { retryBackoff: true, heartbeatSeconds: 10, expireInSeconds: 600, deleteAfterSeconds: daySeconds };
/** Soon tried again, and rests at most five minutes between tries. */
const soonAgain = { ...everyQueue, retryDelay: 5, retryDelayMax: 300 };

const queues = {
  /** Tries for three days, so a mail server may be down for a day. */
  mail: { ...soonAgain, retryLimit: 900, retentionSeconds: 30 * daySeconds },
  /** Stored webhook events; tries for three days, as long as Stripe itself would. */
  payments: { ...soonAgain, retryLimit: 900 },
  housekeeping: { ...everyQueue, retryLimit: 3, retryDelay: 60, deleteAfterSeconds: 7 * daySeconds },
  /** Messages to the devices of players; after hours they are worthless. */
  push: { ...soonAgain, retryLimit: 6, expireInSeconds: 120, retentionSeconds: daySeconds },
  /** Looks every few minutes for players whose hour it is. */
  reminders: { ...everyQueue, retryLimit: 2, retryDelay: 30, expireInSeconds: 300 },
  /** Renders public pages again after their data have changed. */
  pages: { ...everyQueue, retryLimit: 3, retryDelay: 5 },
} satisfies Record<string, Omit<Queue, 'name'>>;

export type QueueName = keyof typeof queues;

/** Jobs contain only ids: their rows stay for days and people read them. */
export type JobData = Record<string, string>;

export type Job = {
  data: JobData;
  /** 1 for the first try; a try that its server did not survive counts. */
  attempt: number;
  isLastAttempt: boolean;
};

/** Handles a job. A thrown error returns it for a later try; the job stores the error's code, never its message. */
export type JobHandler = (job: Job) => Promise<void>;

export type JobSender = {
  /** Orders a job inside the caller's transaction (outbox): it is done if and only if that commits, at the earliest then. */
  send: (tx: Database, queue: QueueName, data: JobData, when?: { afterSeconds: number }) => Promise<void>;
};

export type Jobs = JobSender & {
  /** Starts to work a queue, several jobs at a time. */
  work: (queue: QueueName, handler: JobHandler) => Promise<void>;
  /** Works a queue every day at a time of Madrid, also after that time was slept through. */
  workDaily: (queue: QueueName, time: { hour: number; minute: number }, handler: JobHandler) => Promise<void>;
  /** Runs a queue every few minutes; missed runs are not repeated. */
  workEvery: (queue: QueueName, minutes: number, handler: JobHandler) => Promise<void>;
  /** Runs the due jobs of a queue once and returns their number. */
  runDue: (queue: QueueName, handler: JobHandler) => Promise<number>;
  /** Takes no more jobs, waits a few seconds for running ones and returns the others to the queue. */
  stop: () => Promise<void>;
};

export type JobsOptions = {
  /** Bypasses a pooler. */
  connection: pg.PoolConfig;
  /**
   * Role of this process: a `server` works and maintains the queues; the `only-server` of a database also knows that jobs
   * marked as running died with its predecessor; a `client` expects existing queues.
   */
  role: 'server' | 'only-server' | 'client';
  onError: (error: Error) => void;
};

/** Polling intervals of idle queues: a mail leaves about a second after its order. */
const restSeconds: Record<QueueName, number> = {
  mail: 1,
  payments: 1,
  housekeeping: 60,
  pages: 1,
  push: 1,
  reminders: 30,
};
const batchSize = 10;
const stopWithinMs = 5_000;

/** Opens the job queues (pg-boss, in the schema `pgboss`); creates missing ones. */
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
    const how = { ...pace, includeMetadata: true, perJobResults: true } as const;
    await boss.work<JobData, unknown, typeof how>(queue, how, (jobs) => doAll(jobs, handler));
  };
  return {
    send: async (tx, queue, data, when) => {
      const start = when === undefined ? {} : { startAfter: when.afterSeconds };
      await boss.send(queue, data, { db: fromKysely(tx), ...start });
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
    runDue: async (queue, handler) => {
      const jobs = await boss.fetch<JobData>(queue, { batchSize: 1000, includeMetadata: true });
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

/** A queue that is there already gets the settings of this version. */
async function makeQueues(boss: PgBoss): Promise<void> {
  for (const [name, queue] of Object.entries(queues)) {
    await boss.createQueue(name, queue);
    await boss.updateQueue(name, queue);
  }
}

/**
 * Like failed tries, but the first time due at once; later times wait longer and longer, in case the job killed the
 * server. `started_on` stays: the next claim counts this try by it.
 */
const giveBackAll = `
  update pgboss.job set
    state = 'retry', heartbeat_on = null,
    start_after = pgboss.job_now()
      + least(retry_delay_max, retry_delay * (2 ^ least(retry_count, 16) - 1)) * interval '1 second'
  where state = 'active'`;

function doAll(jobs: JobWithMetadata<JobData>[], handler: JobHandler): Promise<JobResult[]> {
  return Promise.all(
    jobs.map(async ({ id, data, retryCount, retryLimit }): Promise<JobResult> => {
      try {
        await handler({ data, attempt: retryCount + 1, isLastAttempt: retryCount >= retryLimit });
        return { id, status: 'completed' };
      } catch (error) {
        return { id, status: 'failed', output: { code: codeOf(error) } };
      }
    }),
  );
}

/** The code of an error, or its class: its message may quote addresses and rows. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
