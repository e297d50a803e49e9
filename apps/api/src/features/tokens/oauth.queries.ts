import { type TokenScope, tokenScopes } from '@bandeja/domain/tokens/vocabulary';
import { sql } from 'kysely';
import { deleteOfPlayers } from '#kit/database/batches.ts';
import type { Database } from '#kit/database/database.ts';

const zeroId = '00000000-0000-0000-0000-000000000000';
const programsAtOnce = 500;

export type Program = { id: string; name: string; redirectUris: string[] };

export async function insertProgram(db: Database, program: Program, now: Date): Promise<void> {
  const { id, name, redirectUris } = program;
  await db.insertInto('oauth_clients').values({ id, name, redirect_uris: redirectUris, created_at: now }).execute();
}

export async function programById(db: Database, id: string): Promise<Program | null> {
  const row = await db.selectFrom('oauth_clients').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? { id: row.id, name: row.name, redirectUris: row.redirect_uris } : null;
}

export type Code = {
  userId: string;
  codeHash: Buffer;
  clientId: string;
  redirectUri: string;
  challenge: string;
  scopes: readonly TokenScope[];
  expiresAt: Date;
};

export async function insertCode(db: Database, code: Code): Promise<void> {
  await db
    .insertInto('oauth_codes')
    .values({
      user_id: code.userId,
      code_hash: code.codeHash,
      client_id: code.clientId,
      redirect_uri: code.redirectUri,
      challenge: code.challenge,
      scopes: [...code.scopes],
      expires_at: code.expiresAt,
    })
    .execute();
}

/** Held until the transaction ends: of two exchanges at once, the second sees the first one's token. */
export async function lockCode(
  db: Database,
  at: { userId: string; codeHash: Buffer },
): Promise<(Code & { tokenId: string | null; name: string; timeZone: string; programName: string }) | null> {
  const row = await db
    .selectFrom('oauth_codes as c')
    .innerJoin('oauth_clients as p', 'p.id', 'c.client_id')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .selectAll('c')
    .select(['p.name as program_name', 'u.name', 'u.time_zone'])
    .where('c.user_id', '=', at.userId)
    .where('c.code_hash', '=', at.codeHash)
    .where('u.closed_at', 'is', null)
    .forUpdate('c')
    .executeTakeFirst();
  if (!row) return null;
  return {
    ...at,
    clientId: row.client_id,
    redirectUri: row.redirect_uri,
    challenge: row.challenge,
    scopes: tokenScopes.filter((scope) => row.scopes.includes(scope)),
    expiresAt: row.expires_at,
    tokenId: row.token_id,
    name: row.name,
    timeZone: row.time_zone,
    programName: row.program_name,
  };
}

export async function useCode(
  db: Database,
  { userId, codeHash, tokenId }: { userId: string; codeHash: Buffer; tokenId: string },
): Promise<void> {
  await db
    .updateTable('oauth_codes')
    .set({ token_id: tokenId })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .execute();
}

/** Codes that are over, and programs that nobody gave access to. */
export async function deleteUnused(db: Database, { now, before }: { now: Date; before: Date }): Promise<void> {
  await deleteOfPlayers(db, 'oauth_codes', sql`expires_at < ${now}`);
  for (let after = zeroId; ; ) {
    const old = await programsBefore(db, { before, after });
    const last = old.at(-1);
    if (last === undefined) return;
    after = last;
    const used = await usedPrograms(db, old);
    const unused = old.filter((id) => !used.has(id));
    if (unused.length > 0) await db.deleteFrom('oauth_clients').where('id', 'in', unused).execute();
  }
}

async function programsBefore(db: Database, { before, after }: { before: Date; after: string }): Promise<string[]> {
  const rows = await db
    .selectFrom('oauth_clients')
    .select('id')
    .where('created_at', '<', before)
    .where('id', '>', after)
    .orderBy('id')
    .limit(programsAtOnce)
    .execute();
  return rows.map(({ id }) => id);
}

/** Those that a player gave access to. */
async function usedPrograms(db: Database, ids: string[]): Promise<Set<string | null>> {
  const rows = await db
    .selectFrom('personal_tokens')
    .select('client_id')
    .distinct()
    .where('client_id', 'in', ids)
    .execute();
  return new Set(rows.map((row) => row.client_id));
}
