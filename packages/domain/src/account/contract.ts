import * as z from 'zod/mini';
import { accountMessages } from '#account/messages.ts';
import { newPasswordSchema } from '#auth/contract.ts';
import { endpoint, idParams, idSchema, instantSchema } from '#wire/endpoint.ts';

const currentPassword = z
  .string({ error: accountMessages.currentPasswordRequired })
  .check(z.minLength(1, accountMessages.currentPasswordRequired), z.maxLength(200));

export const changePasswordBodySchema = z.object({ currentPassword, newPassword: newPasswordSchema }).check(
  z.refine((body) => body.currentPassword !== body.newPassword, {
    path: ['newPassword'],
    error: accountMessages.newPasswordSame,
  }),
);

export const changePassword = endpoint({
  method: 'POST',
  path: '/account/password',
  access: 'player',
  tag: 'Cuenta',
  summary: 'Changes the password, ends every other sign-in and mails a note of it',
  body: changePasswordBodySchema,
  response: null,
  errors: ['request.invalid', 'auth.required', 'auth.wrong_password', 'rate.limited'],
  ratePerMinute: 10,
});

/** A sign-in: a browser or an app on some device; or the private address of the calendar. */
const deviceSchema = z.object({
  _id: idSchema,
  /** «Chrome en Android», read from the user agent; «Dispositivo desconocido» when that says nothing. */
  name: z.string(),
  createdAt: instantSchema,
  lastSeenAt: instantSchema,
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type Device = z.infer<typeof deviceSchema>;

export const listDevices = endpoint({
  method: 'GET',
  path: '/account/devices',
  access: 'player',
  tag: 'Cuenta',
  summary: 'Where the account is signed in, the one that asks first, then the last used ones',
  response: z.array(deviceSchema),
  errors: ['auth.required'],
});

export const signOutDevice = endpoint({
  method: 'DELETE',
  path: '/account/devices/:id',
  access: 'player',
  tag: 'Cuenta',
  summary: 'Ends one sign-in',
  params: idParams,
  response: null,
  errors: ['auth.required', 'device.not_found'],
});

export const signOutEverywhere = endpoint({
  method: 'DELETE',
  path: '/account/devices',
  access: 'player',
  tag: 'Cuenta',
  summary: 'Ends every sign-in of the account, this one too',
  response: null,
  errors: ['auth.required'],
});

export const exportAccount = endpoint({
  method: 'GET',
  path: '/account/export',
  access: 'player',
  tag: 'Cuenta',
  summary: 'Everything the account holds as one JSON file; `imports` takes its sessions back',
  media: 'application/json; charset=utf-8',
  response: z.string(),
  errors: ['auth.required', 'rate.limited'],
  ratePerMinute: 10,
});

export const exportSessionsCsv = endpoint({
  method: 'GET',
  path: '/account/sessions.csv',
  access: 'player',
  tag: 'Cuenta',
  summary: 'All sessions with their sets as CSV, one line per set',
  media: 'text/csv; charset=utf-8',
  response: z.string(),
  errors: ['auth.required', 'rate.limited'],
  ratePerMinute: 10,
});

export const deleteAccountBodySchema = z.object({
  password: currentPassword,
  confirmation: z.literal(accountMessages.deletionWord, { error: accountMessages.deletionWordWrong }),
});

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/account',
  access: 'player',
  tag: 'Cuenta',
  summary: 'Deletes the account and everything of it; a last mail confirms',
  body: deleteAccountBodySchema,
  response: null,
  errors: [
    'request.invalid',
    'auth.required',
    'auth.wrong_password',
    'payments.provider_failed',
    'payments.unavailable',
    'rate.limited',
  ],
  ratePerMinute: 5,
});
