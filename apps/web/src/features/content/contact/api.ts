import { type ContactBody, contactBodySchema } from '@bandeja/domain/support/contract';
import { contactTexts } from '#features/content/contact/texts.ts';
import { byField, type FieldErrors, issuesOf } from '#lib/form-errors.ts';
import { call } from '#lib/http.ts';

export type ContactValues = Required<ContactBody>;

export function contactErrors(values: ContactValues): FieldErrors<ContactValues> {
  const errors = byField(values, issuesOf(contactBodySchema, values));
  return values.email.trim() === '' ? { ...errors, email: contactTexts.emailRequired } : errors;
}

export function sendMessage(body: ContactValues): Promise<{ reference: string }> {
  return call('POST /contact', { body });
}
