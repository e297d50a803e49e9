import { randomUUIDv7 } from 'node:crypto';
import type { TestApi } from './api.ts';

type ConfirmedLead = { email: string; campaign: string; firstName?: string; age?: number; isConfirmed?: boolean };

/** Leads with a consent that is confirmed, or was withdrawn; an address of the same form is replaced. */
export async function confirmedLeads(api: TestApi, leads: ConfirmedLead[]): Promise<void> {
  const now = new Date();
  for (const { email, campaign, firstName = '', age, isConfirmed = true } of leads) {
    const id = randomUUIDv7();
    const state = isConfirmed ? 'confirmed' : 'withdrawn';
    const existing = await api.db
      .selectFrom('leads')
      .select('id')
      .where('email', '=', email)
      .where('campaign', '=', campaign)
      .executeTakeFirst();
    const leadId = existing?.id ?? id;
    if (!existing) {
      const origin = { channel: 'organic', source: 'Landing Page', medium: 'web' };
      const lead = { id, email, campaign, first_name: firstName, age: age ?? null, ...origin };
      await api.db.insertInto('leads').values(lead).execute();
    }
    await api.db.deleteFrom('lead_consents').where('lead_id', '=', leadId).execute();
    await api.db
      .insertInto('lead_consents')
      .values({
        lead_id: leadId,
        id: randomUUIDv7(),
        kind: 'marketing',
        text_version: '2026-11-20',
        origin: 'prueba',
        confirmed_at: now,
        withdrawn_at: state === 'confirmed' ? null : now,
      })
      .execute();
  }
}
