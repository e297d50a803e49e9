import type { createToken as createContract, putTokenConsents, Tokens } from '@bandeja/domain/tokens/contract';
import { consentKinds, isConsentScope } from '@bandeja/domain/tokens/rules';
import { type ConsentScope, consentScopes, mostTokens, type TokenScope } from '@bandeja/domain/tokens/vocabulary';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import { verifiedAccount } from '#features/account/service.ts';
import { notifyOwner } from '#features/auth/second-factor.service.ts';
import { giveConsent, lockProfile, standingConsents, withdrawConsent } from '#features/profile/service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';
import { newTokenText, tokenHash } from '#kit/tokens/access.ts';
import * as queries from '#kit/tokens/queries.ts';

const dayMs = 86_400_000;

export async function tokensOf(deps: Deps, actor: Actor): Promise<Tokens> {
  const [tokens, consents] = await Promise.all([queries.tokensOf(deps.db, actor.userId), consentsToShow(deps, actor)]);
  return { tokens, consents };
}

/** What the player agreed to show to programs, be it by a token or a webhook. */
export async function consentsToShow(deps: Deps, actor: Pick<Actor, 'userId'>): Promise<ConsentScope[]> {
  const standing = await standingConsents(deps, actor);
  return consentScopes.filter((scope) => standing.has(consentKinds[scope]));
}

/** @throws AppError auth.wrong_password, token.consent_required, token.full */
export async function createToken(
  deps: Deps,
  actor: Actor,
  { password, days, ...wanted }: Parsed<typeof createContract>['body'],
): Promise<Tokens & { token: string }> {
  await verifiedAccount(deps, actor, password);
  const { token } = await inTransaction(deps, (_tx, inTx) =>
    issueToken(inTx, actor, { ...wanted, days, clientId: null, accessUntil: null }),
  );
  return { token, ...(await tokensOf(deps, actor)) };
}

export type Wanted = {
  name: string;
  scopes: readonly TokenScope[];
  consents: readonly ConsentScope[];
  days: number;
  clientId: string | null;
  accessUntil: Date | null;
};

/** In the caller's transaction; the owner is told by mail. @throws AppError token.consent_required, token.full */
export async function issueToken(inTx: Deps, actor: Actor, wanted: Wanted): Promise<{ id: string; token: string }> {
  const { userId } = actor;
  const scopes = [...new Set(wanted.scopes)];
  await lockProfile(inTx, actor);
  await giveConsents(
    inTx,
    actor,
    wanted.consents.filter((scope) => scopes.includes(scope)),
  );
  const standing = await consentsToShow(inTx, actor);
  if (scopes.filter(isConsentScope).some((scope) => !standing.includes(scope))) {
    throw new AppError('token.consent_required');
  }
  const token = newTokenText(userId);
  const createdAt = inTx.now();
  const row = {
    userId,
    id: inTx.newId(),
    tokenHash: tokenHash(token),
    name: wanted.name,
    scopes,
    clientId: wanted.clientId,
    accessUntil: wanted.accessUntil,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + wanted.days * dayMs),
  };
  if (!(await queries.insertToken(inTx.db, row, mostTokens))) throw new AppError('token.full');
  await notifyOwner(inTx, inTx.db, userId, 'token');
  inTx.log.info({ token: row.id, scopes }, 'token made');
  return { id: row.id, token };
}

export async function giveConsents(inTx: Deps, actor: Actor, scopes: readonly ConsentScope[]): Promise<void> {
  for (const scope of scopes) await giveConsent(inTx, actor, consentKinds[scope]);
}

/** @throws AppError token.not_found */
export async function revokeToken(deps: Deps, actor: Actor, id: string): Promise<Tokens> {
  if (!(await queries.deleteToken(deps.db, actor.userId, id))) throw new AppError('token.not_found');
  return tokensOf(deps, actor);
}

/** A withdrawn consent takes its scope from every token at once; given again, they have it again. */
export async function saveConsents(
  deps: Deps,
  actor: Actor,
  { consents }: Parsed<typeof putTokenConsents>['body'],
): Promise<Tokens> {
  return inTransaction(deps, async (_tx, inTx) => {
    await lockProfile(inTx, actor);
    await giveConsents(inTx, actor, consents);
    for (const scope of consentScopes) {
      if (!consents.includes(scope)) await withdrawConsent(inTx, actor, consentKinds[scope]);
    }
    return tokensOf(inTx, actor);
  });
}
