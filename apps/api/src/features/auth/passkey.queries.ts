import type { Passkey } from '@bandeja/domain/account/contract';
import type { Database } from '#kit/database/database.ts';
import { toColumns, toWire } from '#kit/database/names.ts';
import { claimKey, ownerOfKey, releaseKeys } from '#kit/database/unique-keys.ts';

export type StoredPasskey = {
  userId: string;
  id: string;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
};

export async function passkeysOf(db: Database, userId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }));
}

export async function credentialsOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('passkeys').select('credential_id').where('user_id', '=', userId).execute();
  return rows.map((row) => row.credential_id);
}

export async function passkeyByCredential(db: Database, credentialId: string): Promise<StoredPasskey | null> {
  const userId = await ownerOfKey(db, 'passkey', credentialId);
  if (userId === null) return null;
  const row = await db
    .selectFrom('passkeys as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .selectAll('p')
    .where('p.user_id', '=', userId)
    .where('p.credential_id', '=', credentialId)
    .where('u.closed_at', 'is', null)
    .executeTakeFirst();
  return row ? toWire(row, ['user_id', 'id', 'credential_id', 'public_key', 'counter', 'transports']) : null;
}

/** @throws KeyTaken */
export async function insertPasskey(
  tx: Database,
  passkey: StoredPasskey & { name: string; createdAt: Date },
): Promise<void> {
  await claimKey(tx, 'passkey', passkey.credentialId, passkey.userId);
  await tx.insertInto('passkeys').values(toColumns(passkey)).execute();
}

/** Records a use; false when the passkey's counter shows that a copy of it was used since. */
export async function recordUse(
  db: Database,
  { userId, id, counter }: StoredPasskey,
  used: { counter: number; at: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('passkeys')
    .set({ counter: used.counter, last_used_at: used.at })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function deletePasskey(tx: Database, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('credential_id')
    .execute();
  await releasePasskeys(tx, userId, rows);
  return rows.length === 1;
}

export async function deletePasskeys(tx: Database, userId: string): Promise<void> {
  const rows = await tx.deleteFrom('passkeys').where('user_id', '=', userId).returning('credential_id').execute();
  await releasePasskeys(tx, userId, rows);
}

function releasePasskeys(tx: Database, userId: string, rows: { credential_id: string }[]): Promise<void> {
  const credentials = rows.map((row) => row.credential_id);
  return releaseKeys(tx, userId, 'passkey', credentials);
}

export async function storeChallenge(
  db: Database,
  challenge: { challenge: string; userId: string | null; expiresAt: Date },
): Promise<void> {
  await db.insertInto('passkey_challenges').values(toColumns(challenge)).execute();
}

/** Redeems a challenge once; false when it is unknown, another's or expired. */
export async function takeChallenge(
  db: Database,
  challenge: string,
  { userId, now }: { userId: string | null; now: Date },
): Promise<boolean> {
  const result = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('user_id', 'is not distinct from', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}
