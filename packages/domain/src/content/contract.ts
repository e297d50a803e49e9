import * as z from 'zod/mini';
import { textKinds } from '#content/vocabulary.ts';
import { endpointsOf, idSchema, instantSchema } from '#wire/endpoint.ts';
import * as unit from '#wire/units.ts';

const endpoint = endpointsOf({ tag: 'Administración', notFound: 'text.not_found' });

/** «faq», «privacy», «terms», or the address of an article. */
const textKeySchema = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Solo letras sin tilde, cifras y guiones'), z.maxLength(80));
const keyParams = z.object({ key: textKeySchema });

const markdownSchema = z
  .string('Escribe el texto')
  .check(z.minLength(1, 'Escribe el texto'), z.maxLength(100_000, 'Puede tener 100.000 caracteres como máximo'));

/** The newest revision that the writer has seen; null: there was none. */
const revisionSchema = z.nullable(idSchema);

const textSummary = {
  key: z.string(),
  kind: z.enum(textKinds),
  title: z.string(),
  /** Where it is read. */
  address: z.string(),
  /** `shipped`: the file that comes with the product. */
  state: z.enum(['shipped', 'published', 'hidden']),
  isShipped: z.boolean(),
  /** An update brought another file since it was written. */
  hasNewerShipped: z.boolean(),
  at: z.nullable(instantSchema),
  by: z.nullable(z.string()),
};
const textSummarySchema = z.object(textSummary);
export type TextSummary = z.infer<typeof textSummarySchema>;

const textSchema = z.object({
  ...textSummary,
  /** Of a legal text: the version in force, with the number of the next one and the day of today. */
  markdown: z.string(),
  revision: revisionSchema,
  revisions: z.array(
    z.object({
      _id: idSchema,
      at: instantSchema,
      by: z.nullable(z.string()),
      state: z.enum(['published', 'hidden', 'shipped']),
    }),
  ),
  /** Of a legal text, the newest first, and how many accounts agreed to each. */
  versions: z.array(
    z.object({
      version: z.int().check(z.describe('Number of the version, from 1 on.')),
      date: unit.day(),
      state: z.enum(['announced', 'current', 'former']),
      address: z.string(),
      agreed: z.int().check(z.describe('Accounts that agreed to this version.')),
    }),
  ),
});
export type Text = z.infer<typeof textSchema>;

export const listTexts = endpoint('GET /admin/texts', {
  access: 'editor',
  summary: 'Articles, questions and legal texts: which stand as they were shipped, and which the desk has written',
  response: z.array(textSummarySchema),
});

export const getText = endpoint('GET /admin/texts/:key', {
  access: 'editor',
  summary: 'A text as Markdown, with its history',
  params: keyParams,
  response: textSchema,
  errors: ['text.not_found'],
});

export const getShippedText = endpoint('GET /admin/texts/:key/shipped', {
  access: 'editor',
  summary: 'The file that comes with the product',
  params: keyParams,
  response: z.object({ markdown: z.string() }),
  errors: ['text.not_found'],
});

export const getTextRevision = endpoint('GET /admin/text-revisions/:id', {
  access: 'editor',
  summary: 'A former text as Markdown',
  response: z.object({ markdown: z.string() }),
});

export const previewText = endpoint('POST /admin/texts/:key/preview', {
  access: 'editor',
  summary: 'The page as it would be, or the first fault with its line',
  params: keyParams,
  body: z.object({ markdown: markdownSchema }),
  response: z.object({ fault: z.nullable(z.object({ line: unit.line(), message: unit.message() })), html: z.string() }),
  ratePerMinute: 60,
});

export const saveText = endpoint('PUT /admin/texts/:key', {
  access: 'editor',
  summary: 'Publishes a text, or hides an article; it stands over the shipped file, which an update never brings back',
  params: keyParams,
  body: z.object({ markdown: markdownSchema, state: z.enum(['published', 'hidden']), revision: revisionSchema }),
  response: textSchema,
  errors: ['text.changed', 'text.needed'],
});

export const restoreText = endpoint('POST /admin/texts/:key/restore', {
  access: 'editor',
  summary: 'Back to the shipped file',
  params: keyParams,
  body: z.object({ revision: revisionSchema }),
  response: textSchema,
  errors: ['text.not_found', 'text.changed', 'text.needed'],
});
