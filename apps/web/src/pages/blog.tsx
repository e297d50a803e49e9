import { ArticleIndex } from '#features/content/articles/article-index.tsx';

export const BlogPage = () => <ArticleIndex kind="blog" />;
