import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';

/** Requests under way wait, and find the account gone. False when it is gone or the proved password has been replaced. */
export async function lockAccount(tx: Database, userId: string, provenHash?: string): Promise<boolean> {
  let account = tx.selectFrom('users').select('id').where('id', '=', userId);
  if (provenHash !== undefined) account = account.where('password_hash', '=', provenHash);
  return (await account.forUpdate().executeTakeFirst()) !== undefined;
}

/** The audit entries and routines they authored stay. Entries about the deleted account lose its name and the reason. */
export async function forgetAdmin(tx: Database, userId: string): Promise<void> {
  await tx
    .updateTable('routines')
    .set({ author_name: sql<string>`default` })
    .where('owner_id', 'is', null)
    .where(sql<string>`id::text`, 'in', ({ selectFrom }) =>
      selectFrom('audit_log')
        .select('entity_id')
        .where('actor_id', '=', userId)
        .where('entity', '=', 'routine')
        .where('action', 'in', ['create', 'duplicate']),
    )
    .execute();
  await tx
    .updateTable('audit_log')
    .set({ entity_id: '*', details: sql<string>`details - 'reason'` })
    .where('entity', '=', 'user')
    .where('entity_id', '=', userId)
    .execute();
}

export async function deleteUser(tx: Database, userId: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', userId).execute();
}
