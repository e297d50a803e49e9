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
  asker: unknown;
  /** The same question as the last one within 24 hours gets no second mail. */
  question: unknown;
  /** Maximum of such mails to an address within 24 hours; further ones are silently not sent. */
  perDay?: number;
  /** Another mail says the same; the question counts as asked. */
  isKeyOnly?: boolean;
};

/** The key contains the previous order: of two concurrent ones it admits one. @returns whether a mail was ordered */
export async function orderRepeatable(deps: Deps, tx: Database, order: RepeatableOrder): Promise<boolean> {
  const { kind, to, payload, asker, question, perDay, isKeyOnly = false } = order;
  const since = new Date(deps.now().getTime() - dayMs);
  if (perDay !== undefined && (await countMails(tx, { kind, to }, since)) >= perDay) return false;
  const askerKey = askerKeyOf(order);
  const questionKey = questionKeyOf({ kind, asker, question });
  const last = await lastOrder(tx, addressHash(to), kind, `${askerKey}:`);
  if (last && last.orderedAt > since && last.dedupeKey.startsWith(`${questionKey}:`)) return false;
  const dedupeKey = `${questionKey}:${last?.id ?? 'first'}`;
  return (await queueMail(deps, tx, { kind, to, payload, dedupeKey, isKeyOnly, isPatient: true })) === 'queued';
}

export function askerKeyOf({ kind, asker }: Pick<RepeatableOrder, 'kind' | 'asker'>): string {
  return `${kind}:${digest(asker)}`;
}

export function questionKeyOf({ kind, asker, question }: Pick<RepeatableOrder, 'kind' | 'asker' | 'question'>): string {
  return `${askerKeyOf({ kind, asker })}:${digest(question)}`;
}

/** SHA-256 of a value's JSON, so that a key reveals neither asker nor question. */
function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
