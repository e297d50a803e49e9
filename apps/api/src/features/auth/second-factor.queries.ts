import { sql } from 'kysely';
import { deleteInBatches, deleteOfPlayers } from '#kit/database/batches.ts';
import type { Database } from '#kit/database/database.ts';

export type StoredFactor = { sealedSecret: Buffer; isConfirmed: boolean };

export async function factorOf(db: Database, userId: string): Promise<StoredFactor | null> {
  const row = await db
    .selectFrom('second_factors')
    .select(['secret', 'confirmed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? { sealedSecret: row.secret, isConfirmed: row.confirmed_at !== null } : null;
}

/** Stores a secret that waits for its first code; a confirmed one stays. False when there is a confirmed one. */
export async function beginFactor(db: Database, userId: string, sealedSecret: Buffer, now: Date): Promise<boolean> {
  const result = await db
    .insertInto('second_factors')
    .values({ user_id: userId, secret: sealedSecret, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret: sealedSecret, created_at: now, last_step: null })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function confirmFactor(tx: Database, userId: string, now: Date): Promise<void> {
  await tx.updateTable('second_factors').set({ confirmed_at: now }).where('user_id', '=', userId).execute();
}

/** Marks a TOTP time step as used; false when it, or a later one, was used before. */
export async function useTimeStep(db: Database, userId: string, step: number): Promise<boolean> {
  const result = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function deleteFactor(db: Database, userId: string): Promise<boolean> {
  const result = await db.deleteFrom('second_factors').where('user_id', '=', userId).executeTakeFirst();
  return result.numDeletedRows === 1n;
}

export async function replaceRecoveryCodes(tx: Database, userId: string, hashes: Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
    .execute();
}

export async function useRecoveryCode(db: Database, userId: string, hashes: Buffer[], now: Date): Promise<boolean> {
  const result = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', 'in', hashes)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function recoveryCodesLeft(db: Database, userId: string): Promise<number> {
  const row = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.left;
}

export async function strengthenSignIn(tx: Database, userId: string, authSessionId: string): Promise<void> {
  await tx
    .updateTable('auth_sessions')
    .set({ has_second_factor: true })
    .where('user_id', '=', userId)
    .where('id', '=', authSessionId)
    .execute();
}

export async function weakenSignIns(tx: Database, userId: string): Promise<void> {
  await tx
    .updateTable('auth_sessions')
    .set({ has_second_factor: false })
    .where('user_id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('second_factors').select('user_id').where('user_id', '=', userId))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('passkeys').select('user_id').where('user_id', '=', userId))),
    )
    .execute();
}

/** Stores the device and network of a sign-in; returns whether it was new while others were known. */
export async function rememberDevice(tx: Database, userId: string, deviceHash: Buffer, now: Date): Promise<boolean> {
  const known = await tx.selectFrom('known_devices').select('device_hash').where('user_id', '=', userId).execute();
  await tx
    .insertInto('known_devices')
    .values({ user_id: userId, device_hash: deviceHash, last_seen_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_seen_at: now }))
    .execute();
  return known.length > 0 && !known.some((row) => row.device_hash.equals(deviceHash));
}

export async function deleteForgottenDevices(db: Database, { since, now }: { since: Date; now: Date }): Promise<void> {
  await deleteOfPlayers(db, 'known_devices', sql`last_seen_at < ${since}`);
  await deleteInBatches(db, 'passkey_challenges', sql`expires_at < ${now}`);
}
