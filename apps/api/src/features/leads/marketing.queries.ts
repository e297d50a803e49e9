import { campaignSchema } from '@bandeja/domain/leads/contract';
import type { Campaign } from '@bandeja/domain/leads/vocabulary';
import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';

export type LeadMarketing = {
  email: string;
  campaign: Campaign;
  consent: { id: string; isConfirmed: boolean } | null;
};

export async function leadMarketing(db: Database, leadId: string): Promise<LeadMarketing | null> {
  const row = await db
    .selectFrom('leads as l')
    .leftJoin('lead_consents as c', (join) =>
      join.onRef('c.lead_id', '=', 'l.id').on('c.kind', '=', 'marketing').on('c.withdrawn_at', 'is', null),
    )
    .select(['l.email', 'l.campaign', 'c.id as consent_id', 'c.confirmed_at'])
    .where('l.id', '=', leadId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    email: row.email,
    campaign: campaignSchema.parse(row.campaign),
    consent: row.consent_id === null ? null : { id: row.consent_id, isConfirmed: row.confirmed_at !== null },
  };
}

export async function lockLeadsOf(tx: Database, email: string): Promise<void> {
  await tx
    .selectFrom('leads')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export async function isSubscribed(db: Database, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('lead_consents as c')
    .innerJoin('leads as l', 'l.id', 'c.lead_id')
    .select('c.id')
    .where(sql`lower(l.email)`, '=', email.toLowerCase())
    .where('c.kind', '=', 'marketing')
    .where('c.confirmed_at', 'is not', null)
    .where('c.withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function confirmConsent(db: Database, leadId: string, consentId: string, now: Date): Promise<void> {
  await db
    .updateTable('lead_consents')
    .set({ confirmed_at: now })
    .where('lead_id', '=', leadId)
    .where('id', '=', consentId)
    .execute();
}

export async function withdrawMarketing(db: Database, email: string, now: Date): Promise<void> {
  await db
    .updateTable('lead_consents as c')
    .from('leads as l')
    .set({ withdrawn_at: now })
    .whereRef('l.id', '=', 'c.lead_id')
    .where(sql`lower(l.email)`, '=', email.toLowerCase())
    .where('c.kind', '=', 'marketing')
    .where('c.withdrawn_at', 'is', null)
    .execute();
}

export async function isSuppressed(db: Database, emailHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('mail_suppressions')
    .select('email_hash')
    .where('email_hash', '=', emailHash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function suppress(db: Database, emailHash: Buffer, now: Date): Promise<void> {
  await db
    .insertInto('mail_suppressions')
    .values({ email_hash: emailHash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function liftSuppression(db: Database, emailHash: Buffer): Promise<void> {
  await db.deleteFrom('mail_suppressions').where('email_hash', '=', emailHash).execute();
}
