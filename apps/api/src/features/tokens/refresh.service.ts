import { refreshPrefix } from '@bandeja/domain/tokens/vocabulary';
import * as refreshes from '#features/tokens/refresh.queries.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Deps } from '#kit/deps.ts';
import { newTokenText, secretWithId, tokenHash, userIdIn } from '#kit/tokens/access.ts';
import { deleteToken, renewToken } from '#kit/tokens/queries.ts';

export const accessSeconds = 3600;
/** A program that nobody used for so long asks its player again. */
export const grantDays = 90;

export const accessUntil = (now: Date): Date => new Date(now.getTime() + accessSeconds * 1000);
const grantUntil = (now: Date): Date => new Date(now.getTime() + grantDays * 86_400_000);

export type Granted = { token: string; refresh: string; scopes: readonly string[]; expiresInSeconds: number };

/** In the caller's transaction. @returns what renews the token once */
export async function issueRefresh(inTx: Deps, userId: string, tokenId: string): Promise<string> {
  const refresh = refreshPrefix + secretWithId(userId);
  const expiresAt = grantUntil(inTx.now());
  await refreshes.insertRefresh(inTx.db, { userId, refreshHash: tokenHash(refresh) }, { tokenId, expiresAt });
  return refresh;
}

/** Null for one that does not count; one that comes twice has been copied, and ends the program's access. */
export async function refreshToken(
  deps: Deps,
  { refresh, clientId }: { refresh: string; clientId: string },
): Promise<Granted | null> {
  const userId = refresh.startsWith(refreshPrefix) ? userIdIn(refresh.slice(refreshPrefix.length)) : null;
  if (userId === null) return null;
  const at = { userId, refreshHash: tokenHash(refresh) };
  return inTransaction(deps, async (tx, inTx) => {
    const now = inTx.now();
    const known = await refreshes.lockRefresh(tx, at);
    if (known === null || known.clientId !== clientId) return null;
    const { tokenId, scopes } = known;
    if (known.isUsed) {
      await deleteToken(tx, userId, tokenId);
      inTx.log.warn({ token: tokenId }, 'refresh token came twice');
      return null;
    }
    if (known.expiresAt <= now) return null;
    await refreshes.useRefresh(tx, at, now);
    const token = newTokenText(userId);
    const until = { accessUntil: accessUntil(now), expiresAt: grantUntil(now) };
    await renewToken(tx, { userId, id: tokenId, tokenHash: tokenHash(token), ...until });
    return { token, refresh: await issueRefresh(inTx, userId, tokenId), scopes, expiresInSeconds: accessSeconds };
  });
}
