import type { CreateLeadBody } from '@bandeja/domain/leads/contract';
import { call } from '#lib/http.ts';

export async function sendLead(lead: CreateLeadBody): Promise<void> {
  await call('POST /leads', { body: lead });
}
