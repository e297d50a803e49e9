import type { ImportedSession, ImportSource } from '@bandeja/domain/imports/vocabulary';

/** What the device knows when it reads: the player's zone for times without one, and now, after which nothing happened. */
export type ReadingPlace = { timeZone: string; now: Date };

/** A file that was read: finished sessions, newest first, and remarks on what was left out. */
export type Reading = { source: ImportSource; sessions: ImportedSession[]; remarks: string[] };

/** A file that cannot be read: one sentence for the person. */
export type Unreadable = { error: string };
