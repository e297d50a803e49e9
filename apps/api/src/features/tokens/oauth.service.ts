import { createHash } from 'node:crypto';
import type { allowProgram as allowContract, getProgram as getContract } from '@bandeja/domain/tokens/contract';
import { isConsentScope } from '@bandeja/domain/tokens/rules';
import type { Parsed, ResponseOf } from '@bandeja/domain/wire/endpoint';
import { verifiedAccount } from '#features/account/service.ts';
import { lockProfile } from '#features/profile/service.ts';
import * as oauth from '#features/tokens/oauth.queries.ts';
import { deleteOldRefreshes } from '#features/tokens/refresh.queries.ts';
import { accessSeconds, accessUntil, type Granted, grantDays, issueRefresh } from '#features/tokens/refresh.service.ts';
import { consentsToShow, giveConsents, issueToken } from '#features/tokens/service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError, found } from '#kit/errors.ts';
import { secretWithId, tokenHash, userIdIn } from '#kit/tokens/access.ts';
import { deleteToken } from '#kit/tokens/queries.ts';

const codeMs = 5 * 60_000;
const unusedDays = 30;

/** A web address, or a program on the player's own machine, which listens on loopback. */
export function isRedirectUri(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, hash, username, password } = new URL(address);
  if (hash !== '' || username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname));
}

export async function registerProgram(
  deps: Deps,
  { name, redirectUris }: { name: string; redirectUris: string[] },
): Promise<oauth.Program> {
  const program = { id: deps.newId(), name, redirectUris };
  await oauth.insertProgram(deps.db, program, deps.now());
  return program;
}

/** A program on loopback may listen on any port (RFC 8252, 7.3). */
const withoutPort = (address: string): string => {
  const url = new URL(address);
  if (url.protocol === 'http:') url.port = '';
  return url.href;
};

/** @throws AppError token.program unless it is known and registered this very address */
async function knownProgram(
  deps: Deps,
  { clientId, redirectUri }: { clientId: string; redirectUri: string },
): Promise<oauth.Program> {
  const program = found(await oauth.programById(deps.db, clientId), 'token.program');
  const isItsOwn =
    isRedirectUri(redirectUri) && program.redirectUris.map(withoutPort).includes(withoutPort(redirectUri));
  if (!isItsOwn) throw new AppError('token.program');
  return program;
}

export async function programAsking(
  deps: Deps,
  asked: Parsed<typeof getContract>['query'],
): Promise<ResponseOf<typeof getContract>> {
  const { name } = await knownProgram(deps, asked);
  return { name, host: new URL(asked.redirectUri).host };
}

/** @throws AppError token.program, auth.wrong_password, token.consent_required */
export async function allowProgram(
  deps: Deps,
  actor: Actor,
  allowed: Parsed<typeof allowContract>['body'],
): Promise<ResponseOf<typeof allowContract>> {
  const { clientId, redirectUri, codeChallenge: challenge, scopes, consents, password } = allowed;
  await knownProgram(deps, allowed);
  await verifiedAccount(deps, actor, password);
  const { userId } = actor;
  const code = secretWithId(userId);
  const expiresAt = new Date(deps.now().getTime() + codeMs);
  await inTransaction(deps, async (tx, inTx) => {
    await lockProfile(inTx, actor);
    await giveConsents(
      inTx,
      actor,
      consents.filter((scope) => scopes.includes(scope)),
    );
    const standing = await consentsToShow(inTx, actor);
    if (scopes.filter(isConsentScope).some((scope) => !standing.includes(scope))) {
      throw new AppError('token.consent_required');
    }
    await oauth.insertCode(tx, {
      userId,
      codeHash: tokenHash(code),
      clientId,
      redirectUri,
      challenge,
      scopes,
      expiresAt,
    });
  });
  return { code, issuer: deps.settings.publicUrl };
}

export type Exchange = { code: string; clientId: string; redirectUri: string; verifier: string };

/** Null for a code that does not count; one that comes twice ends the token it was exchanged for. */
export async function exchangeCode(deps: Deps, sent: Exchange): Promise<Granted | null> {
  const userId = userIdIn(sent.code);
  if (userId === null) return null;
  const codeHash = tokenHash(sent.code);
  return inTransaction(deps, async (tx, inTx) => {
    const code = await oauth.lockCode(tx, { userId, codeHash });
    if (code === null || code.clientId !== sent.clientId) return null;
    if (code.tokenId !== null) {
      await deleteToken(tx, userId, code.tokenId);
      return null;
    }
    const isProven = createHash('sha256').update(sent.verifier).digest('base64url') === code.challenge;
    if (!isProven || code.redirectUri !== sent.redirectUri || code.expiresAt <= deps.now()) return null;
    const { name, timeZone, scopes, clientId, programName } = code;
    const actor: Actor = { userId, name, timeZone, authSessionId: '', isAdmin: false };
    const access = { days: grantDays, clientId, accessUntil: accessUntil(deps.now()) };
    const { id, token } = await issueToken(inTx, actor, { name: programName, scopes, consents: [], ...access });
    await oauth.useCode(tx, { userId, codeHash, tokenId: id });
    return { token, refresh: await issueRefresh(inTx, userId, id), scopes, expiresInSeconds: accessSeconds };
  });
}

export async function forgetPrograms({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await deleteOldRefreshes(db, now());
  return oauth.deleteUnused(db, { now: now(), before: new Date(now().getTime() - unusedDays * 86_400_000) });
}
