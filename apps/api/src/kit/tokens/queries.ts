import type { Token } from '@bandeja/domain/tokens/contract';
import { type TokenScope, tokenScopes } from '@bandeja/domain/tokens/vocabulary';
import { sql } from 'kysely';
import { deleteOfPlayers } from '#kit/database/batches.ts';
import type { Database } from '#kit/database/database.ts';

const asScopes = (stored: readonly string[]): TokenScope[] => tokenScopes.filter((scope) => stored.includes(scope));

export async function tokensOf(db: Database, userId: string): Promise<Token[]> {
  const rows = await db
    .selectFrom('personal_tokens')
    .select(['id', 'name', 'scopes', 'client_id', 'created_at', 'expires_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    scopes: asScopes(row.scopes),
    isOfProgram: row.client_id !== null,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }));
}

export type NewToken = {
  userId: string;
  id: string;
  tokenHash: Buffer;
  name: string;
  scopes: readonly TokenScope[];
  clientId: string | null;
  createdAt: Date;
  expiresAt: Date;
  /** Null: as long as the token itself. */
  accessUntil: Date | null;
};

/** False when the player has as many as fit; expired ones do not count. The profile must be locked. */
export async function insertToken(db: Database, token: NewToken, most: number): Promise<boolean> {
  const { userId, createdAt } = token;
  const { count } = await db
    .selectFrom('personal_tokens')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', createdAt)
    .executeTakeFirstOrThrow();
  if (count >= most) return false;
  await db
    .insertInto('personal_tokens')
    .values({
      user_id: userId,
      id: token.id,
      token_hash: token.tokenHash,
      name: token.name,
      scopes: [...token.scopes],
      client_id: token.clientId,
      created_at: createdAt,
      expires_at: token.expiresAt,
      access_until: token.accessUntil,
    })
    .execute();
  return true;
}

/** The former text counts no longer; whoever lists tokens sees the same one. */
export async function renewToken(
  db: Database,
  token: Pick<NewToken, 'userId' | 'id' | 'tokenHash' | 'accessUntil' | 'expiresAt'>,
): Promise<void> {
  await db
    .updateTable('personal_tokens')
    .set({ token_hash: token.tokenHash, access_until: token.accessUntil, expires_at: token.expiresAt })
    .where('user_id', '=', token.userId)
    .where('id', '=', token.id)
    .execute();
}

export async function deleteToken(db: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('personal_tokens')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteTokens(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('personal_tokens').where('user_id', '=', userId).execute();
}

export async function deleteLongExpired(db: Database, before: Date): Promise<void> {
  await deleteOfPlayers(db, 'personal_tokens', sql`expires_at < ${before}`);
}

export type KnownToken = {
  id: string;
  name: string;
  scopes: TokenScope[];
  consents: readonly string[];
  lastUsedAt: Date | null;
  playerName: string;
  timeZone: string;
};

export async function tokenByHash(
  db: Database,
  { userId, tokenHash, now }: { userId: string; tokenHash: Buffer; now: Date },
): Promise<KnownToken | null> {
  const row = await db
    .selectFrom('personal_tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select(['t.id', 't.name', 't.scopes', 't.last_used_at', 'u.name as player_name', 'u.time_zone'])
    .select(({ selectFrom }) =>
      selectFrom('consents as c')
        .select(sql<string[] | null>`array_agg(c.kind)`.as('kinds'))
        .where('c.user_id', '=', userId)
        .where('c.withdrawn_at', 'is', null)
        .as('consents'),
    )
    .where('t.user_id', '=', userId)
    .where('t.token_hash', '=', tokenHash)
    .where('t.expires_at', '>', now)
    .where(({ eb, or }) => or([eb('t.access_until', 'is', null), eb('t.access_until', '>', now)]))
    .where('u.closed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    name: row.name,
    scopes: asScopes(row.scopes),
    consents: row.consents ?? [],
    lastUsedAt: row.last_used_at,
    playerName: row.player_name,
    timeZone: row.time_zone,
  };
}

export async function touchToken(db: Database, userId: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('personal_tokens')
    .set({ last_used_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

/** Where proposals wait: of one token, or of all of them. */
export async function conversationsOf(db: Database, userId: string, tokenId: string | null): Promise<string[]> {
  let query = db
    .selectFrom('personal_tokens')
    .select('conversation_id')
    .where('user_id', '=', userId)
    .where('conversation_id', 'is not', null);
  if (tokenId !== null) query = query.where('id', '=', tokenId);
  const rows = await query.execute();
  return rows.flatMap(({ conversation_id: id }) => id ?? []);
}

export async function rememberConversation(
  db: Database,
  at: { userId: string; tokenId: string; conversationId: string },
): Promise<void> {
  await db
    .updateTable('personal_tokens')
    .set({ conversation_id: at.conversationId })
    .where('user_id', '=', at.userId)
    .where('id', '=', at.tokenId)
    .execute();
}
