import type { ComponentType } from 'react';
import { FormerDocument, type FormerSection } from '#features/content/legal/former-document.tsx';
import { type LegalKind, legalTexts as texts } from '#features/content/legal/texts.ts';
import * as paths from '#lib/paths.ts';
import { PageMeta } from '#ui/page-meta.tsx';

export function legalVersionPage(kind: LegalKind, version: number, sections: readonly FormerSection[]): ComponentType {
  const path = kind === 'privacy' ? paths.privacyVersion(`${version}`) : paths.termsVersion(`${version}`);
  const { title } = texts[kind];
  return function LegalVersionPage() {
    return (
      <>
        <PageMeta
          noindex
          title={texts.formerHeading(title, version)}
          description={texts.formerDescription(title, version)}
          path={path}
        />
        <FormerDocument kind={kind} version={version} sections={sections} />
      </>
    );
  };
}
