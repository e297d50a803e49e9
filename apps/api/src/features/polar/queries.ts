import type { ImportedSession } from '@bandeja/domain/imports/schemas';
import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import { moveKey, ownerOfKey, releaseKeys } from '#kit/database/unique-keys.ts';

export type Connection = { connectedAt: Date; token: Buffer; polarUser: string };

export async function connectionOf(db: Database, userId: string): Promise<Connection | null> {
  const row = await db
    .selectFrom('polar_connections')
    .select(['connected_at', 'access_token', 'polar_user'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row?.connected_at || !row.access_token || !row.polar_user) return null;
  return { connectedAt: row.connected_at, token: row.access_token, polarUser: row.polar_user };
}

export function userOfPolar(db: Database, polarUser: string): Promise<string | null> {
  return ownerOfKey(db, 'polar', polarUser);
}

export async function storeState(
  db: Database,
  userId: string,
  { hash, expiresAt }: { hash: Buffer; expiresAt: Date },
): Promise<void> {
  const state = { state_hash: hash, state_expires_at: expiresAt };
  await db
    .insertInto('polar_connections')
    .values({ user_id: userId, ...state })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(state))
    .execute();
}

/** Uses a state up: true once, for its own player, until it ends. */
export async function takeState(db: Database, userId: string, hash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('polar_connections')
    .set({ state_hash: null, state_expires_at: null })
    .where('user_id', '=', userId)
    .where('state_hash', '=', hash)
    .where('state_expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whoever proved last that a Polar account is theirs has it: another account's connection to it ends. */
export async function storeConnection(db: Database, userId: string, connection: Connection): Promise<void> {
  const { connectedAt, token, polarUser } = connection;
  const before = await connectionOf(db, userId);
  if (before !== null) await releaseKeys(db, userId, 'polar', [before.polarUser]);
  const former = await moveKey(db, 'polar', polarUser, userId);
  if (former !== null) {
    await db
      .deleteFrom('polar_connections')
      .where('user_id', '=', former)
      .where('polar_user', '=', polarUser)
      .execute();
  }
  await db
    .updateTable('polar_connections')
    .set({ connected_at: connectedAt, access_token: token, polar_user: polarUser })
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteConnection(db: Database, userId: string): Promise<void> {
  const rows = await db.deleteFrom('polar_connections').where('user_id', '=', userId).returning('polar_user').execute();
  const polarUsers = rows.flatMap((row) => row.polar_user ?? []);
  await releaseKeys(db, userId, 'polar', polarUsers);
}

export type Waiting = { id: string; session: ImportedSession };

export async function waitingExercises(db: Database, userId: string): Promise<Waiting[]> {
  const rows = await db
    .selectFrom('polar_exercises')
    .select(['id', 'exercise'])
    .where('user_id', '=', userId)
    .where('exercise', 'is not', null)
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
  // written by `storeExercise` alone
  return rows.map(({ id, exercise }) => ({ id, session: exercise as ImportedSession }));
}

export async function waitingExercise(db: Database, userId: string, id: string): Promise<ImportedSession | null> {
  const row = await db
    .selectFrom('polar_exercises')
    .select('exercise')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return (row?.exercise ?? null) as ImportedSession | null;
}

export type NewExercise = { id: string; polarId: string; session: ImportedSession; receivedAt: Date };

/** Polar tells of a changed one again; what was taken or dismissed stays so. */
export async function storeExercise(db: Database, userId: string, exercise: NewExercise): Promise<void> {
  const { id, polarId, session, receivedAt } = exercise;
  const json = JSON.stringify(session);
  await db
    .insertInto('polar_exercises')
    .values({ user_id: userId, id, polar_id: polarId, exercise: json, received_at: receivedAt })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'polar_id'])
        .doUpdateSet({ exercise: json })
        .where('polar_exercises.exercise', 'is not', null),
    )
    .execute();
}

/** False where there is none. */
export async function closeExercise(db: Database, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('polar_exercises')
    .set({ exercise: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteExercises(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('polar_exercises').where('user_id', '=', userId).execute();
}

export async function deleteWaitingPulse(db: Database, userId: string): Promise<void> {
  const without: Partial<ImportedSession> = { averageHeartRate: null, maxHeartRate: null };
  await db
    .updateTable('polar_exercises')
    .set({ exercise: sql`exercise || ${JSON.stringify(without)}::jsonb` })
    .where('user_id', '=', userId)
    .where('exercise', 'is not', null)
    .execute();
}

export async function deleteOldExercises(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('polar_exercises').where('received_at', '<', before).execute();
}

export async function countConnections(db: Database): Promise<number> {
  const { connected } = await db
    .selectFrom('polar_connections')
    .select(({ fn }) => fn.countAll<number>().as('connected'))
    .where('connected_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return connected;
}
