import type { ComponentType } from 'react';
import type { LegalKind } from '#features/content/legal/legal.ts';
import { FormerVersions, LegalDocument } from '#features/content/legal/legal-document.tsx';
import { textOf } from '#features/content/legal/text.ts';
import { legalTexts as texts } from '#features/content/legal/texts.ts';
import { versionOf } from '#features/content/legal/versions.ts';
import * as paths from '#lib/paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PageMeta } from '#ui/page-meta.tsx';

const pathsOf = {
  privacy: { current: paths.privacy, former: paths.privacyVersion },
  terms: { current: paths.terms, former: paths.termsVersion },
} as const;

/** The text that holds. */
export async function legalPage(kind: LegalKind): Promise<ComponentType> {
  const version = versionOf(kind, 'current');
  const html = await textOf(version);
  const { title, description, keywords, lead } = texts[kind];
  const { current, former } = pathsOf[kind];
  return function LegalPage() {
    return (
      <>
        <PageMeta title={title} description={description} keywords={keywords} path={current} />
        <LegalDocument title={title} lead={lead} dated={texts.dated(version)} html={html}>
          <FormerVersions kind={kind} pathOf={former} />
        </LegalDocument>
      </>
    );
  };
}

/** A former version of a legal text, which older accounts agreed to. */
export async function formerLegalPage(kind: LegalKind, number: number): Promise<ComponentType> {
  const version = versionOf(kind, number);
  const html = await textOf(version);
  const { title } = texts[kind];
  const { current, former } = pathsOf[kind];
  return function FormerLegalPage() {
    return (
      <>
        <PageMeta
          noindex
          title={texts.formerHeading(title, number)}
          description={texts.formerDescription(title, number)}
          path={former(`${number}`)}
        />
        <LegalDocument
          title={texts.formerHeading(title, number)}
          lead={texts.formerNote}
          dated={texts.dated(version)}
          html={html}
        >
          <LinkButton to={current}>{texts.current}</LinkButton>
        </LegalDocument>
      </>
    );
  };
}
