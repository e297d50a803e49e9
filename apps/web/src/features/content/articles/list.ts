import type { Article, ArticleKind } from '#features/content/articles/article.ts';
import * as paths from '#lib/paths.ts';

const files = import.meta.glob<Article>('../../../../../../content/articles/*.md', {
  query: '?head',
  import: 'default',
  eager: true,
});

const byPlace = (one: Article, other: Article) => one.order - other.order;
const ofKind = (kind: ArticleKind) =>
  Object.values(files)
    .filter((article) => article.kind === kind)
    .sort(byPlace);

export const articles: readonly Article[] = [...ofKind('guides'), ...ofKind('blog')];

export const articlePath = ({ kind, slug }: Pick<Article, 'kind' | 'slug'>): paths.Address =>
  kind === 'guides' ? paths.guide(slug) : paths.post(slug);

export const articlesOf = (kind: ArticleKind): Article[] => articles.filter((article) => article.kind === kind);

/** The article at an address; throws for an unknown one (the table of pages has the same addresses). */
export function articleAt(path: string): Article {
  const article = articles.find((candidate) => articlePath(candidate) === path);
  if (!article) throw new Error(`There is no article at ${path}`);
  return article;
}

export function relatedTo({ related }: Article): Article[] {
  return articles
    .filter(({ slug }) => related.includes(slug))
    .sort((a, b) => related.indexOf(a.slug) - related.indexOf(b.slug));
}

/** An adult reads about 200 words of these texts a minute. */
const wordsPerMinute = 200;

export const readingMinutes = ({ words }: Pick<Article, 'words'>): number =>
  Math.max(1, Math.round(words / wordsPerMinute));
