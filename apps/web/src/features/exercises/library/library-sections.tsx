import { ExerciseCards } from '#features/exercises/library/exercise-cards.tsx';
import { type Section, writeFilter } from '#features/exercises/library/filters.ts';
import type { LibraryPageData } from '#features/exercises/library/page-data.ts';
import { libraryTexts as texts } from '#features/exercises/library/texts.ts';
import * as paths from '#lib/paths.ts';
import { LinkButton } from '#ui/link-button.tsx';

/** The ways to each section of what was found. */
export function SectionNav({ sections, filter }: Pick<LibraryPageData, 'sections' | 'filter'>) {
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

/** The ways to the pages before and after this one; nothing where there is only one. */
export function PageNav({ page: { page, pages, filter } }: { page: LibraryPageData }) {
  if (pages === 1) return null;
  const to = (number: number) => paths.exercises + writeFilter(filter, '', number);
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

export function LibrarySections({ sections }: { sections: readonly Section[] }) {
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
