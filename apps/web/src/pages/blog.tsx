import { ArticleIndex } from '#features/content/articles/article-index.tsx';

/** The blog: results of studies and their consequences. */
export const BlogPage = () => <ArticleIndex kind="blog" />;
