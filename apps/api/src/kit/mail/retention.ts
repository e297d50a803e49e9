import { sql } from 'kysely';
import { deleteInBatches } from '#kit/database/batches.ts';
import type { Database } from '#kit/database/database.ts';
import type { Deps } from '#kit/deps.ts';
import { sweepErased } from '#kit/mail/erasure.ts';

const dayMs = 24 * 3_600_000;
const mailDays = 90;

export async function deleteOldMails({ db, mail, now }: Pick<Deps, 'db' | 'mail' | 'now'>): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs);
  await dropForgottenMails(db, now(), daysAgo(30));
  // ordered before it was sent or dropped: the index is that of the order
  const old = daysAgo(mailDays);
  await deleteInBatches(db, 'mails', sql`created_at < ${old} and (sent_at < ${old} or dropped_at < ${old})`);
  // a used link stays until then: following it again answers that all is well, not that the link is unknown
  await deleteInBatches(db, 'mail_links', sql`expires_at <= ${now()}`);
  await sweepErased({ db, mail, now });
  await mail.forget(daysAgo(mailDays));
}

/** A mail whose job is gone (the server was off for a month) is never sent, and its address must not stay. */
async function dropForgottenMails(db: Database, now: Date, before: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ dropped_at: now, recipient: null, payload: null })
    .where('sent_at', 'is', null)
    .where('dropped_at', 'is', null)
    .where('created_at', '<', before)
    .execute();
}
