import type { Exercise } from '@bandeja/domain/exercises/contract';
import type { ExerciseInput } from '#features/exercises/admin.queries.ts';

/** What the form would send for an exercise as it is stored; without a version, which the caller has locked. */
export function formOf(exercise: Exercise): ExerciseInput {
  const { name, description, categories, difficulty, equipment, muscleGroups, steps, commonMistakes, tips } = exercise;
  const { videoUrl, dose, loadType, avoidFor, cautionFor, demands, places, answered, strokes, figureName } = exercise;
  return {
    name,
    description,
    categories,
    difficulty,
    equipment,
    muscleGroups,
    steps,
    commonMistakes,
    tips,
    videoUrl,
    dose,
    loadType,
    avoidFor,
    cautionFor,
    demands,
    places,
    answered,
    strokes,
    figureName,
    variations: exercise.variations.map(({ _id }) => _id),
  };
}
