import type { Difficulty } from '@bandeja/domain/exercises/vocabulary';
import type { ComposerExercise } from '#composer/types.ts';

// Read from categories, doses and material: an admin's exercise has no code.

type Exercise = ComposerExercise;

const gentleCardioSeconds = 600;
const gameSeconds = 120;
const matchSeconds = 900;

/** Walking, easy running, cycling: one long stretch (C01–C03). One per routine. */
export function isGentleCardio({ categories, dose }: Exercise): boolean {
  return categories[0] === 'Cardio' && dose.sets === 1 && (dose.seconds ?? 0) >= gentleCardioSeconds;
}

/** Work in bouts with short rests (C04–C11, comba, line jumps). */
export function isInterval(exercise: Exercise): boolean {
  const { categories, dose } = exercise;
  if (dose.sets === 1 || isDrill(exercise)) return false;
  return categories[0] === 'Cardio' || (categories.includes('Cardio') && dose.seconds !== undefined);
}

export function isStretch({ categories }: Exercise): boolean {
  return categories[0] === 'Flexibilidad';
}

/** The general warm-up (L01): one stretch of time that also readies movement. */
export function isGeneralWarmUp(exercise: Exercise): boolean {
  return isStretch(exercise) && exercise.categories.includes('Funcionalidad') && exercise.dose.sets === 1;
}

export function isBreathing(exercise: Exercise): boolean {
  return (
    isStretch(exercise) &&
    exercise.dose.sets === 1 &&
    exercise.categories.length === 1 &&
    exercise.dose.seconds !== undefined
  );
}

export function isDrill({ equipment }: Exercise): boolean {
  return equipment.includes('pala');
}

/** A played situation (K01–K04) rather than a repeated stroke. */
export function isGame(exercise: Exercise): boolean {
  return isDrill(exercise) && (exercise.dose.seconds ?? 0) >= gameSeconds && !isMatchPlay(exercise);
}

/** A whole match (K05). */
export function isMatchPlay(exercise: Exercise): boolean {
  return isDrill(exercise) && (exercise.dose.seconds ?? 0) >= matchSeconds;
}

export function isMental({ muscleGroups, categories }: Exercise): boolean {
  return muscleGroups.length === 0 && categories[0] === 'Funcionalidad';
}

export function isWallPlay({ equipment }: Exercise): boolean {
  return equipment.includes('pala') && equipment.includes('pared') && !equipment.includes('pista');
}

/** Balance on one leg (U06), in every session from 60 on (docs/training.md#gates). */
export function isBalance({ code }: Exercise): boolean {
  return code === 'U06';
}

/** Holding or moving slowly, without impact: what fits a day of mobility. */
export function isCalm(exercise: Exercise): boolean {
  const { categories, demands, difficulty } = exercise;
  if (isStretch(exercise) || isMental(exercise)) return true;
  if (isGentleCardio(exercise)) return !demands.includes('run');
  return (
    categories[0] === 'Funcionalidad' && demands.length === 0 && difficulty === 'Principiante' && !isDrill(exercise)
  );
}

/** Weights in the hand: where reps and rest follow the goal. */
export function isLoaded({ categories, equipment }: Exercise): boolean {
  return (
    categories[0] === 'Fuerza' && equipment.some((item) => item.includes('mancuernas') || item.includes('kettlebell'))
  );
}

/** For players who may not do hard jumps: N3 work that jumps or is plyometric (docs/training.md#safety-texts). */
export function isHardPlyometric({ difficulty, demands, categories }: Exercise): boolean {
  const hardest: Difficulty = 'Avanzado';
  return difficulty === hardest && (demands.includes('jump') || categories.includes('Pliometría'));
}

/** The four steps in a fixed order (docs/training.md#order-of-exercises); all other exercises may be anywhere. */
export type Phase = 'power' | 'strength' | 'intervals' | 'mobility';
export const phases: readonly Phase[] = ['power', 'strength', 'intervals', 'mobility'];

/** Null for functional, technical and mental work. */
export function phaseOf({ categories }: Pick<Exercise, 'categories'>): Phase | null {
  switch (categories[0]) {
    case 'Fuerza explosiva':
    case 'Pliometría':
      return 'power';
    case 'Fuerza':
      return 'strength';
    case 'Cardio':
      return 'intervals';
    case 'Flexibilidad':
      return 'mobility';
    default:
      return null;
  }
}
