import { createLeadBodySchema } from '@bandeja/domain/leads/contract';
import { leadMessages } from '@bandeja/domain/leads/messages';
import { freeRoutineTexts } from '#features/leads/free-routine/texts.ts';
import { oneLine } from '#features/leads/model.ts';
import type { FieldErrors } from '#lib/form-errors.ts';

/** What the form holds. */
export type FormValues = { firstName: string; email: string; terms: boolean; marketing: boolean };

const texts = freeRoutineTexts.form;

export function valuesOf(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    firstName: oneLine(text('firstName')),
    email: text('email').trim(),
    terms: data.has('terms'),
    marketing: data.has('marketing'),
  };
}

/** Name, address and terms are required. */
export function errorsOf({ firstName, email, terms }: FormValues): FieldErrors<FormValues> {
  return {
    ...(firstName === '' ? { firstName: leadMessages.nameRequired } : {}),
    ...(email === '' ? { email: texts.emailRequired } : {}),
    ...(email !== '' && !createLeadBodySchema.shape.email.safeParse(email).success
      ? { email: leadMessages.emailInvalid }
      : {}),
    ...(terms ? {} : { terms: texts.termsRequired }),
  };
}

/** Whether something required is missing, rather than wrong. */
export function isIncomplete({ firstName, email, terms }: FieldErrors<FormValues>): boolean {
  return firstName === leadMessages.nameRequired || email === texts.emailRequired || terms !== undefined;
}
