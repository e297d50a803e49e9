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
  days: z.literal(tokenDays).check(z.describe('Days until it ends.')),
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

/** What a program asks for, as OAuth 2.1 writes it in the address of the page on which the player decides. */
const askedSchema = {
  clientId: idSchema,
  redirectUri: z.string().check(z.minLength(1), z.maxLength(500)),
};

export const getProgram = endpoint('GET /tokens/program', {
  summary: 'The program that asks for access, if it is known and would be answered at its own address',
  query: z.object(askedSchema),
  response: z.object({ name: z.string(), host: z.string() }),
  errors: ['token.program'],
});

export const allowProgram = endpoint('POST /tokens/program', {
  summary: 'Lets a program fetch a token within five minutes, with the scopes the player chose. Needs the password',
  body: z.object({
    ...askedSchema,
    codeChallenge: z.string().check(z.regex(/^[\w-]{43}$/)),
    scopes: scopesSchema.check(z.minLength(1, tokenMessages.scopeRequired)),
    consents: z._default(consentsSchema, []),
    password: newTokenSchema.shape.password,
  }),
  response: z.object({ code: z.string(), issuer: z.string() }),
  errors: ['auth.wrong_password', 'token.program', 'token.consent_required'],
});
