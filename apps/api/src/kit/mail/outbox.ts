import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import type { Deps } from '#kit/deps.ts';
import type { MailMessage } from '#ports/mail.ts';

export type MailOrder = {
  kind: string;
  to: string;
  payload: Record<string, unknown>;
  dedupeKey?: string;
  afterSeconds?: number;
  /** Leaves after all others: strangers can order many of them. */
  isPatient?: boolean;
  isKeyOnly?: boolean;
  /** What it is one of many of: these are counted. */
  broadcastId?: string;
};

/** The mail's text, written when it is sent; null: it is no longer needed. `to` replaces the address of the order. */
export type MailContent = Omit<MailMessage, 'id' | 'to'> & { to?: string };
export type MailWriter = (order: { id: string; to: string; payload: unknown }) => Promise<MailContent | null>;
export type MailWriters = Record<string, MailWriter>;

/** SHA-256 of the lower-case address, stored for limits and suppressions. */
export function addressHash(address: string): Buffer {
  return createHash('sha256').update(address.toLowerCase()).digest();
}

/** Sent if and only if the caller's transaction commits (outbox); address and payload are wiped once it is sent. */
export async function queueMail(deps: Deps, tx: Database, order: MailOrder): Promise<'queued' | 'duplicate'> {
  if (!tx.isTransaction) throw new Error('a mail is ordered inside the transaction that owes it');
  const id = deps.newId();
  const { isKeyOnly = false, isPatient = false, afterSeconds } = order;
  const row = await tx
    .insertInto('mails')
    .values({
      id,
      kind: order.kind,
      recipient: isKeyOnly ? null : order.to,
      recipient_hash: addressHash(order.to),
      payload: isKeyOnly ? null : JSON.stringify(order.payload),
      dedupe_key: order.dedupeKey ?? null,
      broadcast_id: order.broadcastId ?? null,
      created_at: deps.now(),
      dropped_at: isKeyOnly ? deps.now() : null,
    })
    // a second order waits here until the first one's transaction has ended
    .onConflict((key) => key.column('dedupe_key').where('dedupe_key', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return 'duplicate';
  if (!isKeyOnly) {
    const start = afterSeconds === undefined ? {} : { afterSeconds };
    await deps.jobs.send(tx, 'mail', { mailId: id }, { isPatient, ...start });
  }
  return 'queued';
}

/** In the caller's transaction; a mail whose job was lost gets another. @returns false when it waits no longer */
export async function retryMail(deps: Deps, tx: Database, id: string): Promise<boolean> {
  const owed = tx.selectFrom('mails').select('id').where('id', '=', id).where('recipient', 'is not', null);
  if (!(await owed.forUpdate().executeTakeFirst())) return false;
  const hastened = await sql`
    update pgboss.job set start_after = least(start_after, now())
    where name = 'mail' and state in ('created', 'retry', 'active') and data->>'mailId' = ${id}`.execute(tx);
  if (hastened.numAffectedRows === 0n) await deps.jobs.send(tx, 'mail', { mailId: id });
  return true;
}

export async function countMails(tx: Database, order: { kind: string; to: string }, since: Date): Promise<number> {
  const hash = addressHash(order.to);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${order.kind} ${hash.toString('hex')}`}, 0))`.execute(tx);
  const row = await tx
    .selectFrom('mails')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('recipient_hash', '=', hash)
    .where('kind', '=', order.kind)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return row.count;
}
