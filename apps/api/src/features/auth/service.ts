import { createHash, randomBytes } from 'node:crypto';
import { deviceName } from '@bandeja/domain/account/rules';
import type { register as contract } from '@bandeja/domain/auth/contract';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import type { KnownAnswers } from '@bandeja/trainer/leads/quiz-player';
import type { FastifyRequest } from 'fastify';
import { orderVerification } from '#features/auth/address.service.ts';
import { hashPassword, verifyPassword } from '#features/auth/hashing.service.ts';
import { unknownDeviceOrder } from '#features/auth/mails.ts';
import { verifyPasskey } from '#features/auth/passkey.service.ts';
import { refuseWeakPassword } from '#features/auth/password-strength.service.ts';
import * as queries from '#features/auth/queries.ts';
import { rememberDevice } from '#features/auth/second-factor.queries.ts';
import { checkSecondFactor } from '#features/auth/second-factor.service.ts';
import { startFreePlan } from '#features/billing/access.service.ts';
import { recordAgreements } from '#features/content/legal.service.ts';
import { takeAnswers } from '#features/leads/answers.service.ts';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import { isTaken } from '#kit/database/unique-keys.ts';
import type { Deps } from '#kit/deps.ts';
import type { Authenticate } from '#kit/endpoint.ts';
import { AppError, found } from '#kit/errors.ts';
import { areaOf, limitGuesses, networksOf, rememberNetwork } from '#kit/limits.ts';
import { queueMail } from '#kit/mail/outbox.ts';
import { bearerToken, requestTimeZone } from '#kit/request.ts';
import { actorOfToken, isPersonalToken, secretWithId, tokenHash, userIdIn } from '#kit/tokens/access.ts';

const tokenLifeDays = 90;
const tokenLifeMostDays = 365;
const signInsMost = 30;
const defaultTimeZone = 'Europe/Madrid';
const touchEveryMs = 60 * 60 * 1000;
/** Verified against for unknown addresses, so that they take as long as known ones. */
let dummyHash: Promise<string> | undefined;

function expiry(now: Date): Date {
  return new Date(now.getTime() + tokenLifeDays * 86_400_000);
}

/** A new sign-in and its bearer token, of which only the SHA-256 is stored. */
function newSession(deps: Deps, userId: string, userAgent: string) {
  const token = secretWithId(userId);
  const row = {
    userId,
    id: deps.newId(),
    tokenHash: tokenHash(token),
    createdAt: deps.now(),
    expiresAt: expiry(deps.now()),
  };
  return { token, row: { ...row, userAgent: userAgent.slice(0, 300) } };
}

export type Caller = { userAgent: string; address: string; log: Deps['log'] };

export const callerOf = (request: FastifyRequest): Caller => ({
  userAgent: request.headers['user-agent'] ?? '',
  address: request.ip,
  log: request.log,
});

export type SignIn = { token: string; userId: string };

/** Also orders the mail that confirms the address. @throws AppError auth.email_taken */
export async function register(
  deps: Deps,
  input: Parsed<typeof contract>['body'] & { timeZone: string | null; userAgent: string; address: string },
): Promise<SignIn> {
  refuseWeakPassword('password', input.password, input);
  const passwordHash = await hashPassword(input.password, networksOf(input.address).network);
  const userId = deps.newId();
  try {
    const signIn = await inTransaction(deps, async (tx) => {
      const timeZone = input.timeZone ?? defaultTimeZone;
      const { email, name, plan: chosenPlan = null, from } = input;
      const known = from === undefined ? null : await takeAnswers(deps, tx, from);
      const account = { id: userId, email, name, passwordHash, timeZone, chosenPlan, createdAt: deps.now() };
      const token = await insertAccount(deps, tx, { ...account, ...(known && profileOf(known)) }, input);
      await orderVerification(deps, tx, { userId, email: input.email });
      return { token, userId };
    });
    await rememberNetwork(deps.db, { account: signInAccount(input.email), address: input.address });
    return signIn;
  } catch (error) {
    if (isTaken(error, 'address')) {
      throw new AppError('auth.email_taken', [{ path: 'email', message: 'Ya existe una cuenta con ese email.' }]);
    }
    throw error;
  }
}

/** An account on the free plan, signed in on its first device. Answers the token. @throws KeyTaken for its address */
export async function insertAccount(
  deps: Deps,
  tx: Database,
  account: Parameters<typeof queries.insertUser>[1],
  caller: { userAgent: string; address: string },
): Promise<string> {
  await queries.insertUser(tx, account);
  await startFreePlan(tx, account.id);
  await recordAgreements(deps, tx, account.id);
  const { token, row } = newSession(deps, account.id, caller.userAgent);
  await queries.insertAuthSession(tx, row);
  await rememberDevice(tx, account.id, deviceHash(caller), deps.now());
  return token;
}

function profileOf({ fitnessLevel, experience, goals, sessionDuration }: KnownAnswers) {
  const { min: sessionMin = null, max: sessionMax = null } = sessionDuration ?? {};
  return { fitnessLevel, experience, goals, sessionMin, sessionMax };
}

/** The account whose wrong passwords are counted, even for an unknown address. */
export const signInAccount = (email: string) => `sign-in ${email.toLowerCase()}`;

/** As slow for an unknown address. @throws AppError auth.invalid_credentials, auth.code_*, rate.limited */
export async function login(
  deps: Deps,
  input: { email: string; password: string; code?: string | undefined } & Caller,
): Promise<SignIn> {
  const { known, hasSecondFactor } = await provenAccount(deps, input);
  return found(await openSignIn(deps, known, { ...input, hasSecondFactor }), 'auth.invalid_credentials');
}

/** By the password and, where the account has one, the second factor. @throws AppError auth.invalid_credentials, auth.code_*, rate.limited */
export async function provenAccount(
  deps: Deps,
  input: { email: string; password: string; code?: string | undefined; address: string },
): Promise<{ known: queries.Credentials; hasSecondFactor: boolean }> {
  const account = signInAccount(input.email);
  const known = found(
    await limitGuesses(deps.db, { account, address: input.address, isOpen: true }, () =>
      provenCredentials(deps, input),
    ),
    'auth.invalid_credentials',
  );
  const proof = { userId: known.id, code: input.code, address: input.address };
  return { known, hasSecondFactor: await checkSecondFactor(deps, proof) };
}

/** Signs in with a passkey: both factors in one. @throws AppError auth.passkey_refused */
export async function loginWithPasskey(
  deps: Deps,
  body: Parameters<typeof verifyPasskey>[1],
  caller: Caller,
): Promise<SignIn> {
  const { userId } = await verifyPasskey(deps, body);
  const known = await queries.credentialsById(deps.db, userId);
  return found(known && (await openSignIn(deps, known, { ...caller, hasSecondFactor: true })), 'auth.passkey_refused');
}

/** Null for a wrong password, as slow for an unknown address. */
async function provenCredentials(
  deps: Deps,
  input: { email: string; password: string; address: string },
): Promise<queries.Credentials | null> {
  const known = await queries.credentialsByEmail(deps.db, input.email);
  dummyHash ??= hashPassword(randomBytes(16).toString('hex'), 'dummy').catch((error) => {
    dummyHash = undefined;
    throw error;
  });
  const { network } = networksOf(input.address);
  const matches = await verifyPassword(known?.passwordHash ?? (await dummyHash), input.password, network);
  return matches ? known : null;
}

/** Null when the password was replaced meanwhile. The owner gets a mail about an unknown device. */
export async function openSignIn(
  deps: Deps,
  known: queries.Credentials,
  caller: Caller & { hasSecondFactor: boolean },
): Promise<SignIn | null> {
  const { token, row } = newSession(deps, known.id, caller.userAgent);
  const { hasSecondFactor } = caller;
  const signIn = await inTransaction(deps, async (tx) => {
    // before the lock that sign-ins share: two at once would wait for each other
    await queries.markActive(tx, known.id, deps.now());
    const isOpen = await queries.insertAuthSessionFor(tx, known.passwordHash, { ...row, hasSecondFactor });
    if (!isOpen) return null;
    await queries.endOldestSignIns(tx, known.id, signInsMost);
    if (await rememberDevice(tx, known.id, deviceHash(caller), deps.now())) {
      const device = deviceName(caller.userAgent);
      await queueMail(deps, tx, unknownDeviceOrder(known, { device, area: areaOf(caller.address), at: deps.now() }));
    }
    return { token, userId: known.id };
  });
  // the id of the sign-in, as in the list of devices; nothing that identifies the person
  if (signIn) caller.log.info({ signIn: row.id, hasSecondFactor }, 'signed in');
  return signIn;
}

function deviceHash({ userAgent, address }: Omit<Caller, 'log'>): Buffer {
  return createHash('sha256')
    .update(`${deviceName(userAgent)} ${areaOf(address)}`)
    .digest();
}

/** Finds the player of a request's token; reading it now and then prolongs it. */
export function authenticator(deps: Deps): Authenticate {
  return async (request: FastifyRequest) => {
    const token = bearerToken(request);
    if (token === null) return null;
    if (isPersonalToken(token)) return actorOfToken(deps, token, requestTimeZone(request));
    const now = deps.now();
    const hash = tokenHash(token);
    const userId = userIdIn(token) ?? (await queries.userOfSignIn(deps.db, hash));
    const known = userId && (await queries.signedInByTokenHash(deps.db, { userId, tokenHash: hash, now }));
    if (!known) return null;
    if (now.getTime() - known.lastSeenAt.getTime() > touchEveryMs) {
      const last = new Date(known.createdAt.getTime() + tokenLifeMostDays * 86_400_000);
      const until = expiry(now) < last ? expiry(now) : last;
      await queries.touchAuthSession(deps.db, known.userId, known.authSessionId, now, until);
    }
    // a demo account is only open where no other machine reaches the server
    const isStaff = known.isAdmin || known.roles.length > 0;
    const waits = isStaff && !known.hasSecondFactor && !(known.isDemo && deps.settings.isDemo);
    return {
      userId: known.userId,
      authSessionId: known.authSessionId,
      name: known.name,
      isAdmin: known.isAdmin && !waits,
      roles: waits ? [] : known.roles,
      waitsForSecondFactor: waits,
      timeZone: requestTimeZone(request) ?? known.timeZone,
    };
  };
}
