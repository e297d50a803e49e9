import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';

export type StoredTokens = { access: Buffer; refresh: Buffer; expiresAt: Date };

export async function connectionOf(
  db: Database,
  userId: string,
): Promise<{ connectedAt: Date; tokens: StoredTokens } | null> {
  const row = await db
    .selectFrom('strava_connections')
    .select(['connected_at', 'access_token', 'refresh_token', 'token_expires_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row?.connected_at || !row.access_token || !row.refresh_token || !row.token_expires_at) return null;
  const tokens = { access: row.access_token, refresh: row.refresh_token, expiresAt: row.token_expires_at };
  return { connectedAt: row.connected_at, tokens };
}

export async function storeState(
  db: Database,
  userId: string,
  { hash, expiresAt }: { hash: Buffer; expiresAt: Date },
): Promise<void> {
  const state = { state_hash: hash, state_expires_at: expiresAt };
  await db
    .insertInto('strava_connections')
    .values({ user_id: userId, ...state })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(state))
    .execute();
}

/** Uses a state up: true once, for its own player, until it ends. */
export async function takeState(db: Database, userId: string, hash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('strava_connections')
    .set({ state_hash: null, state_expires_at: null })
    .where('user_id', '=', userId)
    .where('state_hash', '=', hash)
    .where('state_expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function storeConnection(
  db: Database,
  userId: string,
  tokens: StoredTokens,
  connectedAt: Date,
): Promise<void> {
  await db
    .updateTable('strava_connections')
    .set({ ...columnsOf(tokens), connected_at: connectedAt })
    .where('user_id', '=', userId)
    .execute();
}

function columnsOf({ access, refresh, expiresAt }: StoredTokens) {
  return { access_token: access, refresh_token: refresh, token_expires_at: expiresAt, renewing_until: null };
}

/** Begins to renew these tokens: true for one request at a time, while they are the stored ones. */
export async function beginRenewal(
  db: Database,
  userId: string,
  { refresh }: StoredTokens,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('strava_connections')
    .set({ renewing_until: until })
    .where('user_id', '=', userId)
    .where('refresh_token', '=', refresh)
    .where(({ or, eb }) => or([eb('renewing_until', 'is', null), eb('renewing_until', '<', now)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends a renewal by storing the new tokens. False where the authorisation was revoked meanwhile. */
export async function endRenewal(
  db: Database,
  userId: string,
  { refresh }: StoredTokens,
  tokens: StoredTokens,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('strava_connections')
    .set(columnsOf(tokens))
    .where('user_id', '=', userId)
    .where('refresh_token', '=', refresh)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteConnection(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('strava_connections').where('user_id', '=', userId).execute();
}

/** Forgets tokens that are no good, unless others have taken their place. */
export async function dropTokens(db: Database, userId: string, { access }: StoredTokens): Promise<void> {
  await db.deleteFrom('strava_connections').where('user_id', '=', userId).where('access_token', '=', access).execute();
}

const deadAfterSeconds = 60;

/** `busy`: another request uploads; `unclear`: an earlier try may have succeeded; `isAgain` uploads even then. */
export async function beginUpload(
  db: Database,
  { userId, sessionId, isAgain }: { userId: string; sessionId: string; isAgain: boolean },
  now: Date,
): Promise<{ state: 'begun' | 'busy' | 'unclear' } | { state: 'done'; activityId: string }> {
  const dead = new Date(now.getTime() - deadAfterSeconds * 1000);
  const begun = await db
    .insertInto('strava_uploads')
    .values({ user_id: userId, session_id: sessionId, begun_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'session_id'])
        .doUpdateSet({ begun_at: now, is_unclear: false })
        .where('strava_uploads.activity_id', 'is', null)
        .where(sql<boolean>`${isAgain} and (strava_uploads.is_unclear or strava_uploads.begun_at < ${dead})`),
    )
    .returning(sql<boolean>`true`.as('begun'))
    .executeTakeFirst();
  if (begun) return { state: 'begun' };
  const row = await db
    .selectFrom('strava_uploads')
    .select(['activity_id', 'is_unclear', 'begun_at'])
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  if (row?.activity_id) return { state: 'done', activityId: row.activity_id };
  return { state: row && (row.is_unclear || row.begun_at < dead) ? 'unclear' : 'busy' };
}

export async function endUpload(db: Database, userId: string, sessionId: string, activityId: string): Promise<void> {
  await db
    .updateTable('strava_uploads')
    .set({ activity_id: activityId })
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .execute();
}

export async function leaveUnclear(db: Database, userId: string, sessionId: string): Promise<void> {
  await db
    .updateTable('strava_uploads')
    .set({ is_unclear: true })
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('activity_id', 'is', null)
    .execute();
}

export async function dropUpload(db: Database, userId: string, sessionId: string): Promise<void> {
  await db
    .deleteFrom('strava_uploads')
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('activity_id', 'is', null)
    .execute();
}

export async function countConnections(db: Database): Promise<number> {
  const { connected } = await db
    .selectFrom('strava_connections')
    .select(({ fn }) => fn.countAll<number>().as('connected'))
    .where('connected_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return connected;
}
