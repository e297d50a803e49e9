import { createHash } from 'node:crypto';
import { hash, hashRaw, verify } from '@node-rs/argon2';
import { AppError } from '#kit/errors.ts';

/** Passwords of this process that are being hashed or wait for it. */
const hashingMost = 200;
/** argon2id with OWASP's second recommendation: 19 MiB, two passes. */
const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const saltBytes = 16;

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, argon2Options));
}

/** Whether the password matches the hash; a wrong one takes as long as the right one. */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return inTurn(() => verify(passwordHash, password, argon2Options));
}

/**
 * Hashes a secret that is too short for a fast hash and is looked up by its hash: its salt follows from the random id of the
 * account, so that one hash is compared with all codes of the account.
 */
export function hashCode(userId: string, code: string): Promise<Buffer> {
  const salt = createHash('sha256').update(userId).digest().subarray(0, saltBytes);
  return inTurn(() => hashRaw(code, { ...argon2Options, salt }));
}

let hashing = 0;

/** Queues the work, as hashing takes a processor for a while; refuses when the queue is full. @throws AppError rate.limited */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (hashing >= hashingMost) throw new AppError('rate.limited');
  hashing += 1;
  try {
    return await work();
  } finally {
    hashing -= 1;
  }
}
