import { createHash } from 'node:crypto';
import { hash, hashRaw, verify } from '@node-rs/argon2';
import { AppError } from '#kit/errors.ts';
import { NoTurn, takeTurns } from '#kit/turns.ts';

/** Hashing takes a processor for a while; node works four at a time beside the main thread. */
const turns = takeTurns({ atOnce: 4, waitingMost: 500 });
/** argon2id with OWASP's second recommendation: 19 MiB, two passes. */
const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const saltBytes = 16;

/** @param caller whose turn it is: a network, an account @throws AppError rate.limited, as the others here */
export function hashPassword(password: string, caller: string): Promise<string> {
  return inTurn(caller, () => hash(password, argon2Options));
}

/** Whether the password matches the hash; a wrong one takes as long as the right one. */
export function verifyPassword(passwordHash: string, password: string, caller: string): Promise<boolean> {
  return inTurn(caller, () => verify(passwordHash, password, argon2Options));
}

/** The code is too short for a fast hash. The salt follows from the account's id, so that one hash is compared with all its codes. */
export function hashCode(userId: string, code: string): Promise<Buffer> {
  const salt = createHash('sha256').update(userId).digest().subarray(0, saltBytes);
  return inTurn(userId, () => hashRaw(code, { ...argon2Options, salt }));
}

/** Callers take turns; when too many wait, the last of the caller with the most is refused. @throws AppError rate.limited */
async function inTurn<T>(caller: string, work: () => Promise<T>): Promise<T> {
  try {
    return await turns.run(caller, work);
  } catch (error) {
    throw error instanceof NoTurn ? new AppError('rate.limited') : error;
  }
}
