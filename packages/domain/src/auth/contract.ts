import * as z from 'zod/mini';
import { authMessages } from '#auth/messages.ts';
import { paidPlanSchema } from '#billing/schemas.ts';
import { userSchema } from '#profile/contract.ts';
import { emailSchema } from '#wire/email.ts';
import { endpointsOf, instantSchema } from '#wire/endpoint.ts';
import { lineSchema } from '#wire/line.ts';

const endpoint = endpointsOf({ tag: 'Cuenta' });

export const passwordMinLength = 6;

const email = emailSchema({ missing: authMessages.emailRequired, invalid: authMessages.emailInvalid });

const sentPassword = z
  .string({ error: authMessages.passwordRequired })
  .check(
    z.minLength(1, authMessages.passwordRequired),
    z.minLength(passwordMinLength, authMessages.passwordShort),
    z.maxLength(200, authMessages.passwordLong),
  );

/** Spaces around it do not make it longer. */
export const newPasswordSchema = sentPassword.check(
  z.refine(
    (text) => text.length < passwordMinLength || text.trim().length >= passwordMinLength,
    authMessages.passwordShort,
  ),
);
const password = newPasswordSchema;

export const loginBodySchema = z.object({
  email,
  password: sentPassword,
  /** Of the second factor: six figures, or a recovery code. Asked for by `auth.code_required`. */
  code: z.optional(z.string().check(z.trim(), z.maxLength(20))),
});

export const registerBodySchema = z.object({
  name: lineSchema(authMessages.nameRequired).check(
    z.minLength(1, authMessages.nameRequired),
    z.maxLength(80, authMessages.nameLong),
  ),
  email,
  password,
  /** Chosen on the price page; offered after the first conversation. */
  plan: z.optional(paidPlanSchema),
  /** The token a form answered: what it asked is not asked again. An unknown one changes nothing. */
  from: z.optional(z.string().check(z.minLength(20), z.maxLength(100))),
});

export const sessionResponse = z.object({ token: z.string(), user: userSchema });

export const login = endpoint('POST /auth/login', {
  access: 'public',
  summary: 'Signs in and answers a new bearer token',
  body: loginBodySchema,
  response: sessionResponse,
  errors: ['auth.invalid_credentials', 'auth.code_required', 'auth.code_wrong', 'auth.code_unreadable', 'oidc.only'],
  ratePerMinute: 20,
});

export const register = endpoint('POST /auth/register', {
  access: 'public',
  summary: 'Creates an account on the free plan and signs it in',
  body: registerBodySchema,
  response: sessionResponse,
  status: 201,
  errors: ['auth.email_taken', 'oidc.only'],
  ratePerMinute: 20,
});

export const logout = endpoint('POST /auth/logout', {
  summary: 'Ends the session of the token that was sent',
  response: null,
});

const linkToken = z.string().check(z.minLength(20), z.maxLength(100));

export const signInToDemo = endpoint('POST /auth/demo', {
  access: 'public',
  summary: 'Signs in to a demo account with the link that the start has printed, once; nowhere but on loopback',
  body: z.object({ token: linkToken }),
  response: sessionResponse,
  errors: ['mail.link_invalid'],
  ratePerMinute: 20,
});

export const forgotPasswordBodySchema = z.object({ email });

export const forgotPassword = endpoint('POST /auth/forgot-password', {
  access: 'public',
  summary: 'Mails a link that sets a new password; the answer is the same for unknown addresses',
  body: forgotPasswordBodySchema,
  response: null,
  ratePerMinute: 5,
});

export const resetPasswordBodySchema = z.object({ token: linkToken, password });

export const resetPassword = endpoint('POST /auth/reset-password', {
  access: 'public',
  summary: 'Sets a new password with the token of a mail (one hour, once) and ends every sign-in of the account',
  body: resetPasswordBodySchema,
  response: null,
  errors: ['mail.link_invalid'],
  ratePerMinute: 20,
});

export const verifyEmail = endpoint('POST /auth/verify-email', {
  access: 'public',
  summary: 'Confirms the address of an account with the token of its mail; repeating it changes nothing',
  body: z.object({ token: linkToken }),
  response: null,
  errors: ['mail.link_invalid'],
  ratePerMinute: 20,
});

export const resendVerification = endpoint('POST /auth/resend-verification', {
  summary: 'Mails the confirmation of the address again; nothing happens when it is confirmed already',
  response: null,
  ratePerMinute: 3,
});

export const beginOidc = endpoint('POST /auth/oidc', {
  access: 'public',
  summary: 'Begins to sign in with the provider of the settings (OpenID Connect); the address is good for ten minutes',
  response: z.object({
    authorizeUrl: z.url(),
    /** Stays in the browser that began: nobody finishes for another one. */
    binding: z.string(),
  }),
  errors: ['oidc.unavailable', 'oidc.failed'],
  ratePerMinute: 20,
});

/** `password`: the address has an account, which its password joins; `code`: its second factor is asked for. */
const oidcStepSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('signedIn'), isNew: z.boolean(), session: sessionResponse }),
  z.object({ step: z.literal('password'), pending: z.string(), email: z.string() }),
  z.object({ step: z.literal('code'), pending: z.string() }),
]);
export type OidcStep = z.infer<typeof oidcStepSchema>;

export const confirmOidc = endpoint('POST /auth/oidc/confirm', {
  access: 'public',
  summary: 'Takes what the provider sent back, once: signs in, creates an account, or says what is still to be shown',
  body: z.object({
    /** The query of the address, as it came back. */
    query: z.string().check(z.minLength(1), z.maxLength(8000)),
    binding: z.string().check(z.minLength(20), z.maxLength(100)),
  }),
  response: oidcStepSchema,
  errors: ['oidc.unavailable', 'oidc.refused', 'oidc.failed', 'oidc.address'],
  ratePerMinute: 20,
});

export const finishOidcBodySchema = z.object({
  pending: linkToken,
  password: z.optional(sentPassword),
  code: loginBodySchema.shape.code,
});

export const finishOidc = endpoint('POST /auth/oidc/finish', {
  access: 'public',
  summary: 'Shows what was still missing, the password of the account that is joined or its code, and signs in',
  body: finishOidcBodySchema,
  response: sessionResponse,
  errors: [
    'oidc.unavailable',
    'oidc.refused',
    'auth.invalid_credentials',
    'auth.code_required',
    'auth.code_wrong',
    'auth.code_unreadable',
  ],
  ratePerMinute: 20,
});

const joinedSchema = z.object({
  /** The provider of the settings; null: there is none. */
  name: z.nullable(z.string()),
  joinedAt: z.nullable(instantSchema),
});
export type Joined = z.infer<typeof joinedSchema>;

export const getOidc = endpoint('GET /auth/oidc', {
  summary: 'Whether the account can be signed in to with the provider of the settings',
  response: joinedSchema,
});

export const leaveOidc = endpoint('DELETE /auth/oidc', {
  summary: 'Parts the account from the provider; needs the password. Repeating it changes nothing',
  body: z.object({ password: sentPassword }),
  response: joinedSchema,
  errors: ['auth.wrong_password'],
  ratePerMinute: 10,
});
