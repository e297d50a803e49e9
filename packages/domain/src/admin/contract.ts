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
