import { createHash } from 'node:crypto';
import { lastOrder } from '#features/leads/orders.queries.ts';
import type { Database } from '#kit/database/database.ts';
import type { Deps } from '#kit/deps.ts';
import { addressHash, countMails, queueMail } from '#kit/mail/outbox.ts';

const dayMs = 86_400_000;

export type RepeatableOrder = {
  kind: string;
  to: string;
  payload: Record<string, unknown>;
  /** Orders of one asker are compared with each other. */
  asker: unknown;
  /** The same question as the last one within 24 hours gets no second mail. */
  question: unknown;
  /** Maximum of such mails to an address within 24 hours; further ones are silently not sent. */
  perDay?: number;
};

/**
 * Orders a mail that a form may request repeatedly: a double click, a reload or two simultaneous requests are one mail.
 * The key contains the previous order, so that of two concurrent ones the unique key admits one.
 * @returns whether a mail was ordered
 */
export async function orderRepeatable(deps: Deps, tx: Database, order: RepeatableOrder): Promise<boolean> {
  const { kind, to, payload, asker, question, perDay } = order;
  const since = new Date(deps.now().getTime() - dayMs);
  if (perDay !== undefined && (await countMails(tx, { kind, to }, since)) >= perDay) return false;
  const askerKey = askerKeyOf(order);
  const questionKey = questionKeyOf({ kind, asker, question });
  const last = await lastOrder(tx, addressHash(to), kind, `${askerKey}:`);
  if (last && last.orderedAt > since && last.dedupeKey.startsWith(`${questionKey}:`)) return false;
  const dedupeKey = `${questionKey}:${last?.id ?? 'first'}`;
  return (await queueMail(deps, tx, { kind, to, payload, dedupeKey })) === 'queued';
}

/** Prefix of the dedupe keys of an asker's orders (a colon follows). */
export function askerKeyOf({ kind, asker }: Pick<RepeatableOrder, 'kind' | 'asker'>): string {
  return `${kind}:${digest(asker)}`;
}

/** Prefix of the dedupe keys of an asker's orders of the same question (a colon follows). */
export function questionKeyOf({ kind, asker, question }: Pick<RepeatableOrder, 'kind' | 'asker' | 'question'>): string {
  return `${askerKeyOf({ kind, asker })}:${digest(question)}`;
}

/** SHA-256 of a value's JSON, so that a key reveals neither asker nor question. */
function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
