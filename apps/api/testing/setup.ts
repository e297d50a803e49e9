import { vi } from 'vitest';
import { isPartitioned, recordStatements } from './partitions.ts';

if (isPartitioned) recordStatements();

/** Argon2 is slow on purpose and pure but for its salt: a worker hashes and verifies the factories' password once, as the server would. */
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>();
  return { ...argon2, hash: onceEach(argon2.hash), verify: onceEach(argon2.verify) };
});

function onceEach<Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) {
  const results = new Map<string, Promise<Result>>();
  return (...args: Args): Promise<Result> => {
    const key = JSON.stringify(args);
    const result = results.get(key) ?? work(...args);
    results.set(key, result);
    return result;
  };
}
