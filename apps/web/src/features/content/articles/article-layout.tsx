import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp';
import type { Article, ArticleBody, Source } from '#features/content/articles/article.ts';
import { ArticleCards } from '#features/content/articles/article-cards.tsx';
import { ArticleDoors } from '#features/content/articles/article-doors.tsx';
import { citationAnchor, SourcesContext, sourceAnchor } from '#features/content/articles/cite.tsx';
import { readingMinutes, relatedTo } from '#features/content/articles/list.ts';
import { articleTexts } from '#features/content/articles/texts.ts';
import * as paths from '#lib/paths.ts';
import { siteFacts } from '#lib/site-facts.ts';
import { Icon } from '#ui/icon.tsx';
import { Tag } from '#ui/tag.tsx';
import { Trail } from '#ui/trail.tsx';

const calendarDate = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

export const formatArticleDate = (date: string): string => calendarDate.format(new Date(`${date}T00:00:00Z`));

export function ArticleLayout({ article, body }: { article: Article; body: ArticleBody }) {
  const { lead, sections, sources, tomorrow } = body;
  return (
    <>
      <article className="wrap pt-6 pb-16 md:pt-10 md:pb-24">
        <Trail
          label={articleTexts.trail}
          steps={[
            { to: paths.home, label: articleTexts.home },
            {
              to: article.kind === 'guides' ? paths.guides : paths.blog,
              label: articleTexts.kinds[article.kind].title,
            },
          ]}
        />
        <div className="grid max-w-summary gap-4 pt-5 pb-8 md:pb-10">
          <h1 tabIndex={-1}>{article.title}</h1>
          <p className="max-w-reading text-lead text-ink-2">{lead}</p>
          <ArticleFacts article={article} />
        </div>
        <div className="grid gap-x-24 xl:grid-cols-[minmax(0,680px)_minmax(0,1fr)]">
          <SourcesContext value={sources}>
            <div className="prose min-w-0">
              {sections.map(({ id, title, content }) => (
                <section key={id} aria-labelledby={id}>
                  <h2 id={id}>{title}</h2>
                  {content}
                </section>
              ))}
              <Tomorrow steps={tomorrow} />
              <section aria-labelledby="fuentes">
                <h2 id="fuentes">{articleTexts.sources}</h2>
                <SourceList sources={sources} />
              </section>
              {article.health && <p className="text-sm text-ink-2">{articleTexts.notMedical}</p>}
            </div>
          </SourcesContext>
          <Contents sections={sections} />
        </div>
      </article>
      <aside className="not-printed border-t bg-surface py-14 md:py-20" aria-labelledby="practica">
        <div className="wrap grid grid-cols-1 gap-14">
          <ArticleDoors titleId="practica" />
          <section aria-labelledby="relacionados">
            <h2 id="relacionados" className="mb-5">
              {articleTexts.related}
            </h2>
            <ArticleCards articles={relatedTo(article)} level={3} />
          </section>
        </div>
      </aside>
    </>
  );
}

function ArticleFacts({ article }: { article: Article }) {
  const { category, published, updated, reviewed } = article;
  const isUpdated = updated > published;
  const date = isUpdated ? updated : published;
  return (
    <div className="meta">
      <Tag>{category}</Tag>
      <span>{articleTexts.minutes(readingMinutes(article))}</span>
      <p>
        <span>
          {isUpdated ? articleTexts.updated : articleTexts.published}{' '}
          <time dateTime={date}>{formatArticleDate(date)}</time>
        </span>
        <span>
          {articleTexts.reviewed} <time dateTime={reviewed}>{formatArticleDate(reviewed)}</time>
        </span>
      </p>
      <span>{articleTexts.author(siteFacts().operator.name)}</span>
    </div>
  );
}

function Tomorrow({ steps }: { steps: ArticleBody['tomorrow'] }) {
  return (
    <section className="prose-tomorrow" aria-labelledby="manana">
      <h2 id="manana">{articleTexts.tomorrow}</h2>
      <ol>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a printed text never move
          <li key={index}>
            <div>{step}</div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The sections at a glance; not on narrow screens, where the text follows soon enough. */
function Contents({ sections }: Pick<ArticleBody, 'sections'>) {
  return (
    <nav aria-labelledby="contenido" className="hidden content-start xl:block">
      <div className="sticky top-8 border-t-2 border-ink pt-4">
        <h2 id="contenido" className="heading-3">
          {articleTexts.contents}
        </h2>
        <ul className="mt-2 text-ui">
          {[
            ...sections,
            { id: 'manana', title: articleTexts.tomorrow },
            { id: 'fuentes', title: articleTexts.sources },
          ].map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-9 items-center text-ink-2 no-underline hover:text-ink hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function SourceList({ sources }: { sources: readonly Source[] }) {
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
