import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';

export type StoredTokens = { access: Buffer; refresh: Buffer; expiresAt: Date };

/** When the player authorised, and the sealed tokens; null without an authorisation. */
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

/** Another state takes the place of one that was not used. */
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

/** Stores sealed tokens; `connectedAt` with a new authorisation only. */
export async function storeTokens(
  db: Database,
  userId: string,
  tokens: StoredTokens,
  connectedAt?: Date,
): Promise<void> {
  const { access, refresh, expiresAt } = tokens;
  await db
    .updateTable('strava_connections')
    .set({ access_token: access, refresh_token: refresh, token_expires_at: expiresAt })
    .$if(connectedAt !== undefined, (query) => query.set({ connected_at: connectedAt ?? null }))
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteConnection(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('strava_connections').where('user_id', '=', userId).execute();
}

/** A try that was begun so long ago has died with its server. */
const deadAfterSeconds = 60;

/** Begins to hand a session over: `done` with its activity where it was, `busy` while another request does it. */
export async function beginUpload(
  db: Database,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<{ state: 'begun' } | { state: 'busy' } | { state: 'done'; activityId: string }> {
  const dead = new Date(now.getTime() - deadAfterSeconds * 1000);
  const begun = await db
    .insertInto('strava_uploads')
    .values({ user_id: userId, session_id: sessionId, begun_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'session_id'])
        .doUpdateSet({ begun_at: now })
        .where('strava_uploads.activity_id', 'is', null)
        .where('strava_uploads.begun_at', '<', dead),
    )
    .returning(sql<boolean>`true`.as('begun'))
    .executeTakeFirst();
  if (begun) return { state: 'begun' };
  const row = await db
    .selectFrom('strava_uploads')
    .select('activity_id')
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row?.activity_id ? { state: 'done', activityId: row.activity_id } : { state: 'busy' };
}

export async function endUpload(db: Database, userId: string, sessionId: string, activityId: string): Promise<void> {
  await db
    .updateTable('strava_uploads')
    .set({ activity_id: activityId })
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .execute();
}

/** A failed one can be tried again at once. */
export async function dropUpload(db: Database, userId: string, sessionId: string): Promise<void> {
  await db
    .deleteFrom('strava_uploads')
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('activity_id', 'is', null)
    .execute();
}
