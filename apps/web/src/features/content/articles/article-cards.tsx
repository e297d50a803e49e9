import type { Article } from '@bandeja/catalogue/article';
import { ArticleCover } from '#features/content/articles/article-cover.tsx';
import { articlePath, readingMinutes } from '#features/content/articles/article-facts.ts';
import { articleTexts } from '#features/content/articles/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { Tag } from '#ui/tag.tsx';

type ArticleCardsProps = {
  articles: readonly Article[];
  level: 2 | 3;
};

export function ArticleCards({ articles, level }: ArticleCardsProps) {
  const Heading = `h${level}` as const;
  // rows of three; where two are left over, the first row has two
  const isWide = (index: number) => index < 2 && articles.length % 3 === 2;
  return (
    <ul className="grid grid-cols-1 gap-6 md:grid-cols-2 xl:grid-cols-6">
      {articles.map((article, index) => (
        <li
          key={article.slug}
          className={classNames(
            'relative flex flex-col overflow-hidden rounded-3 border bg-surface transition-colors hover:border-ink',
            isWide(index) ? 'xl:col-span-3' : 'xl:col-span-2',
          )}
        >
          <div className="grid min-h-34 grid-cols-1 content-center bg-brand-tint px-6 py-5 text-link">
            <ArticleCover cover={article.cover} />
          </div>
          <div className="flex flex-1 flex-col gap-2 p-6">
            <div className="meta order-first">
              <Tag>{article.category}</Tag>
              <span>{articleTexts.minutes(readingMinutes(article))}</span>
            </div>
            <Heading className="heading-2">
              <Link
                to={articlePath(article)}
                className="text-ink no-underline after:absolute after:inset-0 hover:underline"
              >
                {article.title}
              </Link>
            </Heading>
            <p className="text-ink-2">{article.description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
