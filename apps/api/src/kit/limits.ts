import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
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

/** Wrong passwords that an account may have before each further one waits longer. */
const freeGuesses = 5;
const [firstPauseSeconds, longestPauseSeconds] = [4, 5 * 60];
const guessesForgottenAfterSeconds = 86_400;
/** Networks from which an account signed in are known for so long. */
const networkKnownSeconds = 90 * 86_400;
/** A limit per address, times this, is the limit for all addresses together, and for a whole IPv6 customer (/48). */
const [wholeFactor, customerFactor] = [30, 4];

type Limit = Pick<IRateLimiterStoreOptions, 'keyPrefix' | 'points' | 'duration'>;
const unlimited = 1_000_000_000;
const failures: Limit = { keyPrefix: 'failures', points: unlimited, duration: guessesForgottenAfterSeconds };
const pauses: Limit = { keyPrefix: 'pauses', points: unlimited, duration: guessesForgottenAfterSeconds };
const turns: Limit = { keyPrefix: 'turns', points: 1, duration: 1 };
const networks: Limit = { keyPrefix: 'networks', points: unlimited, duration: networkKnownSeconds };

/** A counter that all servers on this database share. */
function limiter(db: Database, limit: Limit): RateLimiterPostgres {
  const query = async ({ text, values }: { text: string; values: unknown[] }) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: rows.length };
  };
  const store = { tableName: 'rate_limits', tableCreated: true, clearExpiredByTimeout: false };
  return new RateLimiterPostgres({ ...limit, ...store, storeClient: { query }, storeType: 'client' });
}

/**
 * Counts a request against the limit of a route for its address, for the customer behind an IPv6 address, and for all
 * addresses together.
 * @throws AppError rate.limited
 */
export async function countRequest(
  db: Database,
  request: { route: string; address: string; perMinute: number },
): Promise<void> {
  const { route, address, perMinute } = request;
  const { network, customer } = networksOf(address);
  const counted = [
    { key: network, points: perMinute },
    { key: 'all', points: perMinute * wholeFactor },
    ...(customer ? [{ key: customer, points: perMinute * customerFactor }] : []),
  ];
  await Promise.all(
    counted.map(({ key, points }) =>
      consume(limiter(db, { keyPrefix: 'requests', points, duration: 60 }), hashed(`${route} ${key}`)),
    ),
  );
}

/**
 * Limits guesses of an account's secret. After some wrong ones each further guess waits longer, from any address;
 * networks from which the account signed in before are counted separately, so that strangers cannot lock its owner out.
 * @param verify null when the guess is wrong
 * @throws AppError rate.limited with the seconds to wait
 */
export async function limitGuesses<T>(
  db: Database,
  { account, address }: { account: string; address: string },
  verify: () => Promise<T | null>,
): Promise<T | null> {
  const place = placeOf(account, address);
  const isKnown = (await limiter(db, networks).get(place)) !== null;
  const key = isKnown ? place : hashed(account);
  // counted before it is verified: guesses at the same time cannot all be the first
  const { consumedPoints: guess } = await limiter(db, failures).consume(key);
  if (guess > freeGuesses) {
    await limiter(db, failures).reward(key);
    await admitGuess(db, key);
  }
  const result = await verify();
  if (result !== null) {
    await Promise.all([failures, pauses].map((counted) => limiter(db, counted).delete(key)));
    await rememberNetwork(db, { account, address });
  }
  return result;
}

/**
 * Allows one guess after each pause. Only the admitted guess lengthens the next pause, not simultaneous ones.
 * @throws AppError rate.limited
 */
async function admitGuess(db: Database, key: string): Promise<void> {
  await consume(limiter(db, turns), key, { customDuration: firstPauseSeconds });
  const { consumedPoints: pause } = await limiter(db, pauses).consume(key);
  const seconds = Math.min(firstPauseSeconds * 2 ** (pause - 1), longestPauseSeconds);
  await limiter(db, turns).set(key, 1, seconds);
}

/** Remembers where the owner of an account was when the account was created or signed in. */
export async function rememberNetwork(
  db: Database,
  { account, address }: { account: string; address: string },
): Promise<void> {
  await limiter(db, networks).set(placeOf(account, address), 1, networkKnownSeconds);
}

/** Forgets the wrong guesses for an account: its owner has another proof. */
export async function forgetGuesses(db: Database, account: string): Promise<void> {
  await Promise.all([failures, pauses, turns].map((counted) => limiter(db, counted).delete(hashed(account))));
}

/** Far more than a player trains in a day, far less than a disk holds. */
const rowsOfAccount = new RateLimiterMemory({ points: 20_000, duration: 86_400 });

/**
 * Counts the rows of sessions that an account writes to this server in a day, so that none fills the disk.
 * @throws AppError rate.limited
 */
export function countRows(userId: string, rows: number): Promise<void> {
  return consume(rowsOfAccount, userId, {}, rows);
}

/** Deletes the counters that have run out. */
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

const placeOf = (account: string, address: string) => hashed(`${account} ${networksOf(address).network}`);

const hashed = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Region of an address, as coarse as it is still useful: «83.45.x.x», «2a02:9130::». */
export function areaOf(address: string): string {
  const whole = normalizeIP(address, 32);
  if (isIPv6(whole)) return whole.replace(/\/\d+$/, '');
  return `${whole.split('.').slice(0, 2).join('.')}.x.x`;
}

/** Networks that count as one caller: an IPv4 address, or the /64 of an IPv6 address, whose customer has a /48. */
export function networksOf(address: string): { network: string; customer: string | null } {
  const network = normalizeIP(address, 64);
  return { network, customer: isIPv6(network) ? `${normalizeIP(address, 48)}/48` : null };
}
