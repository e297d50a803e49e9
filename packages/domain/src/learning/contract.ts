import * as z from 'zod/mini';
import { channels, messageLabels, spanLabels } from '#learning/vocabulary.ts';
import { endpointsOf, idSchema, instantSchema } from '#wire/endpoint.ts';
import { beforeSchema, limitOf } from '#wire/paging.ts';
import * as unit from '#wire/units.ts';

const endpoint = endpointsOf({ tag: 'Administración' });

const consentSchema = z.object({ consent: z.boolean() });

export const getLearning = endpoint('GET /users/learning', {
  tag: 'Cuenta',
  summary: 'Whether the player agrees that corrections are stored without their name',
  response: consentSchema,
});

export const putLearning = endpoint('PUT /users/learning', {
  tag: 'Cuenta',
  summary: 'Gives or withdraws the consent to learn from corrections; repeating it changes nothing',
  body: consentSchema,
  response: consentSchema,
});

const labelSchema = z.string().check(z.refine((label) => messageLabels.includes(label)));
/** A run of words of the message. */
const spanSchema = z.object({
  from: z.int().check(z.minimum(0), z.describe('Where it begins in the message, in UTF-16 units.')),
  to: z.int().check(z.minimum(1), z.describe('Where it ends, excluded.')),
  label: z.string().check(z.refine((label) => spanLabels.includes(label))),
});
export type CorrectionSpan = z.infer<typeof spanSchema>;

const correctionSchema = z.object({
  _id: idSchema,
  channel: z.enum(channels),
  message: z.string(),
  /** Readings (chat) or chips (wish), as codes. */
  understood: z.array(z.string()),
  corrected: z.array(z.string()),
  /** Labels of the corpus; null until an admin has set them. */
  labels: z.nullable(z.array(z.string())),
  spans: z.array(spanSchema).check(z.describe('Runs of words, by their places in the text.')),
  createdAt: instantSchema,
});
export type Correction = z.infer<typeof correctionSchema>;

export const listCorrections = endpoint('GET /admin/corrections', {
  access: 'admin',
  summary: 'Corrections of readings by players, without names, newest first; pages with limit and before',
  query: z.object({
    limit: limitOf({ usual: 50, most: 200 }),
    before: beforeSchema,
  }),
  response: z.array(correctionSchema),
});

export const labelCorrection = endpoint('PUT /admin/corrections/:id', {
  access: 'admin',
  summary: 'Labels a correction with the labels of the corpus',
  body: z.object({
    labels: z.array(labelSchema).check(z.minLength(1), z.maxLength(6)),
    spans: z.array(spanSchema).check(z.maxLength(40), z.describe('Runs of words, by their places in the text.')),
  }),
  response: correctionSchema,
  errors: ['correction.not_found'],
});

export const getCorpusLines = endpoint('GET /admin/corrections/corpus', {
  access: 'admin',
  summary: 'The labelled corrections as lines of the corpus',
  response: z.object({ count: unit.count(), lines: z.string() }),
});
