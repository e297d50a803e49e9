import { sql } from 'kysely';
import { deleteOfPlayers } from '#kit/database/batches.ts';
import type { Database } from '#kit/database/database.ts';

type At = { userId: string; refreshHash: Buffer };

export async function insertRefresh(
  tx: Database,
  { userId, refreshHash }: At,
  { tokenId, expiresAt }: { tokenId: string; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('oauth_refreshes')
    .values({ user_id: userId, refresh_hash: refreshHash, token_id: tokenId, expires_at: expiresAt })
    .execute();
}

export type Refresh = { tokenId: string; clientId: string | null; scopes: string[]; expiresAt: Date; isUsed: boolean };

/** Held until the transaction ends: of two at once, the second sees the first one's use. */
export async function lockRefresh(tx: Database, { userId, refreshHash }: At): Promise<Refresh | null> {
  const row = await tx
    .selectFrom('oauth_refreshes as f')
    .innerJoin('personal_tokens as t', (join) =>
      join.onRef('t.user_id', '=', 'f.user_id').onRef('t.id', '=', 'f.token_id'),
    )
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .select(['f.token_id', 'f.expires_at', 'f.used_at', 't.client_id', 't.scopes'])
    .where('f.user_id', '=', userId)
    .where('f.refresh_hash', '=', refreshHash)
    .where('u.closed_at', 'is', null)
    .forUpdate('f')
    .executeTakeFirst();
  if (!row) return null;
  return {
    tokenId: row.token_id,
    clientId: row.client_id,
    scopes: row.scopes,
    expiresAt: row.expires_at,
    isUsed: row.used_at !== null,
  };
}

export async function useRefresh(tx: Database, { userId, refreshHash }: At, now: Date): Promise<void> {
  await tx
    .updateTable('oauth_refreshes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('refresh_hash', '=', refreshHash)
    .execute();
}

export async function deleteOldRefreshes(db: Database, now: Date): Promise<void> {
  await deleteOfPlayers(db, 'oauth_refreshes', sql`expires_at < ${now}`);
}
