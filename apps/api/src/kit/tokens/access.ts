import { hash, randomBytes } from 'node:crypto';
import { consentKinds, isConsentScope } from '@bandeja/domain/tokens/rules';
import { type TokenScope, tokenPrefix } from '@bandeja/domain/tokens/vocabulary';
import type { Database } from '#kit/database/database.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { countTokenCall } from '#kit/limits.ts';
import * as queries from '#kit/tokens/queries.ts';

const touchEveryMs = 60_000;
const idLength = 22;
const secretLength = 43;
const keptDays = 30;

/** The player's id and 32 random bytes: whoever looks it up asks for one player's rows. */
export function secretWithId(userId: string): string {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
  return `${id}${randomBytes(32).toString('base64url')}`;
}

export const newTokenText = (userId: string): string => tokenPrefix + secretWithId(userId);

export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer');

export function userIdIn(secret: string): string | null {
  if (secret.length !== idLength + secretLength) return null;
  const hex = Buffer.from(secret.slice(0, idLength), 'base64url').toString('hex');
  const parts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(hex);
  return parts?.slice(1).join('-') ?? null;
}

export const isPersonalToken = (token: string): boolean => token.startsWith(tokenPrefix);

/** The player as a program acts for them: never with rights of the team. Null for a token that does not count. @throws AppError rate.limited */
export async function actorOfToken(deps: Deps, token: string, requestZone: string | null): Promise<Actor | null> {
  const userId = userIdIn(token.slice(tokenPrefix.length));
  const now = deps.now();
  const known = userId && (await queries.tokenByHash(deps.db, { userId, tokenHash: tokenHash(token), now }));
  if (!userId || !known) return null;
  await countTokenCall(deps.db, known.id);
  if (now.getTime() - (known.lastUsedAt?.getTime() ?? 0) > touchEveryMs) {
    await queries.touchToken(deps.db, userId, known.id, now);
  }
  return {
    userId,
    authSessionId: '',
    name: known.playerName,
    isAdmin: false,
    timeZone: requestZone ?? known.timeZone,
    token: { id: known.id, name: known.name, scopes: standing(known) },
  };
}

/** Scopes whose consent stands. */
function standing({ scopes, consents }: Pick<queries.KnownToken, 'scopes' | 'consents'>): TokenScope[] {
  return scopes.filter((scope) => !isConsentScope(scope) || consents.includes(consentKinds[scope]));
}

/** Ends every token of an account. */
export function endTokens(tx: Database, userId: string): Promise<void> {
  return queries.deleteTokens(tx, userId);
}

/** Expired tokens are shown for a while, so that a program that stopped working is explained. */
export function deleteExpiredTokens({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  return queries.deleteLongExpired(db, new Date(now().getTime() - keptDays * 86_400_000));
}
