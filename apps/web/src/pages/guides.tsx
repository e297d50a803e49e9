import { ArticleIndex } from '#features/content/articles/article-index.tsx';

export const GuidesPage = () => <ArticleIndex kind="guides" />;
