import { domainToASCII } from 'node:url';
import type { StaffRole } from '@bandeja/domain/wire/endpoint';
import type { SelectQueryBuilder } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import type { Tables } from '#kit/database/tables.ts';
import { ownerOfKey } from '#kit/database/unique-keys.ts';

/** The account, as mails and links need it. Closed accounts are not found: no mail, no new password. */
export type Account = {
  id: string;
  email: string;
  name: string;
  timeZone: string;
  isVerified: boolean;
  isAdmin: boolean;
  chosenPlan: string | null;
};

export async function accountById(db: Database, userId: string): Promise<Account | null> {
  return readAccount(db.selectFrom('users').where('id', '=', userId));
}

/** Accounts of before may hold the host in ASCII. */
function formsOf(email: string): string[] {
  const [mailbox = '', host = ''] = email.toLowerCase().split('@');
  return [email.toLowerCase(), `${mailbox}@${domainToASCII(host)}`];
}

export function userOfAddress(db: Database, email: string): Promise<string | null> {
  return ownerOfKey(db, 'address', ...formsOf(email));
}

export async function accountByEmail(db: Database, email: string): Promise<Account | null> {
  const userId = await userOfAddress(db, email);
  return userId === null ? null : accountById(db, userId);
}

async function readAccount(query: SelectQueryBuilder<Tables, 'users', object>): Promise<Account | null> {
  const row = await query
    .where('closed_at', 'is', null)
    .select(['id', 'email', 'name', 'time_zone', 'email_verified_at', 'is_admin', 'chosen_plan'])
    .executeTakeFirst();
  if (!row) return null;
  const { id, email, name } = row;
  const isVerified = row.email_verified_at !== null;
  return { id, email, name, timeZone: row.time_zone, isVerified, isAdmin: row.is_admin, chosenPlan: row.chosen_plan };
}

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

export async function writeAdmin(db: Database, userId: string, isAdmin: boolean): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ is_admin: isAdmin })
    .where('id', '=', userId)
    .where('is_admin', '<>', isAdmin)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** @returns false when nothing changed */
export async function writeRole(db: Database, userId: string, role: StaffRole, isGiven: boolean): Promise<boolean> {
  const column = `is_${role}` as const;
  const row = await db
    .updateTable('users')
    .set({ [column]: isGiven })
    .where('id', '=', userId)
    .where(column, '<>', isGiven)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function adminsForUpdate(db: Database): Promise<string[]> {
  const admins = db.selectFrom('users').select('id').where('is_admin', '=', true).where('closed_at', 'is', null);
  const rows = await admins.orderBy('id').forUpdate().execute();
  return rows.map(({ id }) => id);
}
