import type { ArticleIndexData } from '@bandeja/catalogue/pages';
import { ArticleIndex } from '#features/content/articles/article-index.tsx';

const none: ArticleIndexData = { articles: [] };

export function GuidesPage({ data = none }: { data?: unknown }) {
  // our own server wrote it
  return <ArticleIndex kind="guides" {...(data as ArticleIndexData)} />;
}
