import * as z from 'zod/mini';
import { accountMessages } from '#account/messages.ts';
import { auditEntrySchema } from '#admin/contract.ts';
import { newPasswordSchema, sessionResponse } from '#auth/contract.ts';
import { marketingStateSchema } from '#leads/schemas.ts';
import { accountSchema } from '#profile/contract.ts';
import { endpointsOf, idSchema, instantSchema } from '#wire/endpoint.ts';
import { lineSchema } from '#wire/line.ts';
import * as unit from '#wire/units.ts';

const endpoint = endpointsOf({ tag: 'Cuenta' });

const currentPassword = z
  .string({ error: accountMessages.currentPasswordRequired })
  .check(z.minLength(1, accountMessages.currentPasswordRequired), z.maxLength(200));

export const changePasswordBodySchema = z.object({ currentPassword, newPassword: newPasswordSchema }).check(
  z.refine((body) => body.currentPassword !== body.newPassword, {
    path: ['newPassword'],
    error: accountMessages.newPasswordSame,
  }),
);

export const changePassword = endpoint('POST /account/password', {
  summary: 'Changes the password, ends every other sign-in and mails a note of it',
  body: changePasswordBodySchema,
  response: null,
  errors: ['auth.wrong_password'],
  ratePerMinute: 10,
});

const deviceSchema = z.object({
  _id: idSchema,
  /** «Chrome en Android», read from the user agent; «Dispositivo desconocido» if that is unknown. */
  name: z.string(),
  createdAt: instantSchema,
  lastSeenAt: instantSchema,
  isCurrent: z.boolean(),
});
export type Device = z.infer<typeof deviceSchema>;

export const listDevices = endpoint('GET /account/devices', {
  summary: 'Sign-ins of the account: the current one first, then by last use',
  response: z.array(deviceSchema),
});

export const signOutDevice = endpoint('DELETE /account/devices/:id', {
  summary: 'Ends one sign-in',
  response: null,
  errors: ['device.not_found'],
});

export const signOutEverywhere = endpoint('DELETE /account/devices', {
  summary: 'Ends every sign-in of the account, this one too',
  response: null,
});

export const exportAccount = endpoint('GET /account/export', {
  summary: 'All data of the account as one JSON file; `imports` accepts its sessions',
  media: 'application/json; charset=utf-8',
  response: z.string(),
  ratePerMinute: 10,
});

export const exportSessionsCsv = endpoint('GET /account/sessions.csv', {
  summary: 'All sessions with their sets as CSV, one line per set',
  media: 'text/csv; charset=utf-8',
  response: z.string(),
  ratePerMinute: 10,
});

const ofEnding = ['auth.wrong_password', 'payments.provider_failed', 'payments.unavailable'] as const;

export const deleteAccountBodySchema = z.object({
  password: currentPassword,
  confirmation: z.literal(accountMessages.deletionWord, { error: accountMessages.deletionWordWrong }),
});

export const deleteAccount = endpoint('DELETE /account', {
  summary: 'Deletes the account with its data and sends a last mail',
  body: deleteAccountBodySchema,
  response: null,
  errors: ofEnding,
  ratePerMinute: 5,
});

const passkeySchema = z.object({
  _id: idSchema,
  name: z.string(),
  createdAt: instantSchema,
  lastUsedAt: z.nullable(instantSchema),
});
export type Passkey = z.infer<typeof passkeySchema>;

const secondFactorSchema = z.object({
  /** An application generates codes for this account, and signing in requires one. */
  isOn: z.boolean(),
  recoveryCodesLeft: z.int().check(z.describe('How many are unused.')),
  passkeys: z.array(passkeySchema),
  /** The account may only administer once one of both is there. */
  isRequired: z.boolean(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
const provenBody = z.object({ password: currentPassword });
const ofProof = ['auth.wrong_password', 'auth.passkey_first'] as const;

export const getSecondFactor = endpoint('GET /account/second-factor', {
  summary: 'What besides the password protects the account',
  response: secondFactorSchema,
});

export const beginSecondFactor = endpoint('POST /account/second-factor', {
  summary: 'Creates the secret for an authenticator app; a first code activates it',
  body: provenBody,
  response: z.object({ secret: z.string(), uri: z.string() }),
  errors: ofProof,
  ratePerMinute: 10,
});

export const confirmSecondFactor = endpoint('POST /account/second-factor/confirm', {
  summary: 'Activates the second factor with its first code, ends other sign-ins, returns the recovery codes',
  body: z.object({
    code: z
      .string({ error: accountMessages.codeRequired })
      .check(z.trim(), z.minLength(1, accountMessages.codeRequired), z.maxLength(20, accountMessages.codeLong)),
  }),
  response: recoveryCodes,
  errors: ['auth.passkey_first', 'auth.code_wrong', 'second_factor.not_begun'],
  ratePerMinute: 10,
});

export const renewRecoveryCodes = endpoint('POST /account/second-factor/recovery-codes', {
  summary: 'Replaces the recovery codes; earlier ones stop working',
  body: provenBody,
  response: recoveryCodes,
  errors: [...ofProof, 'second_factor.not_begun'],
  ratePerMinute: 10,
});

export const endSecondFactor = endpoint('DELETE /account/second-factor', {
  summary: 'Turns the codes of the second factor off',
  body: provenBody,
  response: null,
  errors: ofProof,
  ratePerMinute: 10,
});

/** Options and answers of the browser's WebAuthn interface (WebAuthn level 3, JSON); checked by the library of the server. */
const webAuthnOptions = z.object({ options: z.record(z.string(), z.unknown()) });
const base64url = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(20_000));
const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
  clientExtensionResults: z.object({}),
};

export const beginPasskey = endpoint('POST /account/passkeys/options', {
  summary: 'What a browser needs to make a passkey',
  body: provenBody,
  response: webAuthnOptions,
  errors: ofProof,
  ratePerMinute: 10,
});

export const addPasskey = endpoint('POST /account/passkeys', {
  summary: 'Stores a passkey that the browser has made',
  body: z.object({
    name: lineSchema(accountMessages.passkeyName).check(
      z.minLength(1, accountMessages.passkeyName),
      z.maxLength(60, accountMessages.passkeyName),
    ),
    response: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: base64url,
        attestationObject: base64url,
        transports: z.optional(z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))),
      }),
    }),
  }),
  response: passkeySchema,
  status: 201,
  errors: ['auth.passkey_first', 'auth.passkey_refused'],
  ratePerMinute: 10,
});

export const removePasskey = endpoint('DELETE /account/passkeys/:id', {
  summary: 'Removes a passkey',
  body: provenBody,
  response: null,
  errors: [...ofProof, 'passkey.not_found'],
  ratePerMinute: 10,
});

export const beginPasskeySignIn = endpoint('POST /auth/passkey/options', {
  access: 'public',
  summary: 'What a browser needs to sign in with a passkey',
  response: webAuthnOptions,
  ratePerMinute: 20,
});

export const loginWithPasskey = endpoint('POST /auth/passkey', {
  access: 'public',
  summary: 'Signs in with a passkey, which is both factors in one',
  body: z.object({
    response: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: base64url,
        authenticatorData: base64url,
        signature: base64url,
        userHandle: z.optional(base64url),
      }),
    }),
  }),
  response: sessionResponse,
  errors: ['auth.passkey_refused'],
  ratePerMinute: 20,
});

export const accountChangeSchema = z.enum([
  'end_sign_ins',
  'promote_admin',
  'demote_admin',
  'grant_editor',
  'revoke_editor',
  'grant_support',
  'revoke_support',
  'end_account',
]);
export type AccountChange = z.infer<typeof accountChangeSchema>;

export const changeAccountBodySchema = z.object({
  change: accountChangeSchema,
  reason: z
    .string({ error: accountMessages.reasonRequired })
    .check(z.trim(), z.minLength(3, accountMessages.reasonRequired), z.maxLength(500)),
  /** A stolen token alone makes no admin and ends no account. */
  password: currentPassword,
});

export const changeAccount = endpoint('POST /admin/users/:id/changes', {
  access: 'admin',
  tag: 'Administración',
  summary:
    "Ends another account's sign-ins or the account itself, grants or revokes its admin rights or a role; the reason is stored",
  body: changeAccountBodySchema,
  response: null,
  errors: ['account.not_found', 'account.own', ...ofEnding],
});

const playerSchema = z.object({
  account: accountSchema,
  /** Which texts were agreed to, and when; what is said about health is not here. */
  consents: z.array(
    z.object({
      kind: z.string(),
      textVersion: z.string(),
      givenAt: instantSchema,
      withdrawnAt: z.nullable(instantSchema),
    }),
  ),
  /** Of the forms filled in with the account's address. */
  marketing: marketingStateSchema,
  coach: z.nullable(z.object({ _id: idSchema, name: z.string() })),
  sessions: z.object({
    recent: z.int().check(z.describe('How many were finished within 28 days.')),
    last: z.array(
      z.object({ _id: idSchema, name: z.string(), minutes: z.nullable(unit.minutes()), finishedAt: instantSchema }),
    ),
  }),
  threads: z.array(
    z.object({
      _id: idSchema,
      reference: z.string(),
      message: z.string(),
      isWaiting: z.boolean(),
      waitingSince: instantSchema,
    }),
  ),
  audit: z.array(auditEntrySchema),
  /** From two on nothing is sent to it. */
  mailBounces: z.int().check(z.describe('Mails in a row that its address refused as none.')),
});
export type PlayerFile = z.infer<typeof playerSchema>;

export const getPlayer = endpoint('GET /admin/users/:id', {
  access: 'admin',
  tag: 'Administración',
  summary:
    'A player for the desk: account, consents, last sessions, messages, what the team did; never health data. The look is noted, once an hour',
  response: playerSchema,
  errors: ['account.not_found'],
});

export const resendVerifications = endpoint('POST /admin/users/verification', {
  access: 'admin',
  tag: 'Administración',
  summary: 'Mails the confirmation of the address again to those of these accounts that have not confirmed it',
  body: z.object({ ids: z.array(idSchema).check(z.minLength(1), z.maxLength(200)) }),
  response: z.object({ sent: z.int().check(z.describe('Mails that have left.')) }),
  ratePerMinute: 20,
});

export const sendReset = endpoint('POST /admin/users/:id/reset', {
  access: 'admin',
  tag: 'Administración',
  summary: 'Mails the link to change the password; at most three an hour reach an address',
  response: null,
  errors: ['account.not_found'],
  ratePerMinute: 20,
});

export const refundBodySchema = z.object({
  /** The payment in the history of the subscription. */
  entryId: idSchema,
  reason: changeAccountBodySchema.shape.reason,
  /** A stolen token alone gives no money back. */
  password: currentPassword,
});

export const refundPayment = endpoint('POST /admin/users/:id/refunds', {
  access: 'admin',
  tag: 'Administración',
  summary:
    'Gives one payment back through the provider, whole; that of the current period ends the plan. Repeating it changes nothing',
  body: refundBodySchema,
  response: null,
  errors: [
    'account.not_found',
    'payment.not_found',
    'auth.wrong_password',
    'payments.provider_failed',
    'payments.unavailable',
  ],
  ratePerMinute: 10,
});
