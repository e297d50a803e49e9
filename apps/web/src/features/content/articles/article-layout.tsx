import type { Article } from '@bandeja/catalogue/article';
import { ArticleCards } from '#features/content/articles/article-cards.tsx';
import { ArticleDoors } from '#features/content/articles/article-doors.tsx';
import { readingMinutes } from '#features/content/articles/article-facts.ts';
import type { ShownArticle } from '#features/content/articles/article-view.ts';
import { articleTexts } from '#features/content/articles/texts.ts';
import * as paths from '#lib/paths.ts';
import { siteFacts } from '#lib/site-facts.ts';
import { ServedHtml } from '#ui/served-html.tsx';
import { Tag } from '#ui/tag.tsx';
import { Trail } from '#ui/trail.tsx';

const calendarDate = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

export const formatArticleDate = (date: string): string => calendarDate.format(new Date(`${date}T00:00:00Z`));

export function ArticleLayout({ article, related, html }: ShownArticle) {
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
          <ServedHtml as="p" id="entradilla" className="max-w-reading text-lead text-ink-2" html={html?.lead ?? null} />
          <ArticleFacts article={article} />
        </div>
        <div className="grid gap-x-24 xl:grid-cols-[minmax(0,680px)_minmax(0,1fr)]">
          <ServedHtml as="div" id="texto" className="prose min-w-0" html={html?.prose ?? null} />
          <Contents html={html?.contents ?? null} />
        </div>
      </article>
      <aside className="not-printed border-t bg-surface py-14 md:py-20" aria-labelledby="practica">
        <div className="wrap grid grid-cols-1 gap-14">
          <ArticleDoors titleId="practica" />
          {related.length > 0 && (
            <section aria-labelledby="relacionados">
              <h2 id="relacionados" className="mb-5">
                {articleTexts.related}
              </h2>
              <ArticleCards articles={related} level={3} />
            </section>
          )}
        </div>
      </aside>
    </>
  );
}

function ArticleFacts({ article }: { article: Article }) {
  const { people } = siteFacts();
  return (
    <div className="meta">
      <Tag>{article.category}</Tag>
      <span>{articleTexts.minutes(readingMinutes(article))}</span>
      <p>
        {datesOf(article).map(({ words, date }) => (
          <span key={words}>
            {words} <time dateTime={date}>{formatArticleDate(date)}</time>
          </span>
        ))}
      </p>
      {people?.author && <span>{articleTexts.author(people.author)}</span>}
      {people?.reviewer && <span>{articleTexts.reviewer(people.reviewer)}</span>}
    </div>
  );
}

/** In their order; one day is said once for each. */
function datesOf({ published, updated, reviewed }: Article) {
  const dates = [
    { words: articleTexts.published, date: published },
    { words: articleTexts.reviewed, date: reviewed },
    ...(updated > published ? [{ words: articleTexts.updated, date: updated }] : []),
  ];
  return dates.sort((one, other) => one.date.localeCompare(other.date));
}

/** The sections at a glance; not on narrow screens, where the text follows soon enough. */
function Contents({ html }: { html: string | null }) {
  return (
    <nav aria-labelledby="contenido" className="hidden content-start xl:block">
      <div className="sticky top-8 border-t-2 border-ink pt-4">
        <h2 id="contenido" className="heading-3">
          {articleTexts.contents}
        </h2>
        <ServedHtml as="ul" id="indice" className="mt-2 text-ui" html={html} />
      </div>
    </nav>
  );
}
