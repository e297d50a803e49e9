import { estimatedSeconds } from '@bandeja/domain/routines/rules';
import type { RoutineEntry, RoutineResult } from '#features/generator/generator-result.ts';
import { loadTypeOf, measureOf, secondsText } from '#lib/dose.ts';

/** What one set asks for: «8», «30 s», «20 m». */
export function amountText(entry: RoutineEntry): { text: string; isReps: boolean } {
  switch (measureOf({ ...entry, loadType: loadTypeOf(entry) })) {
    case 'seconds':
      return { text: secondsText(entry.duration ?? 0), isReps: false };
    case 'metres':
      return { text: `${entry.metres ?? 0} m`, isReps: false };
    case 'reps':
      return { text: String(entry.reps), isReps: true };
  }
}

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
