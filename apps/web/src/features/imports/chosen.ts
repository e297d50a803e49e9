import type { SameSession } from '@bandeja/domain/imports/contract';
import type { ImportedSession } from '@bandeja/domain/imports/schemas';
import { watchSources } from '@bandeja/domain/imports/vocabulary';
import type { SessionType } from '@bandeja/domain/sessions/vocabulary';
import type { DistanceUnit, Reading } from '#features/imports/reading/model.ts';
import { inMiles, inPounds } from '#features/imports/reading/units.ts';

/** A chosen file between reading and import. `importId` is created once, so that a retry continues the same import. */
export type ChosenFile = { id: string; importId: string; file: File; state: FileState };

export type WeightUnit = 'kg' | 'lb';
/** What to do with a session of a training that is there already: nothing, unless the player says so. */
export type Wish = 'skip' | 'join' | 'apart';

/** What is sent of a file. `joins` by key into the session of that id. */
export type Parcel = {
  sessions: readonly ImportedSession[];
  joins: readonly { key: string; sessionId: string }[];
  apart: readonly string[];
  pulseConsent: boolean;
};

export type ReadyState = {
  step: 'ready';
  reading: Reading;
  known: ReadonlySet<string>;
  /** By key, the session that is of the same training. */
  same: ReadonlyMap<string, SameSession>;
  wishes: Readonly<Record<string, Wish>>;
  type: SessionType | null;
  unit: WeightUnit;
  distanceUnit: DistanceUnit;
  /** The player agrees, with this file, that their pulse is stored. */
  pulseConsent: boolean;
};

export type FileState =
  | { step: 'reading'; progress: number }
  | { step: 'unreadable'; error: string }
  | { step: 'checking'; reading: Reading }
  | { step: 'unchecked'; reading: Reading; message: string }
  | ReadyState
  | { step: 'importing'; reading: Reading; parcel: Parcel; sent: number }
  | { step: 'broken'; reading: Reading; parcel: Parcel; message: string }
  | { step: 'done'; added: number; joined: number; known: number };

export function isFromWatch({ source }: Reading): boolean {
  return watchSources.includes(source);
}

/** Activities without sets, whose kind a watch or its service may have named differently. */
export function isRecorded({ source, sessions }: Reading): boolean {
  return source !== 'bandeja' && sessions.every(({ entries }) => entries.length === 0);
}

export const holdsPulse = ({ sessions }: Reading): boolean =>
  sessions.some(
    ({ averageHeartRate, maxHeartRate, pulse }) => (averageHeartRate ?? maxHeartRate) !== null || pulse !== undefined,
  );

export const wishOf = ({ wishes }: ReadyState, key: string): Wish => wishes[key] ?? 'skip';

export function parcelOf(state: ReadyState): Parcel {
  const { reading, known, same, type } = state;
  const wished = reading.sessions.filter(
    ({ key }) => !known.has(key) && (!same.has(key) || wishOf(state, key) !== 'skip'),
  );
  return {
    sessions: wished.map((session) => inUnits(type === null ? session : { ...session, type }, state)),
    joins: wished.flatMap(({ key }) => {
      const there = same.get(key);
      return there && wishOf(state, key) === 'join' ? [{ key, sessionId: there._id }] : [];
    }),
    apart: wished.flatMap(({ key }) => (wishOf(state, key) === 'apart' ? [key] : [])),
    pulseConsent: state.pulseConsent,
  };
}

/** A session with its weights and distances in the units that the player has told. */
export function inUnits(session: ImportedSession, { unit, distanceUnit, reading }: ReadyState): ImportedSession {
  const isPounds = unit === 'lb' && !namesUnit(reading, session);
  const isMiles = distanceUnit === 'mi' && isUnitless(reading, session);
  if (!isPounds && !isMiles) return session;
  const entries = session.entries.map((entry) => ({
    ...entry,
    sets: entry.sets.map((set) => ({
      ...set,
      weight: isPounds && set.weight !== null ? inPounds(set.weight) : set.weight,
      metres: isMiles ? inMiles(set.metres, 'set') : set.metres,
    })),
  }));
  const distanceMetres = isMiles ? inMiles(session.distanceMetres, 'activity') : session.distanceMetres;
  return { ...session, distanceMetres, entries };
}

const namesUnit = ({ withUnit = [] }: Reading, { key }: ImportedSession) => withUnit.includes(key);

/** Two that begin in the same second are numbered. */
const isUnitless = ({ distances }: Reading, { key }: ImportedSession) =>
  distances?.keys.has(key.replace(/#\d+$/, '')) === true;

const shownLines = 5;

/** The first sets with a weight and no unit, by which a player tells pounds from kilograms. */
export function weightLines(reading: Reading): { name: string; reps: number | null; weight: number }[] {
  const lines: ReturnType<typeof weightLines> = [];
  for (const { entries } of reading.sessions.filter((session) => !namesUnit(reading, session))) {
    for (const { name, sets } of entries) {
      for (const { reps, weight } of sets) {
        if (weight !== null && weight > 0) lines.push({ name, reps, weight });
        if (lines.length === shownLines) return lines;
      }
    }
  }
  return lines;
}

/** The first distances without a unit, with the time they took, by which a player tells miles from kilometres. */
export function distanceLines(state: ReadyState): { name: string; metres: number; seconds: number | null }[] {
  const unitless = state.reading.sessions.filter((session) => isUnitless(state.reading, session));
  const lines = unitless.flatMap((session) => {
    const { name, distanceMetres, duration, entries } = inUnits(session, state);
    const sets = entries.flatMap((entry) =>
      entry.sets.map(({ metres, seconds }) => ({ name: entry.name, metres, seconds })),
    );
    return [{ name, metres: distanceMetres, seconds: duration }, ...sets];
  });
  return lines.flatMap(({ metres, ...line }) => (metres ? [{ ...line, metres }] : [])).slice(0, shownLines);
}

export function typesOf(sessions: readonly ImportedSession[]): [SessionType, number][] {
  const counts = new Map<SessionType, number>();
  for (const { type } of sessions) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}
