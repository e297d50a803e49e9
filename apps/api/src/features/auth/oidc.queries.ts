import { sql } from 'kysely';
import { deleteInBatches } from '#kit/database/batches.ts';
import type { Database } from '#kit/database/database.ts';
import { claimKey, ownerOfKey, releaseKeys } from '#kit/database/unique-keys.ts';

type Subject = { issuer: string; subject: string };

const keyOf = ({ issuer, subject }: Subject): string => `${issuer} ${subject}`;

export function userOfSubject(db: Database, subject: Subject): Promise<string | null> {
  return ownerOfKey(db, 'subject', keyOf(subject));
}

/** Another subject of the same provider takes the place of the first. @throws KeyTaken where it is another's */
export async function joinSubject(
  db: Database,
  { userId, issuer, subject, at }: Subject & { userId: string; at: Date },
): Promise<void> {
  await partFrom(db, userId, issuer);
  await claimKey(db, 'subject', keyOf({ issuer, subject }), userId);
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
  const row = await db
    .deleteFrom('oidc_identities')
    .where('user_id', '=', userId)
    .where('issuer', '=', issuer)
    .returning('subject')
    .executeTakeFirst();
  if (!row) return false;
  await releaseKeys(db, userId, 'subject', [keyOf({ issuer, subject: row.subject })]);
  return true;
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
