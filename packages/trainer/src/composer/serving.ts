import { alternativesIn } from '@bandeja/domain/exercises/rules';
import type { Material, MuscleGroup, Stroke } from '@bandeja/domain/exercises/vocabulary';
import type { BriefCore } from '#composer/brief-types.ts';
import { isInFocus } from '#composer/focus.ts';
import { isDrill, isMental } from '#composer/kinds.ts';
import { isAround, isInMap } from '#composer/prevention.ts';
import type { ComposerExercise } from '#composer/types.ts';

/** The share of the main part that serves the wish: never gone below without saying so. */
export const leastShare = 0.5;
/** Exercises that must serve each stroke list, group list and area (docs/training.md#selection). */
export const leastServing = 2;

export function servesStroke({ strokes }: ComposerExercise, wished: readonly Stroke[]): boolean {
  return strokes.some((stroke) => wished.includes(stroke));
}

export function usesNamed({ equipment }: ComposerExercise, named: readonly Material[]): boolean {
  return equipment.some((item) => alternativesIn(item).some((name) => named.some((each) => each === name)));
}

export function isMixed({ kind, categories, limits }: BriefCore): boolean {
  const wishesCourtWork = limits.wish.routineType === 'Técnico' || limits.wish.routineType === 'Táctico';
  const physical = categories.some((category) => category !== 'Funcionalidad' && category !== 'Flexibilidad');
  return wishesCourtWork && physical && (kind === 'technique' || kind === 'tactics');
}

export function isExplicit({ kind, categories, strokes, groups, areas, focus }: BriefCore): boolean {
  if (focus !== null) return true;
  if (kind === 'gentle') return false;
  const racket = kind === 'technique' || kind === 'tactics' || kind === 'match' || kind === 'mental';
  return racket || categories.length + strokes.length + groups.length + areas.length > 0;
}

/** With several categories, groups or strokes any of them; a kind of work and a group both. */
export function serves(exercise: ComposerExercise, brief: BriefCore): boolean {
  const { kind, categories, strokes, groups, areas, focus } = brief;
  if (focus !== null && kind !== 'mental') return isInFocus(exercise, focus);
  if (kind === 'gentle') return true;
  if (kind === 'mental') return isMental(exercise);
  const isOfKind = exercise.categories.some((category) => categories.includes(category));
  if (kind === 'technique' && strokes.length > 0)
    return servesStroke(exercise, strokes) || (isMixed(brief) && isOfKind);
  if (categories.length > 0) return isOfKind && (groups.length === 0 || works(exercise, brief));
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

/** Stretching a group is work on it where stretching was wished. */
function works(exercise: ComposerExercise, { categories, groups }: BriefCore): boolean {
  const isWished = exercise.categories[0] !== undefined && categories.includes(exercise.categories[0]);
  return trains(exercise, groups) || (isWished && exercise.muscleGroups.some((group) => groups.includes(group)));
}

/** With a racket only strokes that are played or rehearsed in it. */
export function strokesIn(main: readonly ComposerExercise[], { strokes, kind }: BriefCore): Stroke[] {
  const racket = kind === 'technique' || kind === 'tactics' || kind === 'match';
  const exercises = racket
    ? main.filter((exercise) => isDrill(exercise) || exercise.categories[0] === 'Funcionalidad')
    : main;
  return strokes.filter((stroke) => exercises.some((exercise) => exercise.strokes.includes(stroke)));
}

function isShadow({ categories, strokes }: ComposerExercise): boolean {
  return categories[0] === 'Funcionalidad' && strokes.some((stroke) => stroke !== 'todos');
}

/** 1 without a wish. */
export function servingShare(exercises: readonly ComposerExercise[], brief: BriefCore): number {
  if (exercises.length === 0 || !isExplicit(brief)) return 1;
  return exercises.filter((exercise) => serves(exercise, brief)).length / exercises.length;
}
