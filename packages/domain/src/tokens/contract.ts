import * as z from 'zod/mini';
import { accountMessages } from '#account/messages.ts';
import { tokenMessages } from '#tokens/messages.ts';
import { consentScopes, tokenDays, tokenScopes } from '#tokens/vocabulary.ts';
import { endpointsOf, idSchema, instantSchema } from '#wire/endpoint.ts';
import { lineSchema } from '#wire/line.ts';

const endpoint = endpointsOf({ tag: 'Programas', notFound: 'token.not_found', ratePerMinute: 20 });

const scopesSchema = z.array(z.enum(tokenScopes)).check(z.maxLength(tokenScopes.length));
const consentsSchema = z.array(z.enum(consentScopes)).check(z.maxLength(consentScopes.length));

const tokenSchema = z.object({
  _id: idSchema,
  name: z.string(),
  scopes: scopesSchema,
  /** Given by the player to a program that asked for it, not made by hand. */
  isOfProgram: z.boolean(),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  lastUsedAt: z.nullable(instantSchema),
});
export type Token = z.infer<typeof tokenSchema>;

export const tokensSchema = z.object({
  /** The newest first; expired ones stay for 30 days. */
  tokens: z.array(tokenSchema),
  /** Consents that stand; without one its scope counts for no token. */
  consents: consentsSchema,
});
export type Tokens = z.infer<typeof tokensSchema>;

export const newTokenSchema = z.object({
  name: lineSchema(tokenMessages.nameRequired).check(
    z.minLength(1, tokenMessages.nameRequired),
    z.maxLength(60, tokenMessages.nameLong),
  ),
  scopes: scopesSchema.check(z.minLength(1, tokenMessages.scopeRequired)),
  days: z.literal(tokenDays),
  /** Given with the token; those that stand need not be named. */
  consents: z._default(consentsSchema, []),
  password: z
    .string({ error: accountMessages.currentPasswordRequired })
    .check(z.minLength(1, accountMessages.currentPasswordRequired), z.maxLength(200)),
});

export const listTokens = endpoint('GET /tokens', {
  summary: 'Tokens with which programs act for the player, and the consents that stand',
  response: tokensSchema,
});

export const createToken = endpoint('POST /tokens', {
  summary: 'Makes a token; it is shown once and mailed about. Needs the password',
  body: newTokenSchema,
  response: z.extend(tokensSchema, { token: z.string() }),
  status: 201,
  errors: ['auth.wrong_password', 'token.consent_required', 'token.full'],
});

export const revokeToken = endpoint('DELETE /tokens/:id', {
  summary: 'Revokes a token: it counts for no further call',
  response: tokensSchema,
});

export const putTokenConsents = endpoint('PUT /tokens/consents', {
  summary: 'Gives and withdraws the consents to show programs health, told facts or pulse',
  body: z.object({ consents: consentsSchema }),
  response: tokensSchema,
});
