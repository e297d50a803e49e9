import type { ImportedSession, ImportSource } from '@bandeja/domain/imports/vocabulary';

/** Hard limits of reading a file; larger files are refused or cut, with a remark. */
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

/** Context of reading: the player's zone for times without one, and the current time, the latest one allowed. */
export type ReadingPlace = { timeZone: string; now: Date };

/** The content of a file: finished sessions, newest first, and remarks on omissions. */
export type Reading = { source: ImportSource; sessions: ImportedSession[]; remarks: string[] };

/** A file that cannot be read: one sentence for the person. */
export type Unreadable = { error: string };

/** A file that cannot be read; its message is the sentence for the person. */
export class FileError extends Error {}
