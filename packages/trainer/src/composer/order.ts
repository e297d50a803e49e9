import type { Difficulty } from '@bandeja/domain/exercises/vocabulary';
import type { Brief } from '#composer/brief-types.ts';
import {
  isBalance,
  isBreathing,
  isDrill,
  isGame,
  isGentleCardio,
  isMatchPlay,
  isMental,
  phaseOf,
} from '#composer/kinds.ts';
import type { ComposerExercise } from '#composer/types.ts';

/** docs/training.md#progression-and-deload; the trunk ends the strength work, matches come after drills. */
export function rankOf(exercise: ComposerExercise, { kind }: Pick<Brief, 'kind'>): number {
  if (kind === 'warmUp') return warmUpRank(exercise);
  if (isMental(exercise)) return kind === 'mental' ? 0 : 5;
  if (isMatchPlay(exercise)) return 2.9;
  if (isGame(exercise)) return 2.8;
  if (isDrill(exercise)) return 1.5 + levelShares[exercise.difficulty];
  switch (phaseOf(exercise)) {
    case 'power':
      return 1 + (exercise.categories[0] === 'Pliometría' ? 0 : 0.3) + levelShares[exercise.difficulty];
    case 'strength':
      return strengthRank(exercise);
    case 'intervals':
      return isGentleCardio(exercise) ? 3.5 : 3;
    case 'mobility':
      return isBreathing(exercise) ? 4.5 : 4;
    default:
      if (isBalance(exercise)) return 0.2;
      return exercise.categories.includes('Fuerza explosiva') ? 0.6 : 0.4;
  }
}

/** A warm-up raises the pulse, loosens, wakes the muscles up and ends with the feet. */
function warmUpRank(exercise: ComposerExercise): number {
  if (isGentleCardio(exercise)) return 0;
  if (phaseOf(exercise) === 'mobility') return isBreathing(exercise) ? 5 : 1;
  if (phaseOf(exercise) === 'strength') return 2;
  if (isBalance(exercise)) return 3;
  return exercise.demands.length === 0 ? 3.5 : 4;
}

const levelShares: Record<Difficulty, number> = { Principiante: 0, Intermedio: 0.1, Avanzado: 0.2 };

function strengthRank({ muscleGroups, equipment }: ComposerExercise): number {
  if (muscleGroups[0] === 'Core') return 2.6;
  return muscleGroups.length > 1 ? 2.1 - 0.05 * Number(equipment.length > 0) : 2.4;
}

export function inOrder<T extends { exercise: ComposerExercise }>(
  lines: readonly T[],
  brief: Pick<Brief, 'kind'>,
): T[] {
  return [...lines].sort((a, b) => rankOf(a.exercise, brief) - rankOf(b.exercise, brief));
}
