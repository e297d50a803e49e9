import type { ContactMessage, sendContactMessage } from '@bandeja/domain/leads/contract';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import { hasFeatureNow } from '#features/billing/access.service.ts';
import { insertMessage, messageById, setAnswered } from '#features/leads/contact.queries.ts';
import { orderRepeatable } from '#features/leads/orders.service.ts';
import { noteChange } from '#kit/audit.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

/** Goes to the operator and speaks of whoever wrote the message. */
export const contactMailKind = 'contact_message';

/**
 * Stores a message of the contact page and mails it to the operator. The same words from the same address within
 * 24 hours are the same message; a filled trap stores nothing. Priority is what the plan of the player who is signed in
 * gives, or of the player whose confirmed address was typed: whoever borrows it gains nothing, the answer goes there.
 */
export async function sendMessage(
  deps: Deps,
  actor: Actor | null,
  form: Parsed<typeof sendContactMessage>['body'],
): Promise<void> {
  if (form.website) return;
  const { name, email, message } = form;
  await inTransaction(deps.db, async (tx) => {
    const id = deps.newId();
    const isNew = await orderRepeatable(deps, tx, {
      ...contactQuestion(form),
      to: deps.settings.operator.email,
      payload: { messageId: id },
    });
    if (!isNew) return;
    const userId = actor?.userId ?? null;
    const priority = await hasFeatureNow({ ...deps, db: tx }, 'priority_support', { userId, email });
    await insertMessage(tx, { id, userId, name, email, message, priority, createdAt: deps.now() });
  });
}

/** What tells the mail about one message from those about others. */
export function contactQuestion({ name, email, message }: { name: string; email: string; message: string }) {
  return { kind: contactMailKind, asker: email.toLowerCase(), question: [name, message] };
}

/**
 * Notes that a message was answered, or takes that back.
 * @throws AppError message.not_found
 */
export function markMessage(deps: Deps, actor: Actor, id: string, answered: boolean): Promise<ContactMessage> {
  return inTransaction(deps.db, async (tx) => {
    const at = deps.now();
    if (await setAnswered(tx, id, answered ? at : null)) {
      const action = answered ? 'answer' : 'reopen';
      await noteChange(tx, {
        id: deps.newId(),
        actorId: actor.userId,
        at,
        action,
        entity: 'contact_message',
        entityId: id,
      });
    }
    const message = await messageById(tx, id);
    if (!message) throw new AppError('message.not_found');
    return message;
  });
}
