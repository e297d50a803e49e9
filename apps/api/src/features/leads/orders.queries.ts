import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';

export type Order = { id: string; dedupeKey: string; orderedAt: Date };

export async function lastOrder(
  db: Database,
  recipientHash: Buffer,
  kind: string,
  keyStart: string,
): Promise<Order | null> {
  const row = await db
    .selectFrom('mails')
    .select(['id', 'dedupe_key', 'created_at'])
    .where('recipient_hash', '=', recipientHash)
    .where('kind', '=', kind)
    .where(sql<boolean>`starts_with(dedupe_key, ${keyStart})`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { id: row.id, dedupeKey: row.dedupe_key ?? '', orderedAt: row.created_at } : null;
}
