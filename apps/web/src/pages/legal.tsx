import type { LegalVersion } from '@bandeja/catalogue/legal';
import { LegalDocument, OtherVersions } from '#features/content/legal/legal-document.tsx';
import type { ShownLegal } from '#features/content/legal/legal-view.ts';
import { legalTexts as texts } from '#features/content/legal/texts.ts';
import * as paths from '#lib/paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PageMeta } from '#ui/page-meta.tsx';

const pathsOf = {
  privacy: { current: paths.privacy, former: paths.privacyVersion },
  terms: { current: paths.terms, former: paths.termsVersion },
} as const;

/** The text that holds, one that was announced, or a former one, which older accounts agreed to. */
export function LegalPage({ data }: { data?: unknown }) {
  // Vite alone has no texts
  if (data === undefined) return null;
  // our own server wrote it
  const shown = data as ShownLegal;
  return shown.version.state === 'current' ? <CurrentPage {...shown} /> : <OtherPage {...shown} />;
}

function CurrentPage({ version, others, html }: ShownLegal) {
  const { title, description, keywords, lead } = texts[version.kind];
  const { current, former: pathOf } = pathsOf[version.kind];
  const inState = (state: LegalVersion['state']) => others.filter((other) => other.state === state);
  return (
    <>
      <PageMeta title={title} description={description} keywords={keywords} path={current} />
      <LegalDocument title={title} lead={lead} dated={texts.dated(version)} html={html}>
        <OtherVersions title={texts.announcedTitle} versions={inState('announced')} pathOf={pathOf} />
        <OtherVersions title={texts.formerTitle} versions={inState('former')} pathOf={pathOf} />
      </LegalDocument>
    </>
  );
}

function OtherPage({ version, html }: ShownLegal) {
  const { title } = texts[version.kind];
  const { current, former } = pathsOf[version.kind];
  const heading = texts.formerHeading(title, version.version);
  return (
    <>
      <PageMeta
        noindex
        title={heading}
        description={texts.formerDescription(title, version.version)}
        path={former(`${version.version}`)}
      />
      <LegalDocument
        title={heading}
        lead={version.state === 'former' ? texts.formerNote : texts.announcedNote}
        dated={texts.dated(version)}
        html={html}
      >
        <LinkButton to={current}>{texts.current}</LinkButton>
      </LegalDocument>
    </>
  );
}
