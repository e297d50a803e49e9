import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp';
import type { Source } from '#features/content/articles/article.ts';
import { citationAnchor, sourceAnchor } from '#features/content/articles/cite.tsx';
import { articleTexts } from '#features/content/articles/texts.ts';
import { Icon } from '#ui/icon.tsx';

/** The publications behind an article, each with the way back to where it is first cited. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <ol className="source-list">
      {sources.map((source, index) => (
        <li key={source.id} id={sourceAnchor(source)}>
          <div>
            {source.authors}
            {source.year === undefined ? '. ' : ` (${source.year}). `}
            <cite lang={source.language}>
              {source.url === undefined ? source.title : <a href={source.url}>{source.title}</a>}
            </cite>
            . {source.journal}.{source.note && ` ${source.note}`}
          </div>
          <a
            className="source-back"
            href={`#${citationAnchor(source)}`}
            aria-label={articleTexts.backToText(index + 1)}
          >
            <Icon as={ArrowUpIcon} className="size-4" />
          </a>
        </li>
      ))}
    </ol>
  );
}
