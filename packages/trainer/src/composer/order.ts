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

/**
 * Where an exercise stands in the main part, low first: feet and balance while fresh → power → racket → strength →
 * intervals → mobility (docs/training.md#progression-and-deload), the trunk at the end of the strength work, matches
 * after drills.
 */
export function rankOf(move: ComposerExercise, { kind }: Pick<Brief, 'kind'>): number {
  if (kind === 'warmUp') return warmUpRank(move);
  if (isMental(move)) return kind === 'mental' ? 0 : 5;
  if (isMatchPlay(move)) return 2.9;
  if (isGame(move)) return 2.8;
  if (isDrill(move)) return 1.5 + levelShare(move);
  switch (phaseOf(move)) {
    case 'power':
      return 1 + (move.categories[0] === 'Pliometría' ? 0 : 0.3) + levelShare(move);
    case 'strength':
      return strengthRank(move);
    case 'intervals':
      return isGentleCardio(move) ? 3.5 : 3;
    case 'mobility':
      return isBreathing(move) ? 4.5 : 4;
    default:
      return isBalance(move) ? 0.2 : move.categories.includes('Fuerza explosiva') ? 0.6 : 0.4;
  }
}

/** A warm-up raises the pulse, loosens, wakes the muscles up and ends with the feet. */
function warmUpRank(move: ComposerExercise): number {
  if (isGentleCardio(move)) return 0;
  if (phaseOf(move) === 'mobility') return isBreathing(move) ? 5 : 1;
  if (phaseOf(move) === 'strength') return 2;
  if (isBalance(move)) return 3;
  return move.demands.length === 0 ? 3.5 : 4;
}

/** From easy to hard. */
function levelShare({ difficulty }: ComposerExercise): number {
  return difficulty === 'Principiante' ? 0 : difficulty === 'Intermedio' ? 0.1 : 0.2;
}

/** Big movements first, then the small ones, the trunk last. */
function strengthRank({ muscleGroups, equipment }: ComposerExercise): number {
  if (muscleGroups[0] === 'Core') return 2.6;
  return muscleGroups.length > 1 ? 2.1 - 0.05 * Number(equipment.length > 0) : 2.4;
}

/** A main part in its order; what is equal keeps the order it came in. */
export function inOrder<T extends { move: ComposerExercise }>(lines: readonly T[], brief: Pick<Brief, 'kind'>): T[] {
  return [...lines].sort((a, b) => rankOf(a.move, brief) - rankOf(b.move, brief));
}
