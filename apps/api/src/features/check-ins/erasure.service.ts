import * as queries from '#features/check-ins/erasure.queries.ts';
import type { Database } from '#kit/database/database.ts';

/** With the coach's access to the player's health, in the transaction that ends it. */
export async function deleteCheckIns(tx: Database, userId: string): Promise<void> {
  await queries.deleteCheckIns(tx, userId);
}
