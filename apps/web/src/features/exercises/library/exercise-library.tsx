import { lazy, Suspense, useState } from 'react';
import { ExerciseCards } from '#features/exercises/library/exercise-cards.tsx';
import { type Section, sectionsOf, writeFilter } from '#features/exercises/library/filters.ts';
import { LibraryFilters } from '#features/exercises/library/library-filters.tsx';
import type { LibraryPageData } from '#features/exercises/library/page-data.ts';
import { libraryTexts as texts } from '#features/exercises/library/texts.ts';
import { TrainingDoors } from '#features/exercises/library/training-doors.tsx';
import { useLibrary } from '#features/exercises/library/use-library.ts';
import * as paths from '#lib/paths.ts';
import { MovingStills } from '#ui/figure/figure-still.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Prerendered } from '#ui/prerendered.tsx';
import { Trail } from '#ui/trail.tsx';

// rare, so loaded on demand; if loading fails, only the title shows
const EmptyState = lazy(async () => {
  const code = await import('../../../ui/empty-state.tsx').catch(() => new Promise<never>(() => {}));
  return { default: code.EmptyState };
});
const nothingFound = { title: texts.nothing, hint: texts.nothingHint };
const nothingThere = { title: texts.missing };

/** The list stays the server's markup: React renders cards only after a filter was used. */
export function ExerciseLibrary({ page, isPlayer }: { page: LibraryPageData; isPlayer: boolean }) {
  const { shown, filter, choose } = useLibrary(page);
  const [First] = useState(() => firstList(page));
  const sections = sectionsOf(shown.exercises, shown.filter);
  return (
    <>
      <div className="wrap grid gap-8 pt-6 pb-16 md:pt-10 md:pb-24">
        <div>
          <Trail label={texts.trail} steps={[{ to: paths.home, label: texts.home }]} />
          <h1 tabIndex={-1} className="mt-3">
            {texts.title}
          </h1>
          <p className="mt-3 max-w-sentence text-lead text-ink-2">{texts.sentence(page.all)}</p>
        </div>
        <div className="grid gap-5">
          <LibraryFilters page={shown} filter={filter} onChange={choose} />
          {shown.sections.length > 1 && <SectionNav sections={shown.sections} filter={shown.filter} />}
        </div>
        <MovingStills>
          {shown === page && sections.length > 0 && <Prerendered id="library-list" content={First} />}
          {shown !== page && <LibrarySections sections={sections} />}
        </MovingStills>
        {sections.length === 0 && <NothingFound {...(shown.all > 0 ? nothingFound : nothingThere)} />}
        <PageNav page={shown} />
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

function firstList({ exercises, filter }: LibraryPageData) {
  const sections = sectionsOf(exercises, filter);
  return lazy(async () => ({ default: () => <LibrarySections sections={sections} /> }));
}

function SectionNav({ sections, filter }: Pick<LibraryPageData, 'sections' | 'filter'>) {
  return (
    <nav aria-label={texts.sections} className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {sections.map(({ name, found }) => (
          <li key={name}>
            <a href={paths.exercises + writeFilter({ ...filter, categoria: name })} className="chip no-underline">
              {name} <span className="num text-ink-2">{found}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PageNav({ page: { page, pages, filter } }: { page: LibraryPageData }) {
  if (pages === 1) return null;
  const to = (number: number) => `${paths.exercises}${writeFilter(filter, '', number)}` as const;
  return (
    <nav aria-label={texts.pages} className="flex flex-wrap items-center justify-between gap-4 print:hidden">
      {page > 1 ? (
        <LinkButton to={to(page - 1)} rel="prev" variant="line">
          {texts.previousPage}
        </LinkButton>
      ) : (
        <span />
      )}
      <p className="num text-ui text-ink-2">{texts.pageOf(page, pages)}</p>
      {page < pages ? (
        <LinkButton to={to(page + 1)} rel="next" variant="line">
          {texts.nextPage}
        </LinkButton>
      ) : (
        <span />
      )}
    </nav>
  );
}

function LibrarySections({ sections }: { sections: readonly Section[] }) {
  return (
    <div className="grid gap-12 md:gap-16">
      {sections.map(({ id, name, sentence, exercises }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className="scroll-mt-6">
            {name}
          </h2>
          <p className="mt-1.5 mb-5 max-w-sentence text-ink-2">{sentence}</p>
          <ExerciseCards exercises={exercises} />
        </section>
      ))}
    </div>
  );
}
