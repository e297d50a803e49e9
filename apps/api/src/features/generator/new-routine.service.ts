import type { Exercise } from '@bandeja/domain/exercises/contract';
import type { GeneratedExercise, GeneratedRoutine } from '@bandeja/domain/generator/contract';
import type { ComposedRoutine } from '@bandeja/trainer/composer/types';

export type NewRoutine = { id: string; composed: ComposedRoutine; exercises: ReadonlyMap<string, Exercise> };

export function byId(exercises: readonly Exercise[]): ReadonlyMap<string, Exercise> {
  return new Map(exercises.map((exercise) => [exercise._id, exercise]));
}

/** @throws Error when a checked routine names what the catalogue does not hold */
export function exerciseOf(exercises: NewRoutine['exercises'], id: string): Exercise {
  const exercise = exercises.get(id);
  if (!exercise) throw new Error(`no exercise ${id} in the catalogue`);
  return exercise;
}

export function toGenerated(
  { id, composed, exercises }: NewRoutine,
  chips: GeneratedRoutine['chips'],
): GeneratedRoutine {
  const { entries, minutes, ...texts } = composed;
  return {
    ...texts,
    _id: id,
    chips,
    duration: minutes,
    exercises: entries.map(({ exerciseId, ...entry }) => {
      const { name, code, description } = exerciseOf(exercises, exerciseId);
      return { ...entry, exercise: exerciseId, name, code, description };
    }),
  };
}

export function exercisesOf({ composed, exercises }: NewRoutine): GeneratedExercise[] {
  const ids = new Set(composed.entries.map(({ exerciseId }) => exerciseId));
  return [...ids].map((id) => {
    const exercise = exerciseOf(exercises, id);
    // the catalogue knows no exercise without a category
    return { ...exercise, category: exercise.categories[0] ?? 'Funcionalidad' };
  });
}
