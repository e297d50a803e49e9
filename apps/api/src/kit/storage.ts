import { statfs } from 'node:fs/promises';

const leastFreeBytes = 64 * 1024 * 1024;
/** A write that failed for lack of space counts for so long. */
const rememberedMs = 60_000;

export type Storage = {
  /** Records an error if it means a full disk; returns whether it does. */
  note: (error: unknown) => boolean;
  isFull: () => Promise<boolean>;
};

/** @param log one line a minute, however many writes fail */
export function watchStorage({ folder, log }: { folder: string; log: (line: string) => void }): Storage {
  let failedAtMs = Number.NEGATIVE_INFINITY;
  const failedLately = () => performance.now() - failedAtMs < rememberedMs;
  return {
    note: (error) => {
      if (!isDiskFull(error)) return false;
      if (!failedLately()) log(`storage: no space left (${error.message})`);
      failedAtMs = performance.now();
      return true;
    },
    isFull: async () => {
      if (failedLately()) return true;
      // the folder need not exist: a server with a database elsewhere writes mails at most
      const disk = await statfs(folder).catch(() => null);
      return disk !== null && disk.bavail * disk.bsize < leastFreeBytes;
    },
  };
}

export function isDiskFull(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && (error.code === '53100' || error.code === 'ENOSPC');
}
