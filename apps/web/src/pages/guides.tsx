import { ArticleIndex } from '#features/content/articles/article-index.tsx';

/** The guides: how to do it, step by step. */
export const GuidesPage = () => <ArticleIndex kind="guides" />;
