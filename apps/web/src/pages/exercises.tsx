import { useVisitorState } from '#features/auth/visitor-context.ts';
import { ExerciseLibrary } from '#features/exercises/library/exercise-library.tsx';
import type { LibraryPageData } from '#features/exercises/library/page-data.ts';
import { libraryData } from '#features/exercises/library/structured-data.ts';
import { libraryTexts as texts } from '#features/exercises/library/texts.ts';
import * as paths from '#lib/paths.ts';
import { PageMeta } from '#ui/page-meta.tsx';

/** `/exercises`: the public library. Vite alone has no data for it. */
export function ExercisesPage({ data }: { data?: unknown }) {
  // our own server wrote it
  const { exercises } = (data ?? { exercises: [] }) as LibraryPageData;
  const isPlayer = useVisitorState().status === 'player';
  return (
    <>
      <PageMeta
        title={texts.windowTitle}
        description={texts.description(exercises.length)}
        keywords={texts.keywords}
        path={paths.exercises}
        picture={{ kicker: texts.pictureKicker }}
        jsonLd={libraryData(exercises)}
      />
      <ExerciseLibrary exercises={exercises} isPlayer={isPlayer} />
    </>
  );
}
