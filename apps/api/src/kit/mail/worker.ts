import type { Database } from '#kit/database/database.ts';
import type { Deps } from '#kit/deps.ts';
import { codeOf, type JobHandler } from '#kit/jobs.ts';
import { forgetBounces, isDead, noteBounce } from '#kit/mail/bounces.ts';
import type { MailWriter, MailWriters } from '#kit/mail/outbox.ts';
import { MailError } from '#ports/mail.ts';

/** A permanent refusal is accepted after this many attempts, about ten minutes. */
const refusalsMost = 7;

/** A server that crashes between the mail server's 250 and our mark sends the mail again, with the same Message-ID (docs/decisions/0007-mail.md). */
export function mailWorker(deps: Deps, writers: MailWriters): JobHandler {
  // accepted by the port, but not marked because the database failed: not sent again by this process
  const taken = new Set<string>();
  return async ({ data: { mailId = '' }, attempt, isLastAttempt }) => {
    const mail = await findPendingMail(deps.db, mailId);
    if (!mail) return;
    try {
      if (!taken.has(mail.id) && !(await sendMail(deps, writers[mail.kind], mail))) {
        await endMail(deps.db, mail.id, { droppedAt: deps.now() });
        return;
      }
    } catch (error) {
      const isHopeless = isLastAttempt || (error instanceof MailError && error.refused && attempt >= refusalsMost);
      const failure = { mailId: mail.id, kind: mail.kind, attempt, code: codeOf(error), at: whereOf(error) };
      if (!isHopeless) {
        deps.log.warn(failure, 'mail not sent, trying again later');
        throw error;
      }
      deps.log.error(failure, 'mail given up');
      if (error instanceof MailError && error.noAddress) await noteBounce(deps.db, mail.to, deps.now());
      await endMail(deps.db, mail.id, { droppedAt: deps.now() });
      return;
    }
    taken.add(mail.id);
    await endMail(deps.db, mail.id, { sentAt: deps.now() });
    taken.delete(mail.id);
    if (mail.bounces > 0) await forgetBounces(deps.db, mail.to);
  };
}

/** False when the mail is no longer needed, or its address is none. It is written only when the port is ready. */
async function sendMail(deps: Deps, writer: MailWriter | undefined, mail: PendingMail): Promise<boolean> {
  if (!writer) throw new Error(`no writer for ${mail.kind}`);
  if (isDead(mail.bounces)) return false;
  await deps.mail.check();
  const content = await writer(mail);
  if (content === null) return false;
  await deps.mail.send({ ...content, id: mail.id, to: content.to ?? mail.to });
  return true;
}

/** Not the error's message, which may quote the mail. */
function whereOf(error: unknown): string | undefined {
  return error instanceof Error
    ? error.stack
        ?.split('\n')
        .find((line) => line.startsWith('    at '))
        ?.trim()
    : undefined;
}

type PendingMail = { id: string; kind: string; to: string; payload: unknown; bounces: number };

async function findPendingMail(db: Database, id: string): Promise<PendingMail | null> {
  const row = await db
    .selectFrom('mails as m')
    .leftJoin('mail_bounces as b', 'b.recipient_hash', 'm.recipient_hash')
    .select(['m.id', 'm.kind', 'm.recipient', 'm.payload', 'b.bounces'])
    .where('m.id', '=', id)
    .where('m.sent_at', 'is', null)
    .where('m.dropped_at', 'is', null)
    .executeTakeFirst();
  if (!row || row.recipient === null) return null;
  return { id: row.id, kind: row.kind, to: row.recipient, payload: row.payload, bounces: row.bounces ?? 0 };
}

async function endMail(db: Database, id: string, end: { sentAt: Date } | { droppedAt: Date }): Promise<void> {
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
