import { type CreateLeadBody, confirmMarketing, listLeads, unsubscribe } from '@bandeja/domain/leads/contract';
import type { MarketingState } from '@bandeja/domain/leads/vocabulary';
import { beforeAll } from 'vitest';
import type { TestApi } from './api.ts';
import type { Player } from './factories.ts';
import { linkToken, mailOfForm, mailsTo, newAddress, newAdmin, routineForm } from './leads.ts';

export const dayMs = 86_400_000;
export const invalidLink = { code: 'mail.link_invalid', message: 'Este enlace ya no es válido. Pide uno nuevo.' };

export function useMarketing(api: TestApi) {
  let admin: Player;
  beforeAll(async () => {
    admin = await newAdmin(api);
  });
  const confirm = (token: string) => api.call(confirmMarketing, { body: { token } });
  const leave = (token: string) => api.call(unsubscribe, { query: { token } });
  const mailOf = (form: CreateLeadBody) => mailOfForm(api, form);

  async function subscribed(email = newAddress()): Promise<{ email: string; token: string }> {
    const mail = await mailOf(routineForm({ email, marketing: true }));
    await confirm(linkToken(mail, 'confirm'));
    const [welcome] = await mailsTo(api, email);
    return { email, token: linkToken(welcome, 'unsubscribe') };
  }

  async function stateOf(email: string): Promise<MarketingState[]> {
    const { body } = await api.call(listLeads, { token: admin.token, query: { search: email } });
    return body.map(({ marketing }) => marketing);
  }

  return { confirm, leave, mailOf, subscribed, stateOf };
}
