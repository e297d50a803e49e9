import { sql } from 'kysely';
import { deleteInBatches } from '#kit/database/batches.ts';
import type { Database } from '#kit/database/database.ts';

type Subject = { issuer: string; subject: string };

export async function userOfSubject(db: Database, { issuer, subject }: Subject): Promise<string | null> {
  const row = await db
    .selectFrom('oidc_identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Another subject of the same provider takes the place of the first. @throws unique violation of `oidc_identities_subject_key` */
export async function joinSubject(
  db: Database,
  { userId, issuer, subject, at }: Subject & { userId: string; at: Date },
): Promise<void> {
  await db
    .insertInto('oidc_identities')
    .values({ user_id: userId, issuer, subject, joined_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'issuer']).doUpdateSet({ subject, joined_at: at }))
    .execute();
}

export async function joinedAt(db: Database, userId: string, issuer: string): Promise<Date | null> {
  const row = await db
    .selectFrom('oidc_identities')
    .select('joined_at')
    .where('user_id', '=', userId)
    .where('issuer', '=', issuer)
    .executeTakeFirst();
  return row?.joined_at ?? null;
}

export async function partFrom(db: Database, userId: string, issuer: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('oidc_identities')
    .where('user_id', '=', userId)
    .where('issuer', '=', issuer)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function insertAttempt(
  db: Database,
  { keyHash, details, expiresAt }: { keyHash: Buffer; details: Buffer; expiresAt: Date },
): Promise<void> {
  await db.insertInto('oidc_attempts').values({ key_hash: keyHash, details, expires_at: expiresAt }).execute();
}

export async function readAttempt(db: Database, keyHash: Buffer, now: Date): Promise<Buffer | null> {
  const row = await db
    .selectFrom('oidc_attempts')
    .select('details')
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.details ?? null;
}

/** Once: of two at the same moment one gets it. */
export async function takeAttempt(db: Database, keyHash: Buffer, now: Date): Promise<Buffer | null> {
  const row = await db
    .deleteFrom('oidc_attempts')
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', now)
    .returning('details')
    .executeTakeFirst();
  return row?.details ?? null;
}

export async function deleteOldAttempts(db: Database, now: Date): Promise<void> {
  await deleteInBatches(db, 'oidc_attempts', sql`expires_at <= ${now}`);
}
