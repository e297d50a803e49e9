import type { Article, ArticleBody, Source } from '@bandeja/catalogue/article';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp';
import { articleTexts } from '#features/content/articles/texts.ts';
import { sectionsHtml, staticHtml } from '#features/content/text/text-html.tsx';
import { Icon } from '#ui/icon.tsx';

/** HTML; null in a browser, where it stands in the document (`ui/served-html.tsx`). */
export type ArticleHtml = { lead: string; prose: string; contents: string } | null;

/** On the server only (and in tests): a browser gets what this makes. */
export function articleHtml(article: Article, { lead, sections, tomorrow, sources }: ArticleBody): ArticleHtml {
  const end = staticHtml(
    <>
      <Tomorrow steps={tomorrow} />
      <section aria-labelledby="fuentes">
        <h2 id="fuentes">{articleTexts.sources}</h2>
        <SourceList sources={sources} />
      </section>
      {article.health && <p className="text-sm text-ink-2">{articleTexts.notMedical}</p>}
    </>,
  );
  const listed = [
    ...sections,
    { id: 'manana', title: articleTexts.tomorrow },
    { id: 'fuentes', title: articleTexts.sources },
  ];
  return { lead, prose: sectionsHtml(sections, false) + end, contents: staticHtml(<Contents sections={listed} />) };
}

function Tomorrow({ steps }: { steps: ArticleBody['tomorrow'] }) {
  return (
    <section className="prose-tomorrow" aria-labelledby="manana">
      <h2 id="manana">{articleTexts.tomorrow}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own files, HTML already */}
            <div dangerouslySetInnerHTML={{ __html: step }} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Contents({ sections }: { sections: readonly { id: string; title: string }[] }) {
  return sections.map(({ id, title }) => (
    <li key={id}>
      <a href={`#${id}`} className="flex min-h-9 items-center text-ink-2 no-underline hover:text-ink hover:underline">
        {title}
      </a>
    </li>
  ));
}

function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <ol className="source-list">
      {sources.map((source, index) => (
        <li key={source.id} id={`fuente-${source.id}`}>
          <div>
            {source.authors}
            {source.year === undefined ? '. ' : ` (${source.year}). `}
            <cite lang={source.language}>
              {source.url === undefined ? source.title : <a href={source.url}>{source.title}</a>}
            </cite>
            . {source.journal}.{source.note && ` ${source.note}`}
          </div>
          <a className="source-back" href={`#cita-${source.id}`} aria-label={articleTexts.backToText(index + 1)}>
            <Icon as={ArrowUpIcon} className="size-4" />
          </a>
        </li>
      ))}
    </ol>
  );
}
