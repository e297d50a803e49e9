import * as z from 'zod/mini';
import { importedSessionSchema, importSourceSchema } from '#imports/schemas.ts';
import { sessionTypeSchema } from '#sessions/schemas.ts';
import { doneInstantSchema } from '#wire/dates.ts';
import { endpointsOf, idSchema, instantSchema } from '#wire/endpoint.ts';
import { asLine } from '#wire/line.ts';
import * as unit from '#wire/units.ts';

const endpoint = endpointsOf({ tag: 'Importar' });

/** Maximum of an account's imports: training every day for 25 years, ten sets a session. */
export const importedMost = { sessions: 10_000, sets: 250_000 };
/** Most sessions in one request; a longer file is sent in several, all with the import's `_id`. */
export const sessionsPerRequest = 100;
export const importRequestBytes = 1024 * 1024;

const keySchema = z.string().check(z.minLength(1), z.maxLength(200));
const keys = z.array(keySchema);
const most = 5000;

/** A session that is there and is of the same training by `isSameTraining`. */
export const sameSessionSchema = z.object({
  _id: idSchema,
  name: z.string(),
  type: sessionTypeSchema,
  startTime: instantSchema,
  duration: unit.seconds(),
});
export type SameSession = z.infer<typeof sameSessionSchema>;

export const checkImport = endpoint('POST /imports/check', {
  summary: 'Which of these session keys are already imported, and which spans overlap with a session; for the preview',
  body: z.object({
    keys: keys.check(z.maxLength(most)),
    spans: z.optional(
      z
        .array(
          z.object({
            key: keySchema,
            startTime: doneInstantSchema,
            duration: unit.seconds().check(z.minimum(0), z.maximum(86_400)),
          }),
        )
        .check(z.maxLength(most)),
    ),
  }),
  response: z.object({
    known: z.array(z.string()).check(z.describe('Keys of sessions that were stored by an earlier import.')),
    same: z.array(z.object({ key: z.string(), session: sameSessionSchema })).check(z.describe('Those that are there.')),
  }),
  errors: ['request.too_large'],
  bodyLimitBytes: importRequestBytes,
});

const joined = z.int().check(z.describe('Sessions that were there and took something from the file.'));
const known = z.int().check(z.describe('Sessions that added nothing, as those that an earlier import stored.'));

const importSchema = z.object({
  _id: idSchema,
  source: importSourceSchema,
  fileName: z.string(),
  createdAt: instantSchema,
  sessionCount: unit.sessions(),
  joinedCount: joined,
  undoUntil: instantSchema,
});
export type Import = z.infer<typeof importSchema>;

export const importBodySchema = z.object({
  /** Made by the client; the same again adds to the same import. */
  _id: idSchema,
  source: importSourceSchema,
  fileName: z.string().check(z.overwrite(asLine), z.minLength(1), z.maxLength(200)),
  sessions: z.array(importedSessionSchema).check(z.minLength(1), z.maxLength(sessionsPerRequest)),
  /** Sessions whose pulse, metres and minutes go into one that is there. */
  joins: z.optional(z.array(z.object({ key: keySchema, sessionId: idSchema })).check(z.maxLength(sessionsPerRequest))),
  /** Keys of sessions that are added beside one of the same training; without it they are left out. */
  apart: z.optional(keys.check(z.maxLength(sessionsPerRequest))),
  /** The player agrees that their pulse is stored; without that consent the sessions come without it. */
  pulseConsent: z.optional(z.literal(true)),
});
export type ImportBody = z.input<typeof importBodySchema>;

export const importSessions = endpoint('POST /imports', {
  summary:
    'Adds finished sessions; those whose key is known, or that overlap with a session, add nothing. Files of watches need the plan pro',
  body: importBodySchema,
  response: z.object({ import: importSchema, added: unit.sessions(), joined, known }),
  status: 201,
  errors: ['request.too_large', 'plan.required', 'import.full'],
  ratePerMinute: 120,
  bodyLimitBytes: importRequestBytes,
});

export const listImports = endpoint('GET /imports', {
  summary: 'Imports with remaining sessions, newest first, at most 100',
  response: z.array(importSchema),
});

export const undoImport = endpoint('DELETE /imports/:id', {
  summary: 'Deletes the sessions of an import and takes back what it joined, within 30 days of it',
  response: null,
  errors: ['import.not_found', 'import.locked'],
});
