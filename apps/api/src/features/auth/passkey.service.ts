import type { addPasskey as addContract, loginWithPasskey, Passkey } from '@bandeja/domain/account/contract';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { accountById } from '#features/auth/account.queries.ts';
import * as queries from '#features/auth/passkey.queries.ts';
import { strengthenSignIn, weakenSignIns } from '#features/auth/second-factor.queries.ts';
import { notifyOwner } from '#features/auth/second-factor.service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import { isTaken } from '#kit/database/unique-keys.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError, found } from '#kit/errors.ts';

const challengeMs = 5 * 60_000;
const rpName = 'Bandeja';

function siteOf({ settings }: Deps): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(settings.publicUrl);
  return { rpID: hostname, origin };
}

export async function beginPasskey(deps: Deps, actor: Actor): Promise<Record<string, unknown>> {
  const account = found(await accountById(deps.db, actor.userId), 'auth.required');
  const existing = await queries.credentialsOf(deps.db, actor.userId);
  const options = await generateRegistrationOptions({
    rpName,
    rpID: siteOf(deps).rpID,
    userID: new TextEncoder().encode(actor.userId),
    userName: account.email,
    userDisplayName: account.name,
    attestationType: 'none',
    excludeCredentials: existing.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(deps, options.challenge, actor.userId);
  return { ...options };
}

/** Stores a passkey created by the browser and mails the owner. @throws AppError auth.passkey_refused */
export async function addPasskey(
  deps: Deps,
  actor: Actor,
  { name, response }: Parsed<typeof addContract>['body'],
): Promise<Passkey> {
  const { rpID, origin } = siteOf(deps);
  const verified = await withChallenge(deps, { userId: actor.userId }, (expectedChallenge) =>
    verifyRegistrationResponse({
      // the contract has checked its shape; the library's own type knows no absent values
      response: response as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    }),
  );
  if (!verified.verified) throw new AppError('auth.passkey_refused');
  const { credential } = verified.registrationInfo;
  const passkey = { _id: deps.newId(), name, createdAt: deps.now(), lastUsedAt: null };
  await inTransaction(deps, async (tx) => {
    await queries.insertPasskey(tx, {
      userId: actor.userId,
      id: passkey._id,
      name,
      createdAt: passkey.createdAt,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
    });
    await strengthenSignIn(tx, actor.userId, actor.authSessionId);
    await notifyOwner(deps, tx, actor.userId, 'passkey');
  }).catch((error) => {
    throw isTaken(error, 'passkey') ? new AppError('auth.passkey_refused') : error;
  });
  return { ...passkey, createdAt: passkey.createdAt.toISOString() };
}

/** @throws AppError passkey.not_found */
export async function removePasskey(deps: Deps, actor: Actor, id: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    if (!(await queries.deletePasskey(tx, actor.userId, id))) throw new AppError('passkey.not_found');
    await weakenSignIns(tx, actor.userId);
    await notifyOwner(deps, tx, actor.userId, 'passkey_removed');
  });
}

export async function beginPasskeySignIn(deps: Deps): Promise<Record<string, unknown>> {
  const options = await generateAuthenticationOptions({ rpID: siteOf(deps).rpID, userVerification: 'required' });
  await storeChallenge(deps, options.challenge, null);
  return { ...options };
}

/** Returns the owner of the passkey that signed the challenge. @throws AppError auth.passkey_refused */
export async function verifyPasskey(
  deps: Deps,
  { response }: Parsed<typeof loginWithPasskey>['body'],
): Promise<{ userId: string }> {
  const passkey = found(await queries.passkeyByCredential(deps.db, response.id), 'auth.passkey_refused');
  const { rpID, origin } = siteOf(deps);
  const { verified, authenticationInfo } = await withChallenge(deps, { userId: null }, (expectedChallenge) =>
    verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
      requireUserVerification: true,
    }),
  );
  const used = { counter: authenticationInfo.newCounter, at: deps.now() };
  if (!verified || !(await queries.recordUse(deps.db, passkey, used))) throw new AppError('auth.passkey_refused');
  return { userId: passkey.userId };
}

async function storeChallenge(deps: Deps, challenge: string, userId: string | null): Promise<void> {
  await queries.storeChallenge(deps.db, { challenge, userId, expiresAt: new Date(deps.now().getTime() + challengeMs) });
}

type ChallengeOwner = { userId: string | null };

/** A plain error of the library means a wrong challenge, origin, site, signature or counter; a failure of the database is rethrown. */
async function withChallenge<T>(
  deps: Deps,
  owner: ChallengeOwner,
  work: (takeChallenge: (challenge: string) => Promise<boolean>) => Promise<T>,
): Promise<T> {
  let failure: { error: unknown } | null = null;
  const take = async (challenge: string) => {
    try {
      return await queries.takeChallenge(deps.db, challenge, { ...owner, now: deps.now() });
    } catch (error) {
      failure = { error };
      throw error;
    }
  };
  try {
    return await work(take);
  } catch {
    // the closure writes it, which the compiler does not see
    const failed = failure as { error: unknown } | null;
    if (failed !== null) throw failed.error;
    throw new AppError('auth.passkey_refused');
  }
}
