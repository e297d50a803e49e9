import type { ArticleIndexData } from '@bandeja/catalogue/pages';
import { ArticleIndex } from '#features/content/articles/article-index.tsx';

const none: ArticleIndexData = { articles: [] };

export function BlogPage({ data = none }: { data?: unknown }) {
  // our own server wrote it
  return <ArticleIndex kind="blog" {...(data as ArticleIndexData)} />;
}
