import * as z from 'zod/mini';
import { accountMessages } from '#account/messages.ts';
import { consentScopes } from '#tokens/vocabulary.ts';
import { webhookMessages } from '#webhooks/messages.ts';
import { deliveryStates, testEvent, webhookEvents } from '#webhooks/vocabulary.ts';
import { endpointsOf, idSchema, instantSchema } from '#wire/endpoint.ts';

const endpoint = endpointsOf({ tag: 'Programas', notFound: 'webhook.not_found', ratePerMinute: 20 });

const eventsSchema = z.array(z.enum(webhookEvents)).check(z.maxLength(webhookEvents.length));
const scopesSchema = z.array(z.enum(consentScopes)).check(z.maxLength(consentScopes.length));

const webhookSchema = z.object({
  _id: idSchema,
  url: z.string(),
  events: eventsSchema,
  /** What it may hear besides; counts while the consent stands. */
  scopes: scopesSchema,
  createdAt: instantSchema,
  /** Switched off after many failures in a row. */
  disabledAt: z.nullable(instantSchema),
});
export type Webhook = z.infer<typeof webhookSchema>;

const deliverySchema = z.object({
  _id: idSchema,
  webhookId: idSchema,
  event: z.enum([...webhookEvents, testEvent]),
  orderedAt: instantSchema,
  state: z.enum(deliveryStates),
  attempts: z.int().check(z.describe('All tries.')),
  /** The status of the last answer, or why there was none. */
  outcome: z.nullable(z.string()),
});
export type Delivery = z.infer<typeof deliverySchema>;

export const webhooksSchema = z.object({
  webhooks: z.array(webhookSchema),
  deliveries: z.array(deliverySchema).check(z.describe('What was sent lately: the last 50, the newest first.')),
});
export type Webhooks = z.infer<typeof webhooksSchema>;

export const newWebhookSchema = z.object({
  url: z.url({ protocol: /^https?$/, error: webhookMessages.badAddress }).check(z.maxLength(500)),
  events: eventsSchema.check(z.minLength(1, webhookMessages.eventRequired)),
  scopes: z._default(scopesSchema, []),
  password: z
    .string({ error: accountMessages.currentPasswordRequired })
    .check(z.minLength(1, accountMessages.currentPasswordRequired), z.maxLength(200)),
});

export const listWebhooks = endpoint('GET /webhooks', {
  summary: 'Addresses that hear of what happens, and what was sent to them lately',
  response: webhooksSchema,
});

export const createWebhook = endpoint('POST /webhooks', {
  summary: 'Adds an address; its secret signs each delivery and is shown once. A scope gives its consent',
  body: newWebhookSchema,
  response: z.extend(webhooksSchema, { secret: z.string() }),
  status: 201,
  errors: ['auth.wrong_password', 'webhook.full'],
});

export const deleteWebhook = endpoint('DELETE /webhooks/:id', {
  summary: 'Removes an address with its deliveries',
  response: webhooksSchema,
});

export const testWebhook = endpoint('POST /webhooks/:id/test', {
  summary: 'Sends a test, and switches on again what failures had switched off',
  response: webhooksSchema,
});
