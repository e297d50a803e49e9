import type { ImportedSession } from '@bandeja/domain/imports/schemas';
import type { ImportSource } from '@bandeja/domain/imports/vocabulary';

export const readingLimits = {
  bytes: 20 * 1024 * 1024,
  sessions: 5000,
  entries: 100,
  sets: 100,
  milliseconds: 2000,
  seconds: 86_400,
} as const;

/** Context of reading: the player's zone for times without one, and the current time, the latest one allowed. */
export type ReadingPlace = { timeZone: string; now: Date };

export type Reading = { source: ImportSource; sessions: ImportedSession[]; remarks: string[] };

export type Unreadable = { error: string };

export class FileError extends Error {}
