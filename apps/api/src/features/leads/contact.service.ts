import type { ContactMessage, sendContactMessage } from '@bandeja/domain/leads/contract';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import { hasFeatureNow } from '#features/billing/access.service.ts';
import { insertMessage, messageById, setAnswered } from '#features/leads/contact.queries.ts';
import { orderRepeatable } from '#features/leads/orders.service.ts';
import { recordChange } from '#kit/audit.ts';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { found } from '#kit/errors.ts';
import { countMails, queueMail } from '#kit/mail/outbox.ts';

export const contactMailKind = 'contact_message';
export const digestMailKind = 'contact_digest';
const hourMs = 3_600_000;
const mailsPerHour = 20;
/** A message of the hour's last moment is stored by then. */
const digestAfterMs = 60_000;

/** The same words from an address within 24 hours are one message; a filled honeypot stores nothing. Priority follows the signed-in player's plan or that of the confirmed address. */
export async function sendMessage(
  deps: Deps,
  actor: Actor | null,
  form: Parsed<typeof sendContactMessage>['body'],
): Promise<void> {
  if (form.website) return;
  const { name, email, message } = form;
  await inTransaction(deps, async (tx, inTx) => {
    const id = deps.newId();
    const to = deps.settings.operator.email;
    const recent = await countMails(tx, { kind: contactMailKind, to }, new Date(deps.now().getTime() - hourMs));
    const isKeyOnly = recent >= mailsPerHour;
    const order = { ...contactQuestion(form), to, payload: { messageId: id }, isKeyOnly };
    if (!(await orderRepeatable(deps, tx, order))) return;
    const digest = isKeyOnly ? await orderDigest(deps, tx, to) : null;
    const userId = actor?.userId ?? null;
    const priority = await hasFeatureNow(inTx, 'priority_support', { userId, email });
    await insertMessage(tx, { id, userId, name, email, message, priority, digest, createdAt: deps.now() });
  });
}

async function orderDigest(deps: Deps, tx: Database, to: string): Promise<string> {
  const now = deps.now().getTime();
  const hour = Math.floor(now / hourMs) * hourMs;
  const dedupeKey = `${digestMailKind}:${new Date(hour).toISOString()}`;
  const afterSeconds = Math.ceil((hour + hourMs + digestAfterMs - now) / 1000);
  await queueMail(deps, tx, { kind: digestMailKind, to, payload: { digest: dedupeKey }, dedupeKey, afterSeconds });
  return dedupeKey;
}

export function contactQuestion({ name, email, message }: { name: string; email: string; message: string }) {
  return { kind: contactMailKind, asker: email.toLowerCase(), question: [name, message] };
}

/** @throws AppError message.not_found */
export function markMessage(deps: Deps, actor: Actor, id: string, answered: boolean): Promise<ContactMessage> {
  return inTransaction(deps, async (tx) => {
    const at = deps.now();
    if (await setAnswered(tx, id, answered ? at : null)) {
      const action = answered ? 'answer' : 'reopen';
      await recordChange(tx, {
        id: deps.newId(),
        actorId: actor.userId,
        at,
        action,
        entity: 'contact_message',
        entityId: id,
      });
    }
    return found(await messageById(tx, id), 'message.not_found');
  });
}
