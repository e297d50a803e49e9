import type { ExerciseSummary } from '@bandeja/domain/exercises/contract';
import { sectionOf } from '#features/exercises/library/filters.ts';
import { libraryTexts as texts } from '#features/exercises/library/texts.ts';
import { sectionTexts } from '#features/exercises/library/vocabulary.ts';
import * as paths from '#lib/paths.ts';

/** The pages above an exercise's: Inicio / Ejercicios / its section. */
export function trailOf(exercise: Pick<ExerciseSummary, 'hasDrill' | 'categories'>) {
  const section = sectionOf(exercise);
  return {
    label: texts.trail,
    steps: [
      { to: paths.home, label: texts.home },
      { to: paths.exercises, label: texts.name },
      ...(section ? [{ to: `${paths.exercises}#${sectionTexts[section].id}`, label: section }] : []),
    ],
  };
}
