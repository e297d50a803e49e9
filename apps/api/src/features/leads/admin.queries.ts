import type { Lead } from '@bandeja/domain/leads/contract';
import { marketingStateSchema } from '@bandeja/domain/leads/schemas';
import type { MarketingState } from '@bandeja/domain/leads/vocabulary';
import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import { toWire } from '#kit/database/names.ts';
import { hasWord, literalWords } from '#kit/database/search-text.ts';

export type LeadFilter = {
  search?: string | undefined;
  campaign?: string | undefined;
  marketing?: MarketingState | undefined;
};

/** The expression of `leads_search_idx`; a query must repeat it exactly. */
const searchText = sql<string>`plain_text(r.email || ' ' || r.first_name || ' ' || r.last_name)`;

function filtered(db: Database, filter: LeadFilter) {
  let query = db.selectFrom('leads as r');
  for (const word of literalWords(filter.search)) query = query.where(hasWord('leads', searchText, word));
  if (filter.campaign !== undefined) query = query.where('r.campaign', '=', filter.campaign);
  if (filter.marketing !== undefined) query = query.where('r.marketing', '=', filter.marketing);
  return query;
}

export function leadsPage(db: Database, filter: LeadFilter, page: { limit: number; before?: string | undefined }) {
  let query = filtered(db, filter);
  if (page.before !== undefined) query = query.where('r.id', '<', page.before);
  return query.selectAll('r').orderBy('r.id', 'desc').limit(page.limit);
}

export async function listLeads(
  db: Database,
  filter: LeadFilter,
  page: { limit: number; before?: string | undefined },
): Promise<Lead[]> {
  const rows = await leadsPage(db, filter, page).execute();
  return rows.map((row) => ({
    ...toWire(row, ['first_name', 'last_name', 'email', 'age', 'paddle_level', 'playing_frequency']),
    ...toWire(row, ['goals', 'source', 'campaign', 'custom_data']),
    _id: row.id,
    marketing: marketingStateSchema.parse(row.marketing),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }));
}

export async function countLeads(db: Database, filter: LeadFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
