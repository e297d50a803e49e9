import type { ReactNode } from 'react';
import { formerRevisions, legalTexts } from '#features/content/legal/texts.ts';
import type { Address } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';

type LegalDocumentProps = {
  title: string;
  lead: string;
  dated?: ReactNode;
  sections: readonly LegalSection[];
  children: ReactNode;
};

export function LegalDocument({ title, lead, dated = legalTexts.updated, sections, children }: LegalDocumentProps) {
  return (
    <article className="wrap grid grid-cols-1 gap-x-16 gap-y-8 py-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,640px)_minmax(0,1fr)] lg:py-12">
      <div className="max-w-reading lg:col-start-2">
        <h1>{title}</h1>
        <p className="mt-3 text-lead text-ink-2">{lead}</p>
        <div className="mt-3 text-sm text-ink-2">{dated}</div>
      </div>
      <Contents sections={sections} />
      <div className="prose max-w-reading lg:col-start-2">
        {sections.map(({ id, title: sectionTitle, body }, index) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>
              {index + 1}. {sectionTitle}
            </h2>
            {body}
          </section>
        ))}
      </div>
      <div className="max-w-reading border-t pt-6 lg:col-start-2 print:hidden">{children}</div>
    </article>
  );
}

export function FormerVersions({ pathOf }: { pathOf: (version: string) => Address }) {
  return (
    <nav aria-labelledby="versiones">
      <h2 id="versiones" className="heading-3">
        {legalTexts.formerTitle}
      </h2>
      <ul className="mt-2">
        {formerRevisions.map((revision) => (
          <li key={revision.version}>
            <Link to={pathOf(`${revision.version}`)} className="inline-flex min-h-tap items-center">
              {legalTexts.former(revision)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav
      aria-labelledby="contenido"
      className="max-w-reading lg:col-start-1 lg:row-start-2 lg:justify-self-end print:hidden"
    >
      <h2 id="contenido" className="heading-3">
        {legalTexts.contents}
      </h2>
      <ol className="mt-2 gap-x-6 sm:columns-2 lg:columns-1">
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-tap items-center gap-2 py-1.5 text-sm lg:min-h-9 lg:items-start leading-ui no-underline hover:underline"
            >
              <span className="num w-5 flex-none text-ink-3">{index + 1}.</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A numbered part of a legal text; its anchor `id` never changes, even if the title does. */
export type LegalSection = { id: string; title: string; body: ReactNode };
