import type { ExerciseSummary } from '@bandeja/domain/exercises/contract';
import { sectionOf } from '#features/exercises/library/filters.ts';
import { libraryPath } from '#features/exercises/library/page-data.ts';
import { libraryTexts as texts } from '#features/exercises/library/texts.ts';
import { sectionTexts } from '#features/exercises/library/vocabulary.ts';

/** The pages above an exercise's: Inicio / Ejercicios / its section. */
export function trailOf(exercise: Pick<ExerciseSummary, 'hasDrill' | 'categories'>) {
  const section = sectionOf(exercise);
  return {
    label: texts.trail,
    steps: [
      { to: '/', label: texts.home },
      { to: libraryPath, label: texts.name },
      ...(section ? [{ to: `${libraryPath}#${sectionTexts[section].id}`, label: section }] : []),
    ],
  };
}
