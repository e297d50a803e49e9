import type { Category, Difficulty } from '@bandeja/domain/exercises/vocabulary';
import type { PlannerEntry, PlannerRoutine } from '#schedule/types.ts';

/** docs/training.md#intensity-classes: 0 easy (E), 1 medium (M), 2 hard (H); comparable with `<`. */
export const easy = 0;
export const medium = 1;
export const hard = 2;
export type Intensity = typeof easy | typeof medium | typeof hard;

type Classified = Pick<PlannerRoutine, 'type' | 'categories' | 'difficulty' | 'entries'>;

/** A specific type decides; a Físico routine is as hard as the hardest of its categories. */
export function intensityOf(routine: Classified): Intensity {
  switch (routine.type) {
    case 'Partido':
      return hard;
    case 'Técnico':
    case 'Táctico':
      return medium;
    case 'Mental':
    case 'Descanso':
      return easy;
    case 'Físico':
      return routine.categories.reduce<Intensity>((hardest, category) => {
        const intensity = categoryIntensity(category, routine.difficulty, hasIntervals(routine.entries));
        return intensity > hardest ? intensity : hardest;
      }, easy);
  }
}

function categoryIntensity(category: Category, difficulty: Difficulty, intervals: boolean): Intensity {
  switch (category) {
    case 'Fuerza explosiva':
    case 'Pliometría':
      return hard;
    case 'Fuerza':
      return difficulty === 'Principiante' ? medium : hard;
    case 'Funcionalidad':
      return medium;
    case 'Cardio':
      return intervals ? hard : easy;
    case 'Flexibilidad':
      return easy;
  }
}

/** Repeated bouts shorter than this are intervals; longer ones are continuous work with a pause. */
const continuousSeconds = 600;

export function hasIntervals(entries: readonly PlannerEntry[]): boolean {
  return entries.some(
    ({ exercise, sets, duration }) =>
      exercise.categories.includes('Cardio') && sets > 1 && (duration ?? 0) < continuousSeconds,
  );
}
