import * as z from 'zod/mini';
import { endpointsOf, idSchema } from '#wire/endpoint.ts';

const wishes = {
  today: z.boolean(),
  nextWeek: z.boolean(),
  rest: z.boolean(),
  hour: z.int().check(z.minimum(0), z.maximum(23), z.describe("The hour of the player's day, 0–23.")),
};

const recapWishes = {
  /** On the dashboard from Sunday evening on. */
  recapPage: z.boolean(),
  recapPush: z.boolean(),
  recapMail: z.boolean(),
};

export const remindersSchema = z.object({
  ...wishes,
  ...recapWishes,
  devices: z.array(z.object({ _id: idSchema })),
  publicKey: z.string(),
});
export type Reminders = z.infer<typeof remindersSchema>;
export type ReminderWishes = Pick<Reminders, keyof typeof wishes | keyof typeof recapWishes>;

const endpoint = endpointsOf({ tag: 'Avisos', ratePerMinute: 30 });
const base64 = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,200}={0,2}$/));

export const getReminders = endpoint('GET /reminders', {
  summary: 'Reminders of the player, their devices, and the key that browsers subscribe with',
  response: remindersSchema,
});

export const putReminders = endpoint('PUT /reminders', {
  summary: 'Saves which reminders the player gets, and at what hour',
  /** What a client does not send stays as it is. */
  body: z.extend(z.partial(z.object(recapWishes)), wishes),
  response: remindersSchema,
});

export const addReminderDevice = endpoint('POST /reminders/devices', {
  summary: "Adds this browser's subscription (Web Push); the same endpoint again is the same device",
  body: z.object({
    endpoint: z.url().check(z.maxLength(1000)),
    keys: z.object({ p256dh: base64, auth: base64 }),
  }),
  response: z.object({ _id: idSchema }),
  status: 201,
  ratePerMinute: 10,
});

export const removeReminderDevice = endpoint('DELETE /reminders/devices/:id', {
  summary: 'Removes a device',
  response: null,
  errors: ['reminder_device.not_found'],
});

export const remindOfRest = endpoint('POST /reminders/rest', {
  summary: 'Schedules the notification for the end of a rest, in seconds; null cancels it',
  body: z.object({ seconds: z.nullable(z.int().check(z.minimum(1), z.maximum(3600), z.describe('Seconds of rest.'))) }),
  response: null,
  ratePerMinute: 60,
});
