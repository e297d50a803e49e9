import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';

/** Whose forms and messages: those of the address, where its owner is known, and those sent while signed in. */
export type Person = { userId: string; email: string | null };

/** The forms an address filled in, with what it agreed to, oldest first. */
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
    email: lead.email,
    firstName: lead.first_name,
    lastName: lead.last_name,
    age: lead.age,
    paddleLevel: lead.paddle_level,
    playingFrequency: lead.playing_frequency,
    goals: lead.goals,
    leadSource: { channel: lead.channel, source: lead.source, medium: lead.medium, campaign: lead.campaign },
    interests: lead.interests,
    downloadedResources: lead.downloaded_resources,
    customData: lead.custom_data,
    createdAt: lead.created_at,
    updatedAt: lead.updated_at,
    consents: (byLead.get(lead.id) ?? []).map((consent) => ({
      kind: consent.kind,
      textVersion: consent.text_version,
      origin: consent.origin,
      givenAt: consent.given_at,
      confirmedAt: consent.confirmed_at,
      withdrawnAt: consent.withdrawn_at,
    })),
  }));
}

export function messagesOfPerson(db: Database, { userId, email }: Person) {
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
  const own =
    email === null
      ? rows.where('user_id', '=', userId)
      : rows.where((where) =>
          where.or([where('user_id', '=', userId), where(sql`lower(email)`, '=', email.toLowerCase())]),
        );
  return own.orderBy('created_at').orderBy('id').execute();
}

/** Deletes leads (their consents and links with them) and messages. */
export async function deletePerson(tx: Database, person: Person, messageIds: string[]): Promise<void> {
  if (person.email !== null) {
    await tx.deleteFrom('leads').where(sql`lower(email)`, '=', person.email.toLowerCase()).execute();
  }
  if (messageIds.length > 0) await tx.deleteFrom('contact_messages').where('id', 'in', messageIds).execute();
}
