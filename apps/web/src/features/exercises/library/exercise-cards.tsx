import type { ExerciseSummary } from '@bandeja/domain/exercises/contract';
import { drawingName } from '@bandeja/domain/exercises/rules';
import { PlayCircleIcon } from '@phosphor-icons/react/dist/csr/PlayCircle';
import { ExercisePicture } from '#features/exercises/exercise-picture.tsx';
import { libraryTexts as texts } from '#features/exercises/library/texts.ts';
import * as paths from '#lib/paths.ts';
import { Difficulty } from '#ui/difficulty.tsx';
import { FigureStill } from '#ui/figure/figure-still.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';

export function ExerciseCards({ exercises }: { exercises: readonly ExerciseSummary[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {exercises.map((exercise) => (
        <li
          key={exercise.slug}
          className="relative flex flex-col gap-2 rounded-3 border bg-surface p-5 transition-colors hover:border-ink"
        >
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <h3 className="min-w-0 flex-[1_1_7.5rem]">
              <Link
                to={paths.exercise(exercise.slug)}
                className="text-ink no-underline after:absolute after:inset-0 hover:underline"
              >
                {exercise.name}
              </Link>
            </h3>
            <Still exercise={exercise} />
          </div>
          <p className="line-clamp-3 text-sm text-ink-2">{exercise.description}</p>
          <div className="mt-auto flex flex-wrap items-baseline gap-x-4 gap-y-1 pt-1 text-xs text-ink-2">
            <Difficulty level={exercise.difficulty} />
            {exercise.hasDrill ? (
              <span className="inline-flex items-center gap-1 self-center">
                <Icon as={PlayCircleIcon} weight="regular" className="size-4" />
                {texts.drawing}
              </span>
            ) : (
              <span>{exercise.muscleGroups.join(', ')}</span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Still({ exercise }: { exercise: ExerciseSummary }) {
  const name = drawingName(exercise);
  if (exercise.cover) {
    return (
      <ExercisePicture picture={exercise.cover} sizes="96px" alt="" className="h-18 w-24 rounded-2 object-cover" />
    );
  }
  return name === null ? null : <FigureStill figureName={name} moves={exercise.figureName !== null} />;
}
