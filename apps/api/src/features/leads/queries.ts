import { type Campaign, campaigns, type LeadConsentKind } from '@bandeja/domain/leads/vocabulary';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#kit/database/database.ts';
import { toColumns } from '#kit/database/names.ts';

export type LeadForm = {
  email: string;
  firstName: string;
  lastName: string;
  age: number | null;
  paddleLevel: string | null;
  playingFrequency: string | null;
  goals: string[];
  channel: string;
  source: string;
  medium: string;
  campaign: Campaign;
  interests: string[];
  downloadedResources: unknown[];
  customData: Record<string, string>;
};

export async function upsertLead(db: Database, form: LeadForm, newId: string, now: Date): Promise<string> {
  const { campaign, downloadedResources, customData, ...fields } = form;
  const values = {
    ...toColumns(fields),
    downloaded_resources: JSON.stringify(downloadedResources),
    custom_data: JSON.stringify(customData),
    updated_at: now,
  };
  const { id } = await db
    .insertInto('leads')
    .values({ ...values, id: newId, campaign, created_at: now })
    .onConflict((conflict) => conflict.expression(sql`lower(email), campaign`).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The same wording keeps the first time; a new one replaces the former, unless that was confirmed by its link. */
export async function giveConsent(
  db: Database,
  consent: { id: string; leadId: string; kind: LeadConsentKind; textVersion: string; origin: string; givenAt: Date },
): Promise<void> {
  await db
    .insertInto('lead_consents')
    .values(toColumns(consent))
    .onConflict((conflict) =>
      conflict
        .columns(['lead_id', 'kind'])
        .where('withdrawn_at', 'is', null)
        .doUpdateSet(({ ref }) => ({
          text_version: ref('excluded.text_version'),
          origin: ref('excluded.origin'),
          given_at: ref('excluded.given_at'),
        }))
        .where('lead_consents.confirmed_at', 'is', null)
        .whereRef('lead_consents.text_version', '<>', 'excluded.text_version'),
    )
    .execute();
}

/** Returns the keys of its mails; null when there is no such lead. */
export async function deleteLead(
  tx: Database,
  id: string,
): Promise<{ email: string; campaign: Campaign; consentIds: string[] } | null> {
  const consents = await tx.selectFrom('lead_consents').select('id').where('lead_id', '=', id).execute();
  const row = await tx.deleteFrom('leads').where('id', '=', id).returning(['email', 'campaign']).executeTakeFirst();
  if (!row) return null;
  return {
    email: row.email,
    campaign: z.enum(campaigns).parse(row.campaign),
    consentIds: consents.map((each) => each.id),
  };
}
