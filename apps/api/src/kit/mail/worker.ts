import type { Deps } from '#kit/deps.ts';
import { codeOf, type JobHandler } from '#kit/jobs.ts';
import type { MailWriter, MailWriters } from '#kit/mail/outbox.ts';
import { type OwedMail, owedMail, settleMail } from '#kit/mail/queries.ts';
import { MailError } from '#ports/mail.ts';

/** How often a mail server may refuse a mail for good before we believe it: about ten minutes. */
const refusalsMost = 7;

/**
 * Does a mail's job: has it written, hands it to the port, marks it as sent and wipes address and payload.
 *
 * Exactly once, as far as SMTP goes. Between the server's 250 and our mark the mail is out while we still owe it; a
 * server that dies right there sends it again, with the same Message-ID, by which a receiver can drop the copy. Losing
 * the mail instead would be worse: it may be the only way back into an account (docs/decisions/0007-mail.md).
 */
export function mailWorker(deps: Deps, writers: MailWriters): JobHandler {
  // taken by the port, but the mark failed (the database went away): that needs no dying server, so we remember
  const taken = new Set<string>();
  return async ({ data: { mailId = '' }, attempt, isLastAttempt }) => {
    const mail = await owedMail(deps.db, mailId);
    if (!mail) return;
    try {
      if (!taken.has(mail.id) && !(await sendMail(deps, writers[mail.kind], mail))) {
        await settleMail(deps.db, mail.id, { droppedAt: deps.now() });
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
      await settleMail(deps.db, mail.id, { droppedAt: deps.now() });
      return;
    }
    taken.add(mail.id);
    await settleMail(deps.db, mail.id, { sentAt: deps.now() });
    taken.delete(mail.id);
  };
}

/** False when nobody is owed this mail any more. A mail is only written once the port would take it. */
async function sendMail(deps: Deps, writer: MailWriter | undefined, mail: OwedMail): Promise<boolean> {
  if (!writer) throw new Error(`no writer for ${mail.kind}`);
  await deps.mail.check();
  const content = await writer(mail);
  if (content === null) return false;
  await deps.mail.send({ ...content, id: mail.id, to: mail.to });
  return true;
}

/** The place an error comes from. Not its message: that may quote the mail. */
function whereOf(error: unknown): string | undefined {
  return error instanceof Error
    ? error.stack
        ?.split('\n')
        .find((line) => line.startsWith('    at '))
        ?.trim()
    : undefined;
}
