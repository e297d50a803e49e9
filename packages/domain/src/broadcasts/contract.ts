import * as z from 'zod/mini';
import { mayBe } from '#broadcasts/rules.ts';
import { type BroadcastKind, broadcastKinds, type Segment, segments } from '#broadcasts/vocabulary.ts';
import { plannedInstantSchema } from '#wire/dates.ts';
import { endpointsOf, idSchema, instantSchema } from '#wire/endpoint.ts';
import { lineSchema } from '#wire/line.ts';
import { beforeSchema, limitOf } from '#wire/paging.ts';

/** A selection in the list of players. */
export const chosenMost = 200;

const endpoint = endpointsOf({ tag: 'Administración', notFound: 'broadcast.not_found' });

const audience = {
  kind: z.enum(broadcastKinds),
  segment: z.enum(segments),
  /** Of the segment `chosen`: the accounts. */
  playerIds: z._default(z.array(idSchema).check(z.maxLength(chosenMost)), []),
};

type Audience = { kind: BroadcastKind; segment: Segment; playerIds: string[] };

const isAllowed = z.refine<Audience>(({ kind, segment }) => mayBe(kind, segment), {
  path: ['segment'],
  error: 'Un aviso del servicio es para cuentas',
});

const hasChosen = z.refine<Audience>(({ segment, playerIds }) => segment !== 'chosen' || playerIds.length > 0, {
  path: ['playerIds'],
  error: 'Elige a alguien en Usuarios',
});

const text = {
  subject: lineSchema('Escribe el asunto').check(
    z.minLength(1, 'Escribe el asunto'),
    z.maxLength(120, 'Puede tener 120 caracteres como máximo'),
  ),
  body: z
    .string('Escribe el texto')
    .check(z.trim(), z.minLength(1, 'Escribe el texto'), z.maxLength(8000, 'Puede tener 8000 caracteres como máximo')),
};

export const broadcastBodySchema = z
  .object({ ...audience, ...text, /** Null: now. */ sendAt: z.nullable(plannedInstantSchema) })
  .check(isAllowed, hasChosen);

const broadcastSchema = z.object({
  _id: idSchema,
  kind: z.enum(broadcastKinds),
  segment: z.enum(segments),
  subject: z.string(),
  body: z.string(),
  sendAt: instantSchema,
  createdAt: instantSchema,
  by: z.nullable(z.string()),
  state: z.enum(['scheduled', 'running', 'done', 'cancelled']),
  ordered: z.int().check(z.describe('Mails that were ordered.')),
  sent: z.int().check(z.describe('Mails that have left.')),
  dropped: z.int().check(z.describe('Mails refused by their server, or no longer wanted when it was their turn.')),
});
export type Broadcast = z.infer<typeof broadcastSchema>;

export const countRecipients = endpoint('POST /admin/broadcasts/recipients', {
  access: 'admin',
  summary:
    'How many people a broadcast would reach now. Advertising: confirmed consents alone, whatever the segment, nobody known to be under 18',
  body: z.object(audience).check(isAllowed, hasChosen),
  response: z.object({ count: z.int().check(z.describe('How many people.')) }),
});

export const testBroadcast = endpoint('POST /admin/broadcasts/test', {
  access: 'admin',
  summary: 'Mails subject and text to the caller alone',
  body: z.object(text),
  response: null,
  ratePerMinute: 10,
});

export const createBroadcast = endpoint('POST /admin/broadcasts', {
  access: 'admin',
  summary: 'Schedules a broadcast: one mail for each address, none twice; noted',
  body: broadcastBodySchema,
  response: broadcastSchema,
  status: 201,
  ratePerMinute: 10,
});

export const listBroadcasts = endpoint('GET /admin/broadcasts', {
  access: 'admin',
  summary: 'What was written to many, newest first; pages with limit and before (Link header)',
  query: z.object({
    limit: limitOf({ usual: 20, most: 50 }),
    before: beforeSchema,
  }),
  response: z.array(broadcastSchema),
});

export const cancelBroadcast = endpoint('POST /admin/broadcasts/:id/cancel', {
  access: 'admin',
  summary: 'Stops a broadcast: mails that have not left stay; repeating changes nothing',
  response: broadcastSchema,
});
