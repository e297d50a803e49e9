import { loadTypeOf } from '@bandeja/domain/exercises/dose';
import { estimatedSeconds } from '@bandeja/domain/routines/rules';
import type { RoutineResult } from '#features/generator/generator-result.ts';

/** How many minutes each line takes, in their order; at least one. */
export function minutesOfEntries({ routine, exercises }: Pick<RoutineResult, 'routine' | 'exercises'>): number[] {
  const known = new Map(exercises.map((exercise) => [exercise._id, exercise]));
  return routine.exercises.map((entry) => {
    // a regeneration may bring exercises that were not described
    const { categories, equipment } = known.get(entry.exercise) ?? { categories: [], equipment: [] };
    const seconds = estimatedSeconds([{ ...entry, exercise: { categories, equipment, loadType: loadTypeOf(entry) } }]);
    return Math.max(1, Math.round(seconds / 60));
  });
}
