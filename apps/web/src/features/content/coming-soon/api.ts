import { createLead, createLeadBodySchema } from '@bandeja/domain/leads/contract';
import { comingSoonPayload } from '@bandeja/domain/leads/rules';
import { type ComingSoonPlace, comingSoonTexts } from '#features/content/coming-soon/texts.ts';
import { byField, type FieldErrors, issuesOf } from '#lib/form-errors.ts';
import { call } from '#lib/http.ts';

type Campaign = ComingSoonPlace['campaign'];
export type ComingSoonValues = { email: string; website: string };

/** What the server would refuse of an address, said before it is asked. */
export function comingSoonErrors(campaign: Campaign, values: ComingSoonValues): FieldErrors<ComingSoonValues> {
  if (values.email.trim() === '') return { email: comingSoonTexts.form.emailRequired };
  return byField(values, issuesOf(createLeadBodySchema, comingSoonPayload(values.email, campaign)));
}

/** Stores the address; the server mails a link that confirms it. */
export function requestNotice(campaign: Campaign, { email, website }: ComingSoonValues): Promise<void> {
  return call(createLead, { body: { ...comingSoonPayload(email.trim(), campaign), website } });
}
