import type { ImportedSession } from '@bandeja/domain/imports/schemas';
import type { ImportSource } from '@bandeja/domain/imports/vocabulary';

export const readingLimits = {
  /** Of a file that is held as a whole: a table, a copy, a FIT. */
  bytes: 64 * 1024 * 1024,
  /** Of everything that a file or an archive unpacks to; XML is streamed. */
  unpackedBytes: 2 * 1024 ** 3,
  /** Unpacked to packed, from `ratioFromBytes` on: an Apple Health export has about 40. */
  ratio: 300,
  ratioFromBytes: 20 * 1024 * 1024,
  archiveDepth: 3,
  archiveFiles: 20_000,
  sessions: 5000,
  entries: 100,
  sets: 100,
  seconds: 86_400,
  /** A log that ran for longer was forgotten, not trained. */
  logSeconds: 12 * 3600,
} as const;

/** Tolerance for a watch whose clock runs ahead. */
const aheadMs = 5 * 60_000;

/**
 * `mark` is the same wherever the file is read: a file without a zone names two instants in Madrid and on the Canaries.
 */
export type Moment = { instant: Date; localDate: string; mark: string };

/** Context of reading: the player's zone for times without one, and the current time. */
export type ReadingPlace = { timeZone: string; now: Date; onProgress?: (share: number) => void };

/** What a reading notices on its way. One per file. */
export type Reader = {
  timeZone: string;
  latestMs: number;
  /** Texts of dates already read. */
  moments: Map<string, Moment | null>;
  /** How `3/4/2026` is meant, as the file shows it. */
  dayOrder: 'day-first' | 'month-first';
  futureDates: Set<string>;
  /** Texts of dates that lie ahead. */
  futureTexts: Set<string>;
  tick: (share: number) => void;
};

export function newReader({ timeZone, now, onProgress }: ReadingPlace): Reader {
  return {
    timeZone,
    latestMs: now.getTime() + aheadMs,
    moments: new Map(),
    dayOrder: 'day-first',
    futureDates: new Set(),
    futureTexts: new Set(),
    tick: onProgress ?? (() => {}),
  };
}

export type Reading = {
  source: ImportSource;
  sessions: ImportedSession[];
  remarks: string[];
  /** The file names no unit: its weights are taken as kilograms until the player says otherwise. */
  asksUnit?: boolean;
  /** Keys of sessions out of an archive's other files, which do name it. */
  withUnit?: readonly string[];
  /** Distances without a unit, read as kilometres until the player says otherwise. */
  distances?: UnitlessDistances;
};

export type DistanceUnit = 'km' | 'mi';
/** Of which sessions, and the unit that the file's other figures speak for. */
export type UnitlessDistances = { unit: DistanceUnit; keys: ReadonlySet<string> };

export type Unreadable = { error: string };

export class FileError extends Error {}
