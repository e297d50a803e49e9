import { useVisitorState } from '#features/auth/visitor-context.ts';
import { ExerciseLibrary } from '#features/exercises/library/exercise-library.tsx';
import { readFilter, writeFilter } from '#features/exercises/library/filters.ts';
import type { LibraryPageData } from '#features/exercises/library/page-data.ts';
import { libraryData } from '#features/exercises/library/structured-data.ts';
import { libraryTexts as texts } from '#features/exercises/library/texts.ts';
import * as paths from '#lib/paths.ts';
import { PageMeta } from '#ui/page-meta.tsx';

const nothing: LibraryPageData = {
  exercises: [],
  filter: readFilter(''),
  page: 1,
  pages: 1,
  found: 0,
  all: 0,
  firstPosition: 1,
  sections: [],
  options: { categoria: [], golpe: [], material: [], grupo: [] },
};

export function ExercisesPage({ data }: { data?: unknown }) {
  const page = (data ?? nothing) as LibraryPageData;
  const isPlayer = useVisitorState().status === 'player';
  const at = (number: number) => paths.exercises + writeFilter(page.filter, '', number);
  const isFiltered = writeFilter(page.filter) !== '';
  return (
    <>
      <PageMeta
        title={page.page > 1 ? texts.windowTitleOf(page.page) : texts.windowTitle}
        description={texts.description(page.all)}
        keywords={texts.keywords}
        path={at(page.page)}
        noindex={isFiltered}
        picture={{ kicker: texts.pictureKicker }}
        jsonLd={libraryData(page)}
      />
      {page.page > 1 && <link rel="prev" href={at(page.page - 1)} />}
      {page.page < page.pages && <link rel="next" href={at(page.page + 1)} />}
      <ExerciseLibrary page={page} isPlayer={isPlayer} />
    </>
  );
}
