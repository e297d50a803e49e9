import { createLead, createLeadBodySchema } from '@bandeja/domain/leads/contract';
import { comingSoonPayload } from '@bandeja/domain/leads/rules';
import { type ComingSoonPlace, comingSoonTexts } from '#features/content/coming-soon/texts.ts';
import { errorsOf, type FieldErrors } from '#features/content/forms/errors.ts';
import { call } from '#lib/http.ts';

type Campaign = ComingSoonPlace['campaign'];
export type ComingSoonValues = { email: string; website: string };

/** What the server would refuse of an address, said before it is asked. */
export function comingSoonErrors(campaign: Campaign, { email }: ComingSoonValues): FieldErrors<ComingSoonValues> {
  if (email.trim() === '') return { email: comingSoonTexts.form.emailRequired };
  return errorsOf(createLeadBodySchema, comingSoonPayload(email, campaign));
}

/** Stores the address; the server mails a link that confirms it. */
export function requestNotice(campaign: Campaign, { email, website }: ComingSoonValues): Promise<void> {
  return call(createLead, { body: { ...comingSoonPayload(email.trim(), campaign), website } });
}
