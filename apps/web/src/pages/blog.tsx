import { ArticleIndex } from '#features/content/articles/article-index.tsx';

/** The blog: what the studies say and what follows from it. */
export const BlogPage = () => <ArticleIndex kind="blog" />;
