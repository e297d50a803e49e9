import { sql } from 'kysely';
import { deleteOfPlayers } from '#kit/database/batches.ts';
import type { Database } from '#kit/database/database.ts';

type KeyUse = { sessionId: string; requestHash: Buffer };

export async function deleteOldKeys(db: Database, before: Date): Promise<void> {
  await deleteOfPlayers(db, 'idempotency_keys', sql`created_at < ${before}`);
}

export async function takeKey(
  db: Database,
  use: { userId: string; key: string; requestHash: Buffer; sessionId: string },
): Promise<KeyUse | null> {
  const taken = await db
    .insertInto('idempotency_keys')
    .values({ user_id: use.userId, key: use.key, request_hash: use.requestHash, session_id: use.sessionId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (taken) return null;
  const earlier = await db
    .selectFrom('idempotency_keys')
    .select(['session_id', 'request_hash'])
    .where('user_id', '=', use.userId)
    .where('key', '=', use.key)
    .executeTakeFirstOrThrow();
  return { sessionId: earlier.session_id, requestHash: earlier.request_hash };
}
