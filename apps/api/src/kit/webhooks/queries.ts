import { type ConsentScope, consentScopes } from '@bandeja/domain/tokens/vocabulary';
import type { Delivery, Webhook, Webhooks } from '@bandeja/domain/webhooks/contract';
import { deliveryStates, testEvent, type WebhookEvent, webhookEvents } from '@bandeja/domain/webhooks/vocabulary';
import { sql } from 'kysely';
import { deleteOfPlayers } from '#kit/database/batches.ts';
import type { Database } from '#kit/database/database.ts';

const deliveriesShown = 50;
export type AnyEvent = WebhookEvent | typeof testEvent;
const events: readonly AnyEvent[] = [...webhookEvents, testEvent];

const asScopes = (stored: readonly string[]): ConsentScope[] => consentScopes.filter((scope) => stored.includes(scope));
const asEvent = (stored: string): AnyEvent => events.find((event) => event === stored) ?? testEvent;
const asState = (stored: string): Delivery['state'] => deliveryStates.find((state) => state === stored) ?? 'waiting';

export async function webhooksOf(db: Database, userId: string): Promise<Webhooks> {
  const hooks = await db
    .selectFrom('webhooks')
    .select(['id', 'url', 'events', 'scopes', 'created_at', 'disabled_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const deliveries = await db
    .selectFrom('webhook_deliveries')
    .select(['id', 'webhook_id', 'event', 'ordered_at', 'state', 'attempts', 'outcome'])
    .where('user_id', '=', userId)
    .orderBy('ordered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(deliveriesShown)
    .execute();
  return {
    webhooks: hooks.map(
      (row): Webhook => ({
        _id: row.id,
        url: row.url,
        events: webhookEvents.filter((event) => row.events.includes(event)),
        scopes: asScopes(row.scopes),
        createdAt: row.created_at.toISOString(),
        disabledAt: row.disabled_at?.toISOString() ?? null,
      }),
    ),
    deliveries: deliveries.map(
      (row): Delivery => ({
        _id: row.id,
        webhookId: row.webhook_id,
        event: asEvent(row.event),
        orderedAt: row.ordered_at.toISOString(),
        state: asState(row.state),
        attempts: row.attempts,
        outcome: row.outcome,
      }),
    ),
  };
}

export type NewWebhook = {
  userId: string;
  id: string;
  url: string;
  events: readonly WebhookEvent[];
  scopes: readonly ConsentScope[];
  secret: Buffer;
  createdAt: Date;
};

/** False when the player has as many as fit. The profile must be locked. */
export async function insertWebhook(db: Database, hook: NewWebhook, most: number): Promise<boolean> {
  const { count } = await db
    .selectFrom('webhooks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', hook.userId)
    .executeTakeFirstOrThrow();
  if (count >= most) return false;
  await db
    .insertInto('webhooks')
    .values({
      user_id: hook.userId,
      id: hook.id,
      url: hook.url,
      events: [...hook.events],
      scopes: [...hook.scopes],
      secret: hook.secret,
      created_at: hook.createdAt,
    })
    .execute();
  return true;
}

export async function deleteWebhook(db: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('webhooks')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteWebhooks(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('webhooks').where('user_id', '=', userId).execute();
}

type Happened = { userId: string; event: AnyEvent; subject: string; at: Date };

/** A delivery for each address that wants to hear of it. */
export async function insertDeliveries(db: Database, { userId, event, subject, at }: Happened): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into webhook_deliveries (user_id, id, webhook_id, event, subject, ordered_at)
    select user_id, gen_random_uuid(), id, ${event}, ${subject}, ${at} from webhooks
    where user_id = ${userId} and ${event} = any(events) and disabled_at is null
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Switches the address on; null when there is none. */
export async function insertTest(
  db: Database,
  test: { userId: string; webhookId: string; id: string; at: Date },
): Promise<string | null> {
  const { userId, webhookId, id, at } = test;
  const hook = await db
    .updateTable('webhooks')
    .set({ disabled_at: null, failures: 0 })
    .where('user_id', '=', userId)
    .where('id', '=', webhookId)
    .returning('id')
    .executeTakeFirst();
  if (!hook) return null;
  await db
    .insertInto('webhook_deliveries')
    .values({ user_id: userId, id, webhook_id: webhookId, event: testEvent, subject: '', ordered_at: at })
    .execute();
  return id;
}

export type Ordered = {
  webhookId: string;
  url: string;
  secret: Buffer;
  scopes: ConsentScope[];
  event: AnyEvent;
  subject: string;
  orderedAt: Date;
  name: string;
  timeZone: string;
};

/** Null once it was delivered, its address was removed or switched off, or its account closed. */
export async function orderedDelivery(db: Database, userId: string, id: string): Promise<Ordered | null> {
  const row = await db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', (join) => join.onRef('w.user_id', '=', 'd.user_id').onRef('w.id', '=', 'd.webhook_id'))
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .select(['d.webhook_id', 'w.url', 'w.secret', 'w.scopes', 'd.event', 'd.subject', 'd.ordered_at'])
    .select(['u.name', 'u.time_zone'])
    .where('d.user_id', '=', userId)
    .where('d.id', '=', id)
    .where('d.state', '=', 'waiting')
    .where('w.disabled_at', 'is', null)
    .where('u.closed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  return {
    webhookId: row.webhook_id,
    url: row.url,
    secret: row.secret,
    scopes: asScopes(row.scopes),
    event: asEvent(row.event),
    subject: row.subject,
    orderedAt: row.ordered_at,
    name: row.name,
    timeZone: row.time_zone,
  };
}

type Delivered = { userId: string; id: string; state: Delivery['state']; outcome: string };

export async function noteAttempt(db: Database, { userId, id, state, outcome }: Delivered): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set(({ eb }) => ({ state, outcome, attempts: eb('attempts', '+', 1) }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

/** Nothing had happened that it could tell. */
export async function dropDelivery(db: Database, userId: string, id: string): Promise<void> {
  await db.deleteFrom('webhook_deliveries').where('user_id', '=', userId).where('id', '=', id).execute();
}

export async function forgetFailures(db: Database, userId: string, webhookId: string): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ failures: 0 })
    .where('user_id', '=', userId)
    .where('id', '=', webhookId)
    .where('failures', '>', 0)
    .execute();
}

/** True when this was one too many: the address is off from now on. */
export async function countFailure(
  db: Database,
  at: { userId: string; webhookId: string; most: number; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('webhooks')
    .set(({ eb }) => ({
      failures: eb('failures', '+', 1),
      disabled_at: sql<Date | null>`case when failures + 1 >= ${at.most} then ${at.now}::timestamptz end`,
    }))
    .where('user_id', '=', at.userId)
    .where('id', '=', at.webhookId)
    .where('disabled_at', 'is', null)
    .returning('disabled_at')
    .executeTakeFirst();
  return row !== undefined && row.disabled_at !== null;
}

export async function deleteOldDeliveries(db: Database, before: Date): Promise<void> {
  await deleteOfPlayers(db, 'webhook_deliveries', sql`ordered_at < ${before}`);
}

export type Owner = { email: string; name: string; isVerified: boolean };

/** Whose address was switched off; null when it or its account is gone. */
export async function ownerOf(db: Database, userId: string): Promise<Owner | null> {
  const row = await db
    .selectFrom('users')
    .select(['email', 'name', 'email_verified_at'])
    .where('id', '=', userId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row ? { email: row.email, name: row.name, isVerified: row.email_verified_at !== null } : null;
}
