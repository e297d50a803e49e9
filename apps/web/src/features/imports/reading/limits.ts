/** Hard limits of reading a file; what is beyond them is refused or cut, and said. */
export const readingLimits = {
  bytes: 20 * 1024 * 1024,
  sessions: 5000,
  entries: 100,
  sets: 100,
  /** Time the worker may take for one file. */
  milliseconds: 2000,
  /** A session lasts a day at most. */
  seconds: 86_400,
} as const;

/** No training was recorded by an app before this. */
export const earliest = Date.UTC(1990, 0, 1);
