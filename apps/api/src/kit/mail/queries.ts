import type { Database } from '#kit/database/database.ts';

export type OwedMail = { id: string; kind: string; to: string; payload: unknown };

/** A mail that is neither sent nor dropped; null for any other. */
export async function owedMail(db: Database, id: string): Promise<OwedMail | null> {
  const row = await db
    .selectFrom('mails')
    .select(['id', 'kind', 'recipient', 'payload'])
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('dropped_at', 'is', null)
    .executeTakeFirst();
  if (!row || row.recipient === null) return null;
  return { id: row.id, kind: row.kind, to: row.recipient, payload: row.payload };
}

/** Ends a mail and wipes its address and payload; what is left serves limits and dedupe keys. */
export async function endMail(db: Database, id: string, end: { sentAt: Date } | { droppedAt: Date }): Promise<void> {
  await db
    .updateTable('mails')
    .set({
      ...('sentAt' in end ? { sent_at: end.sentAt } : { dropped_at: end.droppedAt }),
      recipient: null,
      payload: null,
    })
    .where('id', '=', id)
    .execute();
}
