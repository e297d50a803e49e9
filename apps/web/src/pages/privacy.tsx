import { FormerVersions, LegalDocument } from '#features/content/legal/legal-document.tsx';
import { privacySections } from '#features/content/legal/privacy/sections.tsx';
import { legalTexts } from '#features/content/legal/texts.ts';
import * as paths from '#lib/paths.ts';
import { siteFacts } from '#lib/site-facts.ts';
import { PageMeta } from '#ui/page-meta.tsx';

const { title, description, keywords, lead } = legalTexts.privacy;

export function PrivacyPage() {
  return (
    <>
      <PageMeta title={title} description={description} keywords={keywords} path={paths.privacy} />
      <LegalDocument title={title} lead={lead} sections={privacySections(siteFacts())}>
        <FormerVersions pathOf={paths.privacyVersion} />
      </LegalDocument>
    </>
  );
}
