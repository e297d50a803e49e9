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

export function selectMessages(db: Database, { userId, email }: Person) {
  const rows = db
    .selectFrom('contact_messages')
    .select([
      'id as _id',
      'name',
      'email',
      'message',
      'priority',
      'created_at as createdAt',
      'answered_at as answeredAt',
    ]);
  const ofPerson =
    email === null
      ? rows.where('user_id', '=', userId)
      : rows.where((where) =>
          where.or([where('user_id', '=', userId), where(sql`lower(email)`, '=', email.toLowerCase())]),
        );
  return ofPerson.orderBy('created_at').orderBy('id');
}

export const messagesOfPerson = (db: Database, person: Person) => selectMessages(db, person).execute();

export async function deletePerson(tx: Database, person: Person, messageIds: string[]): Promise<void> {
  if (person.email !== null) {
    await tx.deleteFrom('leads').where(sql`lower(email)`, '=', person.email.toLowerCase()).execute();
  }
  if (messageIds.length > 0) await tx.deleteFrom('contact_messages').where('id', 'in', messageIds).execute();
}
