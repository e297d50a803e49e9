import type { Database } from '#kit/database/database.ts';

export type Account = {
  email: string;
  name: string;
  timeZone: string;
  isVerified: boolean;
  passwordHash: string;
  isAdmin: boolean;
};

export async function accountOf(db: Database, userId: string): Promise<Account | null> {
  const row = await db
    .selectFrom('users')
    .select(['email', 'name', 'time_zone', 'email_verified_at', 'password_hash', 'is_admin'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  const { email, name } = row;
  const isVerified = row.email_verified_at !== null;
  const { time_zone: timeZone, password_hash: passwordHash, is_admin: isAdmin } = row;
  return { email, name, timeZone, isVerified, passwordHash, isAdmin };
}

/** Replaces the password that was verified; false when it has been replaced meanwhile. */
export async function replacePassword(
  tx: Database,
  userId: string,
  passwords: { formerHash: string; nextHash: string },
  now: Date,
): Promise<boolean> {
  const result = await tx
    .updateTable('users')
    .set({ password_hash: passwords.nextHash, updated_at: now })
    .where('id', '=', userId)
    .where('password_hash', '=', passwords.formerHash)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function endSignIn(db: Database, userId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('auth_sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

export async function signIns(db: Database, userId: string, now: Date) {
  const rows = await db
    .selectFrom('auth_sessions')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    userAgent: row.user_agent,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }));
}
