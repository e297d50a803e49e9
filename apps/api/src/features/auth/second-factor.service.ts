import { createHash, randomInt } from 'node:crypto';
import type { SecondFactor } from '@bandeja/domain/account/contract';
import { generateSecret, generateURI, verify } from 'otplib';
import { accountById } from '#features/auth/account.queries.ts';
import { hashCode } from '#features/auth/hashing.service.ts';
import { protectionOrder } from '#features/auth/mails.ts';
import { passkeysOf } from '#features/auth/passkey.queries.ts';
import { endSignIns } from '#features/auth/queries.ts';
import * as queries from '#features/auth/second-factor.queries.ts';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError, found } from '#kit/errors.ts';
import { limitGuesses } from '#kit/limits.ts';
import { queueMail } from '#kit/mail/outbox.ts';
import { seal, unseal } from '#kit/sealed.ts';

const issuer = 'Bandeja';
const stepSeconds = 30;
const recoveryCodeCount = 10;
/** Without letters and figures that look alike; two groups of five, 50 bits. */
const recoveryAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ123456789';
const recoveryLength = 10;

export async function secondFactorOf(deps: Deps, actor: Actor): Promise<SecondFactor> {
  const { db } = deps;
  const [factor, recoveryCodesLeft, passkeys] = await Promise.all([
    queries.factorOf(db, actor.userId),
    queries.recoveryCodesLeft(db, actor.userId),
    passkeysOf(db, actor.userId),
  ]);
  return {
    isOn: factor?.isConfirmed === true,
    recoveryCodesLeft,
    passkeys,
    isRequired: actor.waitsForSecondFactor === true,
  };
}

/** The password alone could add a second factor of its own. @throws AppError auth.passkey_first */
export async function requireFullSignIn(deps: Deps, actor: Actor): Promise<void> {
  if (actor.waitsForSecondFactor && (await passkeysOf(deps.db, actor.userId)).length > 0) {
    throw new AppError('auth.passkey_first');
  }
}

/** A secret for an application; it counts once a code of it was sent. @throws AppError second_factor.not_begun when one counts */
export async function beginSecondFactor(deps: Deps, actor: Actor): Promise<{ secret: string; uri: string }> {
  const account = found(await accountById(deps.db, actor.userId), 'auth.required');
  const secret = generateSecret();
  const sealed = seal(deps.settings, actor.userId, secret);
  if (!(await queries.beginFactor(deps.db, actor.userId, sealed, deps.now()))) {
    throw new AppError('second_factor.not_begun');
  }
  return { secret, uri: generateURI({ issuer, label: account.email, secret }) };
}

/** @returns the recovery codes, which are shown once @throws AppError second_factor.not_begun, auth.code_wrong */
export async function confirmSecondFactor(deps: Deps, actor: Actor, code: string): Promise<string[]> {
  const factor = await queries.factorOf(deps.db, actor.userId);
  if (!factor || factor.isConfirmed) throw new AppError('second_factor.not_begun');
  if (secretOf(deps, actor.userId, factor) === null) throw new AppError('second_factor.not_begun');
  const guess = { account: guessesOf(actor.userId), address: actor.authSessionId, isOpen: false };
  const isRight = await limitGuesses(
    deps.db,
    guess,
    async () => (await isCode(deps, actor.userId, factor, code)) || null,
  );
  if (!isRight) throw new AppError('auth.code_wrong');
  const { codes, hashes } = await newRecoveryCodes(actor.userId);
  await inTransaction(deps, async (tx) => {
    await queries.confirmFactor(tx, actor.userId, deps.now());
    await endSignIns(tx, actor.userId, actor.authSessionId);
    await queries.strengthenSignIn(tx, actor.userId, actor.authSessionId);
    await notifyOwner(deps, tx, actor.userId, 'on');
    await queries.replaceRecoveryCodes(tx, actor.userId, hashes);
  });
  return codes;
}

/** @throws AppError second_factor.not_begun without a second factor */
export async function renewRecoveryCodes(deps: Deps, actor: Actor): Promise<string[]> {
  const factor = await queries.factorOf(deps.db, actor.userId);
  if (!factor?.isConfirmed) throw new AppError('second_factor.not_begun');
  const { codes, hashes } = await newRecoveryCodes(actor.userId);
  await inTransaction(deps, async (tx) => {
    await notifyOwner(deps, tx, actor.userId, 'codes');
    await queries.replaceRecoveryCodes(tx, actor.userId, hashes);
  });
  return codes;
}

export async function endSecondFactor(deps: Deps, actor: Actor): Promise<void> {
  await inTransaction(deps, async (tx) => {
    if (await queries.deleteFactor(tx, actor.userId)) await notifyOwner(deps, tx, actor.userId, 'off');
    await queries.weakenSignIns(tx, actor.userId);
  });
}

/**
 * Each code counts once.
 * @returns whether the account has a second factor
 * @throws AppError auth.code_*, rate.limited
 */
export async function checkSecondFactor(
  deps: Deps,
  { userId, code, address }: { userId: string; code: string | undefined; address: string },
): Promise<boolean> {
  const factor = await queries.factorOf(deps.db, userId);
  if (!factor?.isConfirmed) return false;
  if (!code) throw new AppError('auth.code_required');
  const guess = { account: guessesOf(userId), address, isOpen: false };
  const isRight = await limitGuesses(deps.db, guess, async () => {
    if (await isCode(deps, userId, factor, code)) return true;
    const hashes = [await hashCode(userId, plainCode(code)), formerHash(userId, code)];
    return (await queries.useRecoveryCode(deps.db, userId, hashes, deps.now())) || null;
  });
  if (!isRight) throw new AppError('auth.code_wrong');
  return true;
}

const guessesOf = (userId: string) => `code ${userId}`;

/** Whether this is an unused code of the current step or a neighbouring one; marks it as used. @throws AppError auth.code_unreadable */
async function isCode(deps: Deps, userId: string, factor: queries.StoredFactor, code: string): Promise<boolean> {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return false;
  const secret = secretOf(deps, userId, factor);
  if (secret === null) throw new AppError('auth.code_unreadable');
  const epoch = Math.floor(deps.now().getTime() / 1000);
  const result = await verify({ secret, token, epoch, epochTolerance: stepSeconds });
  if (!result.valid) return false;
  const step = Math.floor(epoch / stepSeconds) + result.delta;
  return queries.useTimeStep(deps.db, userId, step);
}

const haveLogged = new WeakSet<Deps['settings']>();

/** The secret of an application; null when it was encrypted with another key. */
function secretOf({ settings, log }: Deps, userId: string, factor: queries.StoredFactor): string | null {
  try {
    return unseal(settings, userId, factor.sealedSecret);
  } catch {
    if (!haveLogged.has(settings))
      log.error('second factors were encrypted with another key than SECRET_KEY or secret.key');
    haveLogged.add(settings);
    return null;
  }
}

async function newRecoveryCodes(userId: string): Promise<{ codes: string[]; hashes: Buffer[] }> {
  const codes = Array.from({ length: recoveryCodeCount }, recoveryCode);
  return { codes, hashes: await Promise.all(codes.map((code) => hashCode(userId, plainCode(code)))) };
}

function recoveryCode(): string {
  const signs = Array.from({ length: recoveryLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]);
  return `${signs.slice(0, 5).join('')}-${signs.slice(5).join('')}`;
}

const plainCode = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase();

/** Hash of codes stored before the slow hash came; they stay valid until new ones are created. */
function formerHash(userId: string, code: string): Buffer {
  return createHash('sha256')
    .update(`${userId} ${plainCode(code)}`)
    .digest();
}

export async function notifyOwner(
  deps: Deps,
  tx: Database,
  userId: string,
  change: Parameters<typeof protectionOrder>[1]['change'],
): Promise<void> {
  const account = await accountById(tx, userId);
  if (account) await queueMail(deps, tx, protectionOrder(account, { change, at: deps.now() }));
}
