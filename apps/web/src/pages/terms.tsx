import { FormerVersions, LegalDocument } from '#features/content/legal/legal-document.tsx';
import { termsSections } from '#features/content/legal/terms/sections.tsx';
import { legalTexts } from '#features/content/legal/texts.ts';
import * as paths from '#lib/paths.ts';
import { siteFacts } from '#lib/site-facts.ts';
import { PageMeta } from '#ui/page-meta.tsx';

const { title, description, keywords, lead } = legalTexts.terms;

export function TermsPage() {
  return (
    <>
      <PageMeta title={title} description={description} keywords={keywords} path={paths.terms} />
      <LegalDocument title={title} lead={lead} sections={termsSections(siteFacts())}>
        <FormerVersions pathOf={paths.termsVersion} />
      </LegalDocument>
    </>
  );
}
