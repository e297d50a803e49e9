import * as z from 'zod/mini';
import { endpointsOf, idSchema, instantSchema } from '#wire/endpoint.ts';

const endpoint = endpointsOf({ tag: 'Administración' });

/** `away`: the server is silent. `access`: it refuses our login or sender. `own`: our error. `lost`: no next try. */
export const mailReasons = ['away', 'access', 'later', 'refused', 'own', 'lost'] as const;

const waitingMailSchema = z.object({
  _id: idSchema,
  kind: z.string(),
  orderedAt: instantSchema,
  attempts: z.int(),
  /** Null: none has failed. */
  reason: z.nullable(z.enum(mailReasons)),
  /** Null: it is being sent, or has no next try. */
  nextTryAt: z.nullable(instantSchema),
});

const queueSchema = z.object({
  name: z.string(),
  waiting: z.int(),
  running: z.int(),
  /** Of the last 24 hours. */
  done: z.int(),
  failed: z.int(),
  /** The job that ended last; `milliseconds` of its last try. */
  last: z.nullable(z.object({ endedAt: instantSchema, milliseconds: z.int(), hasFailed: z.boolean() })),
});

export const statusSchema = z.object({
  at: instantSchema,
  mails: z.object({ waiting: z.int(), oldest: z.array(waitingMailSchema) }),
  queues: z.array(queueSchema),
  database: z.object({ bytes: z.int(), milliseconds: z.number(), migrations: z.int() }),
  /** Null where there is no copy, or where another server makes them. */
  lastBackup: z.nullable(
    // `restoredAt`: when a copy was last put back here, and the database started from it
    z.object({ at: instantSchema, bytes: z.int(), restoredAt: z.nullable(instantSchema) }),
  ),
  makesBackups: z.boolean(),
  /** Services that players may connect, and how many have; null where the server is not set up for one. */
  connections: z.object({ strava: z.nullable(z.int()), polar: z.nullable(z.int()) }),
  server: z.object({ version: z.string(), startedAt: instantSchema, freeBytes: z.int(), totalBytes: z.int() }),
});
export type Status = z.infer<typeof statusSchema>;

export const getStatus = endpoint('GET /admin/status', {
  access: 'admin',
  summary: 'How the service is: mails that wait, jobs, database, version, last backup',
  response: statusSchema,
});

export const retryMail = endpoint('POST /admin/mails/:id/retry', {
  access: 'admin',
  summary: 'Try a mail that waits again at once',
  response: null,
  errors: ['mail.not_found'],
});

/** What an entry of the log is about; `users`: of one player. */
export const auditEntities = [
  'user',
  'exercise',
  'routine',
  'thread',
  'lead',
  'mail',
  'correction',
  'broadcast',
  'text',
] as const;

export const auditEntrySchema = z.object({
  _id: idSchema,
  at: instantSchema,
  /** Null: a command at the server's console, or an account that is gone. */
  actor: z.nullable(z.object({ _id: idSchema, name: z.string() })),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const listAudit = endpoint('GET /admin/audit', {
  access: 'admin',
  summary: 'What admins, editors and supporters have changed, newest first; pages with limit and before (Link header)',
  query: z.object({
    actor: z.optional(idSchema),
    entity: z.optional(z.enum(auditEntities)),
    entityId: z.optional(z.string().check(z.maxLength(100))),
    limit: z._default(z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(200)), 50),
    before: z.optional(idSchema),
  }),
  response: z.array(auditEntrySchema),
});

const period = z.object({ now: z.int(), before: z.int() });

export const overviewSchema = z.object({
  at: instantSchema,
  /** Registered within seven days, and within the seven before. */
  signUps: period,
  /** Signed in within seven days. */
  active: z.int(),
  trials: z.object({ running: z.int(), endingThisWeek: z.int() }),
  /** Trials that ended within 30 days, and how many of those players have paid since. */
  endedTrials: z.object({ count: z.int(), paid: z.int() }),
  paying: z.object({ premium: z.int(), pro: z.int() }),
  /** Paid subscriptions that were cancelled or ended, in 30 days and in the 30 before. */
  cancelled: period,
  unpaid: z.int(),
  inbox: z.object({ waiting: z.int(), oldest: z.nullable(instantSchema), overdue: z.int() }),
  mailsWaiting: z.int(),
  jobsFailed: z.int(),
  /** Sign-ups of twelve weeks, Monday to Sunday in Madrid, the running one last. */
  weeks: z.array(z.object({ monday: z.iso.date(), signUps: z.int() })),
});
export type Overview = z.infer<typeof overviewSchema>;

export const getOverview = endpoint('GET /admin/overview', {
  access: 'admin',
  summary: 'How the business is: sign-ups, activity, trials, paying, cancelled, unpaid, messages and jobs that wait',
  response: overviewSchema,
});
