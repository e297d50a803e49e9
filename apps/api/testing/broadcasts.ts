import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
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

/** People who asked to be told of events, and confirmed it. */
export async function fillEventsList(db: Database, people: number, name: string): Promise<void> {
  await sql`
    with added as (
      insert into leads (id, email, first_name, campaign, channel, source, medium)
      select gen_random_uuid(), ${name} || n || '@ejemplo.es', 'Irene', 'coming_soon_events', 'organic', 'Próximamente', 'web'
      from generate_series(1, ${people}::int) n
      returning id
    )
    insert into lead_consents (lead_id, id, kind, text_version, origin, confirmed_at)
    select id, gen_random_uuid(), 'marketing', '2026-11-20', 'prueba', now() from added`.execute(db);
}
