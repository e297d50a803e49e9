import type { ContactMessage, sendContactMessage } from '@bandeja/domain/leads/contract';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import { hasFeatureNow } from '#features/billing/access.service.ts';
import { insertMessage, messageById, setAnswered } from '#features/leads/contact.queries.ts';
import { orderRepeatable } from '#features/leads/orders.service.ts';
import { recordChange } from '#kit/audit.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { found } from '#kit/errors.ts';

/** The mail to the operator about a message. */
export const contactMailKind = 'contact_message';

/**
 * Stores a message of the contact page and mails it to the operator. The same words from the same address within
 * 24 hours are the same message; a filled honeypot stores nothing. Priority follows the plan of the signed-in player, or
 * of the player who confirmed the typed address; the answer goes to that address, so borrowing one gains nothing.
 */
export async function sendMessage(
  deps: Deps,
  actor: Actor | null,
  form: Parsed<typeof sendContactMessage>['body'],
): Promise<void> {
  if (form.website) return;
  const { name, email, message } = form;
  await inTransaction(deps, async (tx, inTx) => {
    const id = deps.newId();
    const isNew = await orderRepeatable(deps, tx, {
      ...contactQuestion(form),
      to: deps.settings.operator.email,
      payload: { messageId: id },
    });
    if (!isNew) return;
    const userId = actor?.userId ?? null;
    const priority = await hasFeatureNow(inTx, 'priority_support', { userId, email });
    await insertMessage(tx, { id, userId, name, email, message, priority, createdAt: deps.now() });
  });
}

/** Deduplicates the mail about a message. */
export function contactQuestion({ name, email, message }: { name: string; email: string; message: string }) {
  return { kind: contactMailKind, asker: email.toLowerCase(), question: [name, message] };
}

/**
 * Marks a message as answered, or as open again.
 * @throws AppError message.not_found
 */
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
