import * as z from 'zod/mini';
import { endpointsOf, idSchema, instantSchema } from '#wire/endpoint.ts';
import { beforeSchema, limitOf } from '#wire/paging.ts';
import * as unit from '#wire/units.ts';

const endpoint = endpointsOf({ tag: 'Administración' });

/** `away`: the server is silent. `access`: it refuses our login or sender. `own`: our error. `lost`: no next try. */
export const mailReasons = ['away', 'access', 'later', 'refused', 'own', 'lost'] as const;

const waitingMailSchema = z.object({
  _id: idSchema,
  kind: z.string(),
  orderedAt: instantSchema,
  attempts: z.int().check(z.describe('Tries that failed.')),
  /** Null: none has failed. */
  reason: z.nullable(z.enum(mailReasons)),
  /** Null: it is being sent, or has no next try. */
  nextTryAt: z.nullable(instantSchema),
});

const waiting = z.int().check(z.describe('How many are due and not begun.'));
const ofDay = z.int().check(z.describe('How many jobs in the last 24 hours.'));

const queueSchema = z.object({
  name: z.string(),
  waiting,
  running: z.int().check(z.describe('How many jobs are under way.')),
  done: ofDay,
  failed: ofDay,
  /** The job that ended last; `milliseconds` of its last try. */
  last: z.nullable(z.object({ endedAt: instantSchema, milliseconds: unit.milliseconds(), hasFailed: z.boolean() })),
});

const restoredAt = z.nullable(instantSchema).check(z.describe('Instant, ISO 8601; null: never.'));
const answerTime = z.number().check(z.describe('Milliseconds the database took to answer.'));
const connected = z.nullable(z.int().check(z.describe('Players who have connected it; null: not set up here.')));

export const statusSchema = z.object({
  at: instantSchema,
  mails: z.object({ waiting, oldest: z.array(waitingMailSchema) }),
  queues: z.array(queueSchema).check(z.describe('Jobs by queue.')),
  database: z.object({ bytes: unit.bytes(), milliseconds: answerTime, migrations: unit.count() }),
  /** Null where there is no copy, or where another server makes them. */
  lastBackup: z.nullable(
    // `restoredAt`: when a copy was last put back here, and the database started from it
    z.object({ at: instantSchema, bytes: unit.bytes(), restoredAt }),
  ),
  makesBackups: z.boolean(),
  connections: z.object({ strava: connected, polar: connected }),
  server: z.object({
    version: z.string(),
    startedAt: instantSchema,
    freeBytes: unit.bytes(),
    totalBytes: unit.bytes(),
  }),
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
    limit: limitOf({ usual: 50, most: 200 }),
    before: beforeSchema,
  }),
  response: z.array(auditEntrySchema),
});

const payers = z.int().check(z.describe('How many pay for it.'));
const weekSchema = z.object({ monday: unit.day(), signUps: z.int().check(z.describe('New accounts.')) });
const overdue = z.int().check(z.describe('Messages that wait for longer than was promised.'));
const period = z.object({ now: unit.count(), before: z.int().check(z.describe('How many in the period before it.')) });

export const overviewSchema = z.object({
  at: instantSchema,
  signUps: period.check(z.describe('New accounts of seven days until today, and of the seven before.')),
  active: z.int().check(z.describe('Players who trained or opened the app in the last seven days.')),
  trials: z.object({ running: unit.count(), endingThisWeek: z.int().check(z.describe('Within seven days.')) }),
  /** Trials that ended within 30 days, and how many of those players have paid since. */
  endedTrials: z.object({ count: unit.count(), paid: z.int().check(z.describe('Trials that became a paid plan.')) }),
  paying: z.object({ premium: payers, pro: payers }),
  cancelled: period.check(z.describe('Paid subscriptions cancelled or ended, in 30 days and in the 30 before.')),
  unpaid: z.int().check(z.describe('Subscriptions whose last payment failed.')),
  inbox: z.object({ waiting, oldest: z.nullable(instantSchema), overdue }),
  mailsWaiting: z.int().check(z.describe('Mails that are due and have not left.')),
  jobsFailed: z.int().check(z.describe('Jobs that failed in the last 24 hours.')),
  weeks: z.array(weekSchema).check(z.describe('Twelve, Monday to Sunday in Madrid, the running one last.')),
});
export type Overview = z.infer<typeof overviewSchema>;

export const getOverview = endpoint('GET /admin/overview', {
  access: 'admin',
  summary: 'How the business is: sign-ups, activity, trials, paying, cancelled, unpaid, messages and jobs that wait',
  response: overviewSchema,
});
