import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import { toWire } from '#kit/database/names.ts';

export type Person = { userId: string; email: string | null };

export async function leadsOfPerson(db: Database, { email }: Person) {
  if (email === null) return [];
  const leads = await db
    .selectFrom('leads')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const consents = await db
    .selectFrom('lead_consents as c')
    .innerJoin('leads as l', 'l.id', 'c.lead_id')
    .selectAll('c')
    .where(sql`lower(l.email)`, '=', email.toLowerCase())
    .orderBy('c.given_at')
    .orderBy('c.id')
    .execute();
  const byLead = Map.groupBy(consents, (consent) => consent.lead_id);
  return leads.map((lead) => ({
    _id: lead.id,
    ...toWire(lead, [
      ...(['email', 'first_name', 'last_name', 'age', 'paddle_level', 'playing_frequency', 'goals'] as const),
      ...(['interests', 'downloaded_resources', 'custom_data', 'created_at', 'updated_at'] as const),
    ]),
    leadSource: toWire(lead, ['channel', 'source', 'medium', 'campaign']),
    consents: (byLead.get(lead.id) ?? []).map((consent) =>
      toWire(consent, ['kind', 'text_version', 'origin', 'given_at', 'confirmed_at', 'withdrawn_at']),
    ),
  }));
}

export async function deleteLeadsOf(tx: Database, { email }: Person): Promise<void> {
  if (email === null) return;
  await tx.deleteFrom('leads').where(sql`lower(email)`, '=', email.toLowerCase()).execute();
}
