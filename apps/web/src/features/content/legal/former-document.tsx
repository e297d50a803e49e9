import { LegalDocument } from '#features/content/legal/legal-document.tsx';
import { formerRevisions, type LegalKind, legalTexts as texts } from '#features/content/legal/texts.ts';
import * as paths from '#lib/paths.ts';
import { siteFacts } from '#lib/site-facts.ts';
import { LinkButton } from '#ui/link-button.tsx';

export type FormerSection = { id: string; title: string; html: string };

type FormerDocumentProps = { kind: LegalKind; version: number; sections: readonly FormerSection[] };

export function FormerDocument({ kind, version, sections }: FormerDocumentProps) {
  const revision = formerRevisions.find((each) => each.version === version);
  return (
    <LegalDocument
      title={texts.formerHeading(texts[kind].title, version)}
      lead={texts.formerNote}
      dated={revision && texts.former(revision)}
      sections={sections.map(({ id, title, html }) => ({
        id,
        title,
        // our own text: the operator's facts are the only thing that is put into it
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a former text is stored as it was drawn
        body: <div dangerouslySetInnerHTML={{ __html: withOperator(html) }} />,
      }))}
    >
      <LinkButton to={kind === 'privacy' ? paths.privacy : paths.terms}>{texts.current}</LinkButton>
    </LegalDocument>
  );
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function withOperator(html: string): string {
  const { operator, publicUrl } = siteFacts();
  const named: Readonly<Record<string, string>> = { ...operator, publicUrl };
  return html.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    (named[name] ?? '').replace(/[&<>"]/g, (letter) => entities[letter] ?? ''),
  );
}
