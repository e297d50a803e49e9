import type { LegalBody } from '@bandeja/catalogue/legal';
import { sectionsHtml, staticHtml } from '#features/content/text/text-html.tsx';
import { siteFacts } from '#lib/site-facts.ts';

/** HTML; null in a browser, where it stands in the document (`ui/served-html.tsx`). */
export type LegalHtml = { contents: string; sections: string } | null;

/** On the server only (and in tests): a browser gets what this makes. */
export function legalHtml(body: LegalBody): LegalHtml {
  const { sellsPlans, publicUrl } = siteFacts();
  const https = publicUrl.startsWith('https:');
  const { sections = [] } = body.find((each) => each.sellsPlans === sellsPlans && each.https === https) ?? {};
  return {
    contents: staticHtml(<Contents sections={sections} />),
    sections: withOperator(sectionsHtml(sections, true)),
  };
}

function Contents({ sections }: { sections: readonly { id: string; title: string }[] }) {
  return sections.map(({ id, title }, index) => (
    <li key={id}>
      <a
        href={`#${id}`}
        className="flex min-h-tap items-center gap-2 py-1.5 text-sm lg:min-h-9 lg:items-start leading-ui no-underline hover:underline"
      >
        <span className="num w-5 flex-none text-ink-3">{index + 1}.</span>
        {title}
      </a>
    </li>
  ));
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function withOperator(html: string): string {
  const { operator, publicUrl } = siteFacts();
  const named: Readonly<Record<string, string>> = { ...operator, publicUrl };
  return html.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    (named[name] ?? '').replace(/[&<>"]/g, (letter) => entities[letter] ?? ''),
  );
}
