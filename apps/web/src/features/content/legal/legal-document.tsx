import type { LegalVersion } from '@bandeja/catalogue/legal';
import { type ReactNode, useId } from 'react';
import type { LegalHtml } from '#features/content/legal/legal-html.tsx';
import { legalTexts } from '#features/content/legal/texts.ts';
import type { Address } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { ServedHtml } from '#ui/served-html.tsx';

type LegalDocumentProps = {
  title: string;
  lead: string;
  dated: string;
  html: LegalHtml;
  children: ReactNode;
};

export function LegalDocument({ title, lead, dated, html, children }: LegalDocumentProps) {
  return (
    <article className="wrap grid grid-cols-1 gap-x-16 gap-y-8 py-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,640px)_minmax(0,1fr)] lg:py-12">
      <div className="max-w-reading lg:col-start-2">
        <h1>{title}</h1>
        <p className="mt-3 text-lead text-ink-2">{lead}</p>
        <div className="mt-3 text-sm text-ink-2">{dated}</div>
      </div>
      <Contents html={html?.contents ?? null} />
      <ServedHtml as="div" id="texto" className="prose max-w-reading lg:col-start-2" html={html?.sections ?? null} />
      <div className="max-w-reading border-t pt-6 lg:col-start-2 print:hidden">{children}</div>
    </article>
  );
}

type OtherVersionsProps = { title: string; versions: readonly LegalVersion[]; pathOf: (version: string) => Address };

export function OtherVersions({ title, versions, pathOf }: OtherVersionsProps) {
  const id = useId();
  if (versions.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="heading-3">
        {title}
      </h2>
      <ul className="mt-2">
        {versions.map((version) => (
          <li key={version.version}>
            <Link to={pathOf(`${version.version}`)} className="inline-flex min-h-tap items-center">
              {legalTexts.dated(version)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contents({ html }: { html: string | null }) {
  return (
    <nav
      aria-labelledby="contenido"
      className="max-w-reading lg:col-start-1 lg:row-start-2 lg:justify-self-end print:hidden"
    >
      <h2 id="contenido" className="heading-3">
        {legalTexts.contents}
      </h2>
      <ServedHtml as="ol" id="indice" className="mt-2 gap-x-6 sm:columns-2 lg:columns-1" html={html} />
    </nav>
  );
}
