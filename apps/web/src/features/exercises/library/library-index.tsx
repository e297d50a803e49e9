import type { ExerciseSummary } from '@bandeja/domain/exercises/contract';
import { type FilterName, optionsOf } from '#features/exercises/library/filters.ts';
import { libraryTexts as texts } from '#features/exercises/library/texts.ts';
import * as paths from '#lib/paths.ts';

const parts: readonly { name: FilterName; title: string }[] = [
  { name: 'golpe', title: texts.byStroke },
  { name: 'material', title: texts.byMaterial },
  { name: 'grupo', title: texts.byGroup },
];

/** The filters for who runs no scripts: exercises by stroke, equipment and muscle group, to unfold. */
export function LibraryIndex({ exercises }: { exercises: readonly ExerciseSummary[] }) {
  return (
    <noscript>
      {parts.map(({ name, title }) => (
        <details key={name} className="border-b">
          <summary className="min-h-tap py-2.5 font-strong">{title}</summary>
          <div className="pb-3 pl-4">
            {optionsOf(exercises, name).map((option) => (
              <details key={option.value}>
                <summary className="min-h-tap py-2.5 text-ui">
                  {option.label} ({option.exercises.length})
                </summary>
                <ul className="grid gap-x-6 pb-3 pl-4 md:grid-cols-2">
                  {option.exercises.map((exercise) => (
                    <li key={exercise.slug}>
                      <a href={paths.exercise(exercise.slug)} className="inline-flex min-h-tap items-center">
                        {exercise.name}
                      </a>
                    </li>
                  ))}
                </ul>
              </details>
            ))}
          </div>
        </details>
      ))}
    </noscript>
  );
}
