import type { Material, MuscleGroup, Stroke } from '@bandeja/domain/exercises/vocabulary';
import type { BriefCore } from '#composer/brief-types.ts';
import { isDrill, isMental } from '#composer/kinds.ts';
import { isAround, isInMap } from '#composer/prevention.ts';
import type { ComposerExercise } from '#composer/types.ts';
import { alternativesIn } from '#language/pieces.ts';

/** The share of the main part that serves the wish: never gone below without saying so. */
export const leastShare = 0.5;
/** Exercises that must serve each stroke list, group list and area (docs/training.md#selection). */
export const leastServing = 2;

/** Whether an exercise trains one of the strokes by name. */
export function servesStroke({ strokes }: ComposerExercise, wished: readonly Stroke[]): boolean {
  return strokes.some((stroke) => wished.includes(stroke));
}

/** Whether an exercise uses equipment named in the text. */
export function usesNamed({ equipment }: ComposerExercise, named: readonly Material[]): boolean {
  return equipment.some((item) => alternativesIn(item).some((name) => named.some((each) => each === name)));
}

/** Whether racket and physical work were both wished: «técnica y fuerza». */
export function isMixed({ kind, categories, limits }: BriefCore): boolean {
  const wishesCourtWork = limits.wish.routineType === 'Técnico' || limits.wish.routineType === 'Táctico';
  const physical = categories.some((category) => category !== 'Funcionalidad' && category !== 'Flexibilidad');
  return wishesCourtWork && physical && (kind === 'technique' || kind === 'tactics');
}

/** Whether the wish contains anything by which exercises can be judged. */
export function isExplicit({ kind, categories, strokes, groups, areas }: BriefCore): boolean {
  if (kind === 'gentle') return false;
  const racket = kind === 'technique' || kind === 'tactics' || kind === 'match' || kind === 'mental';
  return racket || categories.length + strokes.length + groups.length + areas.length > 0;
}

/** Whether an exercise serves the wish; with several categories, groups or strokes any of them. */
export function serves(exercise: ComposerExercise, brief: BriefCore): boolean {
  const { kind, categories, strokes, groups, areas } = brief;
  if (kind === 'gentle') return true;
  if (kind === 'mental') return isMental(exercise);
  if (categories.length > 0) return exercise.categories.some((category) => categories.includes(category));
  if (kind === 'technique' || kind === 'tactics' || kind === 'match')
    return isDrill(exercise) || servesStroke(exercise, strokes) || isShadow(exercise);
  if (strokes.length + groups.length + areas.length === 0) return true;
  return (
    servesStroke(exercise, strokes) ||
    trains(exercise, groups) ||
    areas.some((area) => isInMap(exercise, area) || isAround(exercise, area))
  );
}

/** Walking works the legs too, but it is no answer to «piernas». */
export function trains(exercise: ComposerExercise, groups: readonly MuscleGroup[]): boolean {
  const [first] = exercise.categories;
  if (!groups.includes('Cardio') && (first === 'Cardio' || first === 'Flexibilidad')) return false;
  return exercise.muscleGroups.some((group) => groups.includes(group));
}

/** The wished strokes that the routine really trains: with a racket those that are played or rehearsed in it. */
export function strokesIn(main: readonly ComposerExercise[], { strokes, kind }: BriefCore): Stroke[] {
  const racket = kind === 'technique' || kind === 'tactics' || kind === 'match';
  const exercises = racket
    ? main.filter((exercise) => isDrill(exercise) || exercise.categories[0] === 'Funcionalidad')
    : main;
  return strokes.filter((stroke) => exercises.some((exercise) => exercise.strokes.includes(stroke)));
}

/** Footwork and shadow work for a stroke. */
function isShadow({ categories, strokes }: ComposerExercise): boolean {
  return categories[0] === 'Funcionalidad' && strokes.some((stroke) => stroke !== 'todos');
}

/** The share of a main part that serves the wish; 1 without a wish. */
export function servingShare(exercises: readonly ComposerExercise[], brief: BriefCore): number {
  if (exercises.length === 0 || !isExplicit(brief)) return 1;
  return exercises.filter((exercise) => serves(exercise, brief)).length / exercises.length;
}
