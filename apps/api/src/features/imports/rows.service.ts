import { isTimeZone, localDateIn } from '@bandeja/domain/calendar/dates';
import type { ImportBody } from '@bandeja/domain/imports/contract';
import { keyWithoutName } from '@bandeja/domain/imports/rules';
import type { ImportedEntry, ImportedSession, ImportedSet } from '@bandeja/domain/imports/schemas';
import { entryIdOf, exerciseTags, setIdOf, usesWeight } from '@bandeja/domain/sessions/rules';
import type { Library, NewEntry, NewSession, NewSet } from '#features/imports/queries.ts';
import { toColumns } from '#kit/database/names.ts';

export type ImportRows = {
  session: NewSession;
  entries: NewEntry[];
  sets: NewSet[];
  pulse: ImportedSession['pulse'];
};

export type Into = {
  userId: string;
  importId: string;
  source: ImportBody['source'];
  timeZone: string;
  now: Date;
  newId: () => string;
  library: Library;
};

/** Our own export restores the whole snapshot; other files only have the done sets. */
export function rowsOf(imported: ImportedSession, into: Into): ImportRows {
  const { original } = imported;
  const sessionId = original?._id ?? into.newId();
  const key = { user_id: into.userId, session_id: sessionId };
  const entries = imported.entries.map((entry, index) => ({
    ...key,
    id: entryIdOf(sessionId, index),
    position: index,
    ...entryColumns(entry, into.library),
  }));
  const sets = imported.entries.flatMap((entry, index) =>
    entry.sets.map(
      (set, position): NewSet => ({
        ...key,
        id: setIdOf(sessionId, index, position),
        entry_id: entryIdOf(sessionId, index),
        position: set.position ?? position,
        reps: set.reps,
        seconds: set.seconds,
        metres: set.metres,
        weight_kg: set.weight,
        in_reserve: set.inReserve ?? null,
        ...ballsOf(set),
        done: set.done,
      }),
    ),
  );
  return { session: sessionColumns(imported, sessionId, into), entries, sets, pulse: imported.pulse };
}

/** No more balls are good than were played. */
function ballsOf({ hits = null, attempts = null }: ImportedSet): Pick<NewSet, 'hits' | 'attempts'> {
  return attempts === null ? {} : { attempts, hits: Math.min(hits ?? 0, attempts) };
}

function sessionColumns(imported: ImportedSession, sessionId: string, into: Into): NewSession {
  const { original, name, score, rpe, improvements, notes, averageHeartRate, maxHeartRate, distanceMetres } = imported;
  const startedAt = new Date(imported.startTime);
  const ended = new Date(startedAt.getTime() + imported.duration * 1000);
  const zone = imported.timeZone !== undefined && isTimeZone(imported.timeZone) ? imported.timeZone : into.timeZone;
  return {
    user_id: into.userId,
    id: sessionId,
    routine_id: original ? routineOf(original, into.library) : null,
    type: imported.type,
    source:
      original && /^(?:live|match|manual|import:[a-z]{1,12})$/.test(original.source)
        ? original.source
        : `import:${into.source}`,
    ...toColumns({ name, score, rpe, improvements, notes, averageHeartRate, maxHeartRate, distanceMetres }),
    description: original?.description ?? '',
    difficulty: original?.difficulty ?? '',
    objectives: original?.objectives ?? [],
    equipment: original?.equipment ?? [],
    planned_minutes: original?.plannedMinutes ?? 0,
    local_date: imported.localDate ?? localDateIn(zone, startedAt),
    time_zone: zone,
    started_at: startedAt,
    finished_at: original ? new Date(original.finishedAt) : ended,
    duration_seconds: imported.duration,
    current_exercise: original?.currentExercise ?? -1,
    completed_exercises: completedOf(imported),
    exercise_count: imported.entries.length,
    import_id: into.importId,
    import_key: keyWithoutName(original?.importKey ?? imported.key),
    match: imported.match ? JSON.stringify(imported.match) : null,
    created_at: into.now,
    updated_at: into.now,
  };
}

function routineOf(original: NonNullable<ImportedSession['original']>, { routines }: Library): string | null {
  const { routineCode, routineId } = original;
  const found = routines.find(({ id, code }) => (routineCode === null ? id === routineId : code === routineCode));
  return found?.id ?? null;
}

function completedOf({ original, entries }: ImportedSession): number[] {
  const completed = original?.completedExercises ?? doneEntries(entries);
  return [...new Set(completed)].filter((index) => index < entries.length);
}

function doneEntries(entries: readonly ImportedEntry[]): number[] {
  return entries.flatMap(({ sets }, index) => (sets.some(({ done }) => done) ? [index] : []));
}

function entryColumns({ code, snapshot, ...entry }: ImportedEntry, { exercises }: Library) {
  const exercise = exercises.find((each) => (code === null ? each.id === snapshot?.exerciseId : each.code === code));
  const common = {
    exercise_id: exercise?.id ?? null,
    name: entry.name,
    load_type: entry.loadType,
    player_note: entry.notes,
  };
  if (snapshot) {
    const { exerciseId: _, duration, rest, routineNotes, ...shown } = snapshot;
    const renamed = { duration_seconds: duration, rest_seconds: rest, notes: routineNotes };
    return { ...toColumns(shown), ...renamed, ...common };
  }
  const first = entry.sets[0];
  return {
    ...common,
    description: exercise?.description ?? '',
    steps: exercise?.steps ?? [],
    tags: exercise ? exerciseTags(exercise) : [],
    video_url: exercise?.videoUrl ?? null,
    uses_weight:
      usesWeight(exercise?.equipment ?? []) || entry.sets.some(({ weight }) => weight !== null && weight > 0),
    sets: entry.sets.length,
    reps: Math.max(1, first?.reps ?? 1),
    duration_seconds: entry.loadType === 'time' ? (first?.seconds ?? null) : null,
    metres: entry.loadType === 'distance' ? (first?.metres ?? null) : null,
    rest_seconds: 0,
    completed: true,
  };
}
