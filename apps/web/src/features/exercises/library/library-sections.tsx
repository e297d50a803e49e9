import { ExerciseCards } from '#features/exercises/library/exercise-cards.tsx';
import type { Section } from '#features/exercises/library/filters.ts';
import { libraryTexts as texts } from '#features/exercises/library/texts.ts';

/** The ways to the sections of this page. */
export function SectionNav({ sections }: { sections: readonly Section[] }) {
  return (
    <nav aria-label={texts.sections} className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {sections.map(({ id, name, exercises }) => (
          <li key={id}>
            <a href={`#${id}`} className="chip no-underline">
              {name} <span className="num text-ink-2">{exercises.length}</span>
            </a>
          </li>
        ))}
      </ul>
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
