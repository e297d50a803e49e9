import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { normalizeIP } from '@fastify/rate-limit';
import { CompiledQuery, sql } from 'kysely';
import {
  type IRateLimiterStoreOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { deleteInBatches } from '#kit/database/batches.ts';
import type { Database } from '#kit/database/database.ts';
import { AppError } from '#kit/errors.ts';

/** Wrong passwords that a network may send for an account before each further one waits longer. */
const freeGuesses = 5;
const [firstPauseSeconds, longestPauseSeconds] = [4, 5 * 60];
/** Wrong passwords of a day from networks an account did not sign in from; further ones are answered late and wait longer. */
const guessesOfStrangers = 100;
const underAttack = { freeGuesses: 2, longestPauseSeconds: 3_600 };
const guessesForgottenAfterSeconds = 86_400;
/** Networks from which an account signed in are known for so long. */
const networkKnownSeconds = 90 * 86_400;
/** A limit per address, times this, is the limit of its network. */
const networkFactor = 8;
const slowFactor = 30;
const longestDelayMs = 5_000;
const delayedMost = 2_000;

/** A refusal says when to come back; other answers need no count. */
export const noCounts = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

type Limit = Pick<IRateLimiterStoreOptions, 'keyPrefix' | 'points' | 'duration'>;
const unlimited = 1_000_000_000;
const failures: Limit = { keyPrefix: 'failures', points: unlimited, duration: guessesForgottenAfterSeconds };
const pauses: Limit = { keyPrefix: 'pauses', points: unlimited, duration: guessesForgottenAfterSeconds };
const turns: Limit = { keyPrefix: 'turns', points: 1, duration: 1 };
const strangers: Limit = { keyPrefix: 'strangers', points: unlimited, duration: guessesForgottenAfterSeconds };
const renewals: Limit = { keyPrefix: 'renewals', points: unlimited, duration: guessesForgottenAfterSeconds };
const tokenCalls: Limit = { keyPrefix: 'token', points: 120, duration: 60 };
const networks: Limit = { keyPrefix: 'networks', points: unlimited, duration: networkKnownSeconds };

function limiter(db: Database, limit: Limit): RateLimiterPostgres {
  const query = async ({ text, values }: { text: string; values: unknown[] }) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: rows.length };
  };
  const store = { tableName: 'rate_limits', tableCreated: true, clearExpiredByTimeout: false };
  return new RateLimiterPostgres({ ...limit, ...store, storeClient: { query }, storeType: 'client' });
}

/** Over all addresses nobody is refused, only answered later. @throws AppError rate.limited */
export async function countRequest(
  db: Database,
  request: { route: string; address: string; perMinute: number },
): Promise<void> {
  const { route, perMinute } = request;
  const { address, network } = networksOf(request.address);
  const perMinuteOf = (points: number) => limiter(db, { keyPrefix: 'requests', points, duration: 60 });
  await Promise.all([
    consume(perMinuteOf(perMinute), hashed(`${route} ${address}`)),
    consume(perMinuteOf(perMinute * networkFactor), hashed(`${route} ${network}`)),
  ]);
  const { consumedPoints } = await perMinuteOf(unlimited).consume(hashed(`${route} all`));
  await slowDown(consumedPoints / (perMinute * slowFactor));
}

let delayed = 0;

/** Waits the longer, the more there is beyond the usual; not at all up to that. @param share of the usual, 1 is all of it */
async function slowDown(share: number): Promise<void> {
  if (share <= 1 || delayed >= delayedMost) return;
  delayed += 1;
  try {
    await wait(Math.min((share - 1) * 1000, longestDelayMs));
  } finally {
    delayed -= 1;
  }
}

type Guess = {
  account: string;
  address: string;
  /** Whether anybody may guess, or only who has shown another proof: then all of them share one count. */
  isOpen: boolean;
};

/**
 * Each network has a count of its own, so that strangers can neither lock the owner out nor guess faster; networks from
 * which the account signed in are counted separately.
 * @param verify null when the guess is wrong
 * @throws AppError rate.limited
 */
export async function limitGuesses<T>(
  db: Database,
  { account, address, isOpen }: Guess,
  verify: () => Promise<T | null>,
): Promise<T | null> {
  const place = placeOf(account, address);
  const [known, renewed, ofStrangers] = await Promise.all([
    limiter(db, networks).get(place),
    limiter(db, renewals).get(hashed(account)),
    limiter(db, strangers).get(hashed(account)),
  ]);
  const isStranger = isOpen && known === null;
  const wrong = isStranger ? pointsOf(ofStrangers) : 0;
  const limits = wrong > guessesOfStrangers ? underAttack : { freeGuesses, longestPauseSeconds };
  // a new password begins new counts for all networks
  const shared = `${account} ${isOpen ? networksOf(address).network : ''} ${pointsOf(renewed)}`;
  const key = known === null ? hashed(shared) : place;
  // counted before it is verified: guesses at the same time cannot all be the first
  const { consumedPoints: guess } = await limiter(db, failures).consume(key);
  if (guess > limits.freeGuesses) {
    await limiter(db, failures).reward(key);
    await admitGuess(db, key, limits.longestPauseSeconds);
  }
  await slowDown(wrong / guessesOfStrangers);
  const result = await verify();
  if (result !== null) {
    await Promise.all([failures, pauses].map((counted) => limiter(db, counted).delete(key)));
    await rememberNetwork(db, { account, address });
  } else if (isStranger) {
    await limiter(db, strangers).consume(hashed(account));
  }
  return result;
}

const pointsOf = (counted: RateLimiterRes | null) => counted?.consumedPoints ?? 0;

/** Only the admitted guess lengthens the next pause, not simultaneous ones. @throws AppError rate.limited */
async function admitGuess(db: Database, key: string, longestSeconds: number): Promise<void> {
  await consume(limiter(db, turns), key, { customDuration: firstPauseSeconds });
  const { consumedPoints: pause } = await limiter(db, pauses).consume(key);
  const seconds = Math.min(firstPauseSeconds * 2 ** (pause - 1), longestSeconds);
  await limiter(db, turns).set(key, 1, seconds);
}

/** Remembers where the owner of an account was when the account was created or signed in. */
export async function rememberNetwork(
  db: Database,
  { account, address }: { account: string; address: string },
): Promise<void> {
  await limiter(db, networks).set(placeOf(account, address), 1, networkKnownSeconds);
}

export async function forgetGuesses(db: Database, account: string): Promise<void> {
  await limiter(db, renewals).consume(hashed(account));
}

const rowsOfAccount = new RateLimiterMemory({ points: 20_000, duration: 86_400 });

/** Rows of sessions that an account writes to this server in a day: none may fill the disk. @throws AppError rate.limited */
export function countRows(userId: string, rows: number): Promise<void> {
  return consume(rowsOfAccount, userId, {}, rows);
}

/** Calls of one token: a program that runs wild slows itself, never its player. @throws AppError rate.limited */
export function countTokenCall(db: Database, tokenId: string): Promise<void> {
  return consume(limiter(db, tokenCalls), hashed(`token ${tokenId}`));
}

export async function deleteExpiredLimits(db: Database, now: Date): Promise<void> {
  await deleteInBatches(db, 'rate_limits', sql`expire < ${now.getTime()}`);
}

async function consume(limit: RateLimiterAbstract, key: string, options = {}, points = 1): Promise<void> {
  try {
    await limit.consume(key, points, options);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw tooMany(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
  }
}

function tooMany(seconds: number): AppError {
  const error = new AppError('rate.limited');
  error.retryAfterSeconds = seconds;
  return error;
}

const placeOf = (account: string, address: string) => hashed(`${account} ${networksOf(address).address}`);

const hashed = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Region of an address, as coarse as it is still useful: «83.45.x.x», «2a02:9130::». */
export function areaOf(address: string): string {
  const normalized = normalizeIP(address, 32);
  if (isIPv6(normalized)) return normalized.replace(/\/\d+$/, '');
  return `${normalized.split('.').slice(0, 2).join('.')}.x.x`;
}

/** An IPv4 address or the /64 of an IPv6 address, and the network around it: the /24, or the /48 that an IPv6 customer has. */
export function networksOf(text: string): { address: string; network: string } {
  const address = normalizeIP(text, 64);
  if (isIPv6(address)) return { address, network: `${normalizeIP(text, 48)}/48` };
  return { address, network: `${address.split('.').slice(0, 3).join('.')}.0/24` };
}
