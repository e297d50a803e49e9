import type { BodyArea, MuscleGroup } from '@bandeja/domain/exercises/vocabulary';
import type { ComposerExercise } from '#composer/types.ts';

/** Exercises that strengthen an area (docs/training.md#selection), by catalogue code. */
const maps: Record<BodyArea, readonly string[]> = {
  hombro: ['F22', 'F23', 'F24', 'F25', 'F26'],
  codo: ['F27', 'F28', 'F29', 'L11'],
  muñeca: ['F27', 'F28', 'F29', 'L11'],
  rodilla: ['F01', 'F10', 'F11', 'F14'],
  tobillo: ['F12', 'F13', 'U06'],
  lumbar: ['F08', 'F31', 'F32', 'F33'],
};

const around: Record<BodyArea, readonly MuscleGroup[]> = {
  hombro: ['Hombros', 'Espalda'],
  codo: ['Brazos', 'Hombros', 'Espalda'],
  muñeca: ['Brazos', 'Hombros'],
  rodilla: ['Piernas', 'Glúteos'],
  tobillo: ['Piernas'],
  lumbar: ['Core', 'Glúteos'],
};

export function isInMap({ code }: ComposerExercise, area: BodyArea): boolean {
  return code !== null && maps[area].includes(code);
}

export function isAround({ categories, muscleGroups }: ComposerExercise, area: BodyArea): boolean {
  return categories[0] === 'Fuerza' && muscleGroups.slice(0, 2).some((group) => around[area].includes(group));
}
