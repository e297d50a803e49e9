import type { updateRoutine as contract } from '@bandeja/domain/routines/contract';
import { routineMessages } from '@bandeja/domain/routines/messages';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import type { EntryExercise, EntryRow } from '#features/routines/admin.queries.ts';
import { AppError } from '#kit/errors.ts';

type BodyEntry = Parsed<typeof contract>['body']['exercises'][number];

export function exerciseIds(entries: readonly BodyEntry[]): string[] {
  return [...new Set(entries.map((entry) => entry.exercise.toLowerCase()))];
}

/** Retired ones only where they are in `existing`. @throws AppError request.invalid, an issue for each unusable exercise */
export function usable(
  body: { exercises: readonly BodyEntry[] },
  known: ReadonlyMap<string, EntryExercise>,
  existing: ReadonlySet<string>,
): { exercise: EntryExercise }[] {
  const issues: { path: string; message: string }[] = [];
  const exercises = body.exercises.flatMap((entry, index) => {
    const exercise = known.get(entry.exercise.toLowerCase());
    if (exercise && (!exercise.isRetired || existing.has(exercise.id))) return [{ exercise }];
    const message = exercise ? routineMessages.exerciseRetired : routineMessages.exerciseUnknown;
    issues.push({ path: `exercises.${index}.exercise`, message });
    return [];
  });
  if (issues.length > 0) throw new AppError('request.invalid', issues);
  return exercises;
}

export function toEntryRow(entry: BodyEntry): EntryRow {
  return {
    exercise_id: entry.exercise,
    sets: entry.sets,
    reps: entry.reps,
    duration_seconds: entry.duration ?? null,
    metres: entry.metres ?? null,
    per_side: entry.perSide,
    rest_seconds: entry.rest,
    notes: entry.notes,
  };
}
