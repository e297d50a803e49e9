import type { ExerciseSummary } from '@bandeja/domain/exercises/contract';
import { lazy, Suspense, useState } from 'react';
import { matching, readFilter, sectionsOf } from '#features/exercises/library/filters.ts';
import { LibraryFilters } from '#features/exercises/library/library-filters.tsx';
import { LibrarySections, SectionNav } from '#features/exercises/library/library-sections.tsx';
import { libraryTexts as texts } from '#features/exercises/library/texts.ts';
import { TrainingDoors } from '#features/exercises/library/training-doors.tsx';
import { useFilter } from '#features/exercises/library/use-filter.ts';
import * as paths from '#lib/paths.ts';
import { Prerendered } from '#ui/prerendered.tsx';
import { Trail } from '#ui/trail.tsx';

// hardly ever seen: fetched when it is, and without its drawing where it cannot be
const EmptyState = lazy(async () => {
  const code = await import('../../../ui/empty-state.tsx').catch(() => new Promise<never>(() => {}));
  return { default: code.EmptyState };
});
const nothingFound = { title: texts.nothing, hint: texts.nothingHint };
const nothingThere = { title: texts.missing };

type ExerciseLibraryProps = { exercises: readonly ExerciseSummary[]; isPlayer: boolean };

/**
 * Every exercise by section, and the filters that leave those one looks for. The whole list stays the server's markup:
 * React draws cards only once something was filtered.
 */
export function ExerciseLibrary({ exercises, isPlayer }: ExerciseLibraryProps) {
  const { filter, choose } = useFilter();
  const found = matching(exercises, filter);
  const sections = sectionsOf(found, filter);
  const [{ Index, Everything }] = useState(() => wholeLibrary(exercises));
  const isFiltered = Object.values(filter).some((chosen) => chosen !== '');
  const [wasFiltered, setWasFiltered] = useState(false);
  if (isFiltered && !wasFiltered) setWasFiltered(true);
  return (
    <>
      <div className="wrap grid gap-8 pt-6 pb-16 md:pt-10 md:pb-24">
        <div>
          <Trail label={texts.trail} steps={[{ to: paths.home, label: texts.home }]} />
          <h1 tabIndex={-1} className="mt-3">
            {texts.title}
          </h1>
          <p className="mt-3 max-w-sentence text-lead text-ink-2">{texts.sentence(exercises.length)}</p>
        </div>
        <div className="grid gap-5">
          <LibraryFilters exercises={exercises} filter={filter} shown={found.length} onChange={choose} />
          {sections.length > 1 && <SectionNav sections={sections} />}
          <Prerendered id="library-index" content={Index} />
        </div>
        {!isFiltered && !wasFiltered && sections.length > 0 && <Prerendered id="library-list" content={Everything} />}
        {(isFiltered || wasFiltered) && <LibrarySections sections={sections} />}
        {sections.length === 0 && <NothingFound {...(exercises.length > 0 ? nothingFound : nothingThere)} />}
      </div>
      <div className="border-t bg-surface py-14 md:py-20 print:hidden">
        <div className="wrap">
          <TrainingDoors isPlayer={isPlayer} />
        </div>
      </div>
    </>
  );
}

function NothingFound({ title, hint }: { title: string; hint?: string }) {
  return (
    <Suspense fallback={<h2 className="heading-3 text-center">{title}</h2>}>
      <EmptyState level={2} flight="bounces" title={title}>
        {hint}
      </EmptyState>
    </Suspense>
  );
}

/** What is there before anything is filtered: drawn by the server, and by React where no server was asked. */
function wholeLibrary(exercises: readonly ExerciseSummary[]) {
  const sections = sectionsOf(exercises, readFilter(''));
  return {
    Everything: lazy(async () => ({ default: () => <LibrarySections sections={sections} /> })),
    Index: lazy(async () => {
      const { LibraryIndex } = await import('./library-index.tsx');
      return { default: () => <LibraryIndex exercises={exercises} /> };
    }),
  };
}
