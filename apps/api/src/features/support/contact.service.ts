import { randomInt } from 'node:crypto';
import type { ContactBody } from '@bandeja/domain/support/contract';
import { answerDueAt } from '@bandeja/domain/support/rules';
import { hasFeatureNow } from '#features/billing/access.service.ts';
import { orderRepeatable, questionKeyOf } from '#features/leads/orders.service.ts';
import { deleteThreads, type Person, sentDigestsOf, threadsOfPerson } from '#features/support/person.queries.ts';
import { insertThread, referenceOf } from '#features/support/thread.queries.ts';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { countMails, queueMail } from '#kit/mail/outbox.ts';

export const contactMailKind = 'contact_message';
export const digestMailKind = 'contact_digest';
const receiptKind = 'thread_receipt';
const hourMs = 3_600_000;
const mailsPerHour = 20;
/** A form can be sent with another person's address. */
const receiptsPerDay = 5;
/** A message of the hour's last moment is stored by then. */
const digestAfterMs = 60_000;

/**
 * The same words from an address within 24 hours are one thread; a filled honeypot stores nothing. Priority follows the
 * signed-in player's plan or that of the confirmed address. @returns the thread; null: it opened none
 */
export async function sendMessage(
  deps: Deps,
  actor: Pick<Actor, 'userId'> | null,
  form: ContactBody,
): Promise<string | null> {
  if (form.website) return null;
  const { name, email, message } = form;
  return inTransaction(deps, async (tx, inTx) => {
    const id = deps.newId();
    const now = deps.now();
    const to = deps.settings.operator.email;
    const recent = await countMails(tx, { kind: contactMailKind, to }, new Date(now.getTime() - hourMs));
    const isKeyOnly = recent >= mailsPerHour;
    const order = { ...contactQuestion(form), to, payload: { messageId: id }, isKeyOnly };
    if (!(await orderRepeatable(deps, tx, order))) return null;
    const digest = isKeyOnly ? await orderDigest(deps, tx, to) : null;
    const userId = actor?.userId ?? null;
    const priority = await hasFeatureNow(inTx, 'priority_support', { userId, email });
    const waiting = { waitingSince: now, dueAt: answerDueAt(now, priority) };
    await insertThread(tx, { id, userId, name, email, message, priority, digest, createdAt: now, ...waiting });
    await orderReceipt(deps, tx, { id, email });
    return id;
  });
}

/** Whatever became of it, the answer looks the same: a program that fills the honeypot is told a reference, too. */
export async function contactReference(
  deps: Deps,
  actor: Pick<Actor, 'userId'> | null,
  form: ContactBody,
): Promise<{ reference: string }> {
  if (!form.website) {
    await sendMessage(deps, actor, form);
    const reference = await referenceOf(deps.db, form);
    if (reference !== null) return { reference };
  }
  const month = deps.now().toISOString().slice(2, 7).replace('-', '');
  return { reference: `BJ-${month}-${String(randomInt(10_000)).padStart(4, '0')}` };
}

async function orderReceipt(deps: Deps, tx: Database, { id, email }: { id: string; email: string }): Promise<void> {
  const sent = await countMails(tx, { kind: receiptKind, to: email }, new Date(deps.now().getTime() - 24 * hourMs));
  if (sent >= receiptsPerDay) return;
  const order = { kind: receiptKind, to: email, payload: { threadId: id }, dedupeKey: threadMailKey(id) };
  await queueMail(deps, tx, { ...order, isPatient: true });
}

async function orderDigest(deps: Deps, tx: Database, to: string): Promise<string> {
  const now = deps.now().getTime();
  const hour = Math.floor(now / hourMs) * hourMs;
  const dedupeKey = `${digestMailKind}:${new Date(hour).toISOString()}`;
  const afterSeconds = Math.ceil((hour + hourMs + digestAfterMs - now) / 1000);
  await queueMail(deps, tx, { kind: digestMailKind, to, payload: { digest: dedupeKey }, dedupeKey, afterSeconds });
  return dedupeKey;
}

/** The mails of a thread are found by it, when the person is erased. */
export const threadMailKey = (threadId: string, messageId = 'receipt'): string => `thread:${threadId}:${messageId}`;

export function contactQuestion({ name, email, message }: { name: string; email: string; message: string }) {
  return { kind: contactMailKind, asker: email.toLowerCase(), question: [name, message] };
}

export const threadsOf = ({ db }: Pick<Deps, 'db'>, person: Person) => threadsOfPerson(db, person);

/** Returns which mails go with them: those to the person, and those that carried their words to the operator. Mails of `exceptKinds` concern other people and stay. */
export async function eraseThreads(
  tx: Database,
  person: Person,
): Promise<{ keyStarts: string[]; exceptKinds: string[] }> {
  const threads = await threadsOfPerson(tx, person);
  const ids = threads.map(({ _id }) => _id);
  // one that waits lists what is still there when it is written
  const digests = await sentDigestsOf(tx, ids);
  await deleteThreads(tx, ids);
  const carried = threads.map((thread) => `${questionKeyOf(contactQuestion(thread))}:`);
  return {
    keyStarts: [...carried, ...digests, ...ids.map((id) => threadMailKey(id, ''))],
    exceptKinds: [contactMailKind, digestMailKind],
  };
}
