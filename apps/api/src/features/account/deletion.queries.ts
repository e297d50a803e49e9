import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import { releaseAllKeys } from '#kit/database/unique-keys.ts';

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

/** Rows of players' tables go with the account; those of the service's tables, which know no foreign key to it, go or forget it here. */
export async function deleteUser(tx: Database, userId: string): Promise<void> {
  await releaseAllKeys(tx, userId);
  await tx.deleteFrom('mail_links').where('user_id', '=', userId).execute();
  await tx.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute();
  await tx.deleteFrom('test_payments').where('user_id', '=', userId).execute();
  await tx.updateTable('threads').set({ user_id: null }).where('user_id', '=', userId).execute();
  await tx.updateTable('threads').set({ assignee_id: null }).where('assignee_id', '=', userId).execute();
  await tx.updateTable('threads').set({ coach_id: null }).where('coach_id', '=', userId).execute();
  await tx.updateTable('thread_messages').set({ author_id: null }).where('author_id', '=', userId).execute();
  await tx.updateTable('subscription_history').set({ user_id: null }).where('user_id', '=', userId).execute();
  await tx.updateTable('subscription_history').set({ actor_id: null }).where('actor_id', '=', userId).execute();
  await tx.updateTable('audit_log').set({ actor_id: null }).where('actor_id', '=', userId).execute();
  await tx.updateTable('broadcasts').set({ created_by: null }).where('created_by', '=', userId).execute();
  await tx.updateTable('text_revisions').set({ created_by: null }).where('created_by', '=', userId).execute();
  await tx.deleteFrom('users').where('id', '=', userId).execute();
}
