import type { sendContactMessage } from '@bandeja/domain/leads/contract';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import { insertMessage } from '#features/leads/contact.queries.ts';
import { orderRepeatable } from '#features/leads/orders.service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';

/** Goes to the operator and speaks of whoever wrote the message. */
export const contactMailKind = 'contact_message';

/**
 * Stores a message of the contact page and mails it to the operator. The same words from the same address within
 * 24 hours are the same message; a filled trap stores nothing.
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
    await insertMessage(tx, { id, userId: actor?.userId ?? null, name, email, message, createdAt: deps.now() });
  });
}

/** What tells the mail about one message from those about others. */
export function contactQuestion({ name, email, message }: { name: string; email: string; message: string }) {
  return { kind: contactMailKind, asker: email.toLowerCase(), question: [name, message] };
}
