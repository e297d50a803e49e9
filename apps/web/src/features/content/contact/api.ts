import { type ContactBody, contactBodySchema, sendContactMessage } from '@bandeja/domain/leads/contract';
import { contactTexts } from '#features/content/contact/texts.ts';
import { errorsOf, type FieldErrors } from '#features/content/forms/errors.ts';
import { call } from '#lib/http.ts';

export type ContactValues = Required<ContactBody>;

/** What the server would refuse, said before it is asked. */
export function contactErrors(values: ContactValues): FieldErrors<ContactValues> {
  const errors = errorsOf(contactBodySchema, values);
  return values.email.trim() === '' ? { ...errors, email: contactTexts.emailRequired } : errors;
}

/** Stores the message and mails it to the operator. */
export function sendMessage(body: ContactValues): Promise<void> {
  return call(sendContactMessage, { body });
}
