import { type CreateLeadBody, createLead } from '@bandeja/domain/leads/contract';
import { call } from '#lib/http.ts';

/** Success is an ok status; the requested material comes by mail. */
export async function sendLead(lead: CreateLeadBody): Promise<void> {
  await call(createLead, { body: lead });
}
