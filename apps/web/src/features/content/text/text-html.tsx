import type { Part, TextSection } from '@bandeja/catalogue/text';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PartView } from '#features/content/text/parts.tsx';

// On the server only (and in tests): a browser gets what this makes as HTML.

/** @param number whether headings are numbered, as those of contracts are */
export function sectionsHtml(sections: readonly TextSection[], numbered: boolean): string {
  return sections
    .map(({ id, title, parts }, index) => {
      const heading = staticHtml(
        <h2 id={id}>
          {numbered && `${index + 1}. `}
          {title}
        </h2>,
      );
      const content = parts.map((part, place) => partHtml(part, `${id}-${place}`));
      return `<section aria-labelledby="${id}">${heading}${content.join('')}</section>`;
    })
    .join('');
}

function partHtml(part: Part, id: string): string {
  if (typeof part === 'string') return part;
  if (part.kind !== 'aside') return staticHtml(<PartView part={part} />, id);
  const title = staticHtml(<h3 id={id}>{part.title}</h3>);
  return `<section class="prose-aside" aria-labelledby="${id}">${title}${part.html}</section>`;
}

/** @param prefix of ids, where there are any: what is rendered apart would have the same ones */
export function staticHtml(node: ReactNode, prefix = ''): string {
  return renderToStaticMarkup(node, { identifierPrefix: prefix });
}
