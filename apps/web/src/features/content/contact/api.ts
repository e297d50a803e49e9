import { type ContactBody, contactBodySchema, sendContactMessage } from '@bandeja/domain/leads/contract';
import { contactTexts } from '#features/content/contact/texts.ts';
import { type Faults, faultsOf } from '#features/content/forms/faults.ts';
import { call } from '#lib/http.ts';

export type ContactValues = Required<ContactBody>;

/** What the server would refuse, said before it is asked. */
export function contactFaults(values: ContactValues): Faults<ContactValues> {
  const faults = faultsOf(contactBodySchema, values);
  return values.email.trim() === '' ? { ...faults, email: contactTexts.emailRequired } : faults;
}

/** Stores the message and mails it to the operator. */
export function sendMessage(body: ContactValues): Promise<void> {
  return call(sendContactMessage, { body });
}
