import type { LoadType } from '@bandeja/domain/exercises/vocabulary';
import type { ImportedEntry, ImportedSession, ImportedSet } from '@bandeja/domain/imports/schemas';
import type { ImportSource } from '@bandeja/domain/imports/vocabulary';
import type { SessionType } from '@bandeja/domain/sessions/vocabulary';
import { asLine } from '@bandeja/domain/wire/line';
import { cleanText } from '#features/imports/reading/decode.ts';
import { catalogueCodeOf } from '#features/imports/reading/exercise-codes.ts';
import { type Moment, readingLimits } from '#features/imports/reading/model.ts';
import { remarks, sessionNames, setKinds } from '#features/imports/reading/texts.ts';

export type LogRow = {
  workout: string;
  start: Moment;
  durationSeconds: number | null;
  exercise: string;
  exerciseNotes: string;
  workoutNotes: string;
  set: ImportedSet;
  kind: SetKind | null;
};

type SetKind = keyof typeof setKinds;

/** Reps in reserve for an effort of 10 at most (docs/training.md#planned-rpe); none below 5: too vague. */
export function inReserveOf(rpe: number | null): Pick<ImportedSet, 'inReserve'> {
  return rpe === null || rpe < 5 || rpe > 10 ? {} : { inReserve: Math.round(10 - rpe) };
}

function kindsText(kinds: readonly (SetKind | null)[]): string {
  return kinds.flatMap((kind, index) => (kind === null ? [] : [setKinds[kind](index + 1)])).join(' ');
}

type Workout = {
  first: LogRow;
  entries: { name: string; notes: string[]; sets: ImportedSet[]; kinds: (SetKind | null)[] }[];
  durationSeconds: number | null;
};

/** Sessions from the rows of a log, newest first, with remarks. Rows of one workout are consecutive. */
export function sessionsOfRows(
  source: ImportSource,
  rows: readonly LogRow[],
  timeZone: string,
): { sessions: ImportedSession[]; notes: string[] } {
  const workouts = gather(rows);
  let cut = false;
  const sessions = [...workouts.values()].map((workout): ImportedSession => {
    const { first } = workout;
    const entries = workout.entries.slice(0, readingLimits.entries).map(toEntry);
    cut ||=
      workout.entries.length > entries.length || workout.entries.some(({ sets }) => sets.length > readingLimits.sets);
    const name = first.workout || sessionNames.other;
    return {
      // without its name: a workout that is renamed stays the same one
      key: `${source}:${first.start.mark}`,
      name,
      type: typeOf(name, entries),
      startTime: first.start.instant.toISOString(),
      localDate: first.start.localDate,
      timeZone,
      duration: isPlausible(workout.durationSeconds) ? workout.durationSeconds : 0,
      notes: first.workoutNotes,
      score: null,
      rpe: null,
      improvements: [],
      averageHeartRate: null,
      maxHeartRate: null,
      distanceMetres: null,
      entries,
    };
  });
  const durations = [...workouts.values()].map(({ durationSeconds }) => durationSeconds);
  const unknown = durations.filter((each) => !each).length;
  const implausible = durations.filter((each) => each && !isPlausible(each)).length;
  return {
    sessions: sessions.sort((a, b) => b.startTime.localeCompare(a.startTime)),
    notes: [
      ...(cut ? [remarks.cutSets] : []),
      ...(unknown > 0 ? [remarks.noDuration(unknown)] : []),
      ...(implausible > 0 ? [remarks.implausibleDuration(implausible)] : []),
    ],
  };
}

function isPlausible(seconds: number | null): seconds is number {
  return seconds !== null && seconds > 0 && seconds <= readingLimits.logSeconds;
}

function gather(rows: readonly LogRow[]): Map<string, Workout> {
  const workouts = new Map<string, Workout>();
  for (const row of rows) {
    const key = `${row.start.instant.getTime()} ${row.workout}`;
    const workout = workouts.get(key) ?? { first: row, entries: [], durationSeconds: null };
    workouts.set(key, workout);
    workout.durationSeconds ??= row.durationSeconds;
    const last = workout.entries.at(-1);
    const { exercise: name, exerciseNotes: note, set, kind } = row;
    if (last?.name !== name) workout.entries.push({ name, notes: [note], sets: [set], kinds: [kind] });
    else {
      last.sets.push(set);
      last.kinds.push(kind);
      if (!last.notes.includes(note)) last.notes.push(note);
    }
  }
  return workouts;
}

function toEntry({ name, notes, sets, kinds }: Workout['entries'][number]): ImportedEntry {
  return {
    name: asLine(cleanText(name, 200)) || sessionNames.other,
    code: catalogueCodeOf(name),
    loadType: loadTypeOf(sets),
    notes: cleanText([...notes, kindsText(kinds)].filter((note) => note.trim() !== '').join('\n'), 2000),
    sets: sets.slice(0, readingLimits.sets),
  };
}

function loadTypeOf(sets: readonly ImportedSet[]): LoadType {
  if (sets.some(({ reps }) => reps !== null && reps > 0)) return 'reps';
  if (sets.some(({ metres }) => metres !== null)) return 'distance';
  return sets.some(({ seconds }) => seconds !== null) ? 'time' : 'reps';
}

const words: [SessionType, RegExp][] = [
  ['Partido', /p[aàá]del|partido/i],
  ['Flexibilidad', /yoga|stretch|estir|movilidad|mobility|flexib|pilates/i],
  [
    'Cardio',
    /\brun|running|carrera|cardio|cycling|\bbici|spinning|rowing|remo|el[ií]ptica|treadmill|cinta|walk|camina|hiit/i,
  ],
];

/** A log is strength work unless its name, or most of its exercises, suggest otherwise. */
function typeOf(name: string, entries: readonly ImportedEntry[]): SessionType {
  const named = words.find(([, pattern]) => pattern.test(name));
  if (named) return named[0];
  const most = words.find(
    ([, pattern]) => entries.filter((entry) => pattern.test(entry.name)).length * 2 > entries.length,
  );
  return most?.[0] ?? 'Fuerza';
}
