import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import type { Tables } from '#kit/database/tables.ts';

/** The account, as mails and links need it. Closed accounts are not found: no mail, no new password. */
export type Account = {
  id: string;
  email: string;
  name: string;
  timeZone: string;
  isVerified: boolean;
  isAdmin: boolean;
};

export async function accountById(db: Database, userId: string): Promise<Account | null> {
  return readAccount(db.selectFrom('users').where('id', '=', userId));
}

export async function accountByEmail(db: Database, email: string): Promise<Account | null> {
  return readAccount(db.selectFrom('users').where(sql`lower(email)`, '=', email.toLowerCase()));
}

async function readAccount(query: SelectQueryBuilder<Tables, 'users', object>): Promise<Account | null> {
  const row = await query
    .where('closed_at', 'is', null)
    .select(['id', 'email', 'name', 'time_zone', 'email_verified_at', 'is_admin'])
    .executeTakeFirst();
  if (!row) return null;
  const { id, email, name } = row;
  const isVerified = row.email_verified_at !== null;
  return { id, email, name, timeZone: row.time_zone, isVerified, isAdmin: row.is_admin };
}

/** Marks the address as confirmed; the first time stays. */
export async function markVerified(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .execute();
}

export async function replacePassword(db: Database, userId: string, passwordHash: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: now })
    .where('id', '=', userId)
    .execute();
}

/** Makes an account an admin, or no longer; false when it was that already. */
export async function writeAdmin(db: Database, userId: string, isAdmin: boolean): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ is_admin: isAdmin })
    .where('id', '=', userId)
    .where('is_admin', '<>', isAdmin)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Locks the open accounts of all admins until the transaction ends and returns their ids. */
export async function adminsForUpdate(db: Database): Promise<string[]> {
  const admins = db.selectFrom('users').select('id').where('is_admin', '=', true).where('closed_at', 'is', null);
  const rows = await admins.orderBy('id').forUpdate().execute();
  return rows.map(({ id }) => id);
}
