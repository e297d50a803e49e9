import { ArticleIndex } from '#features/content/articles/article-index.tsx';
import { indexData } from '#features/content/articles/structured-data.ts';
import { articleTexts } from '#features/content/articles/texts.ts';
import * as paths from '#lib/paths.ts';
import { PageMeta } from '#ui/page-meta.tsx';

const { title, description, keywords } = articleTexts.kinds.blog;

/** The blog: what the studies say and what follows from it. */
export function BlogPage() {
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        keywords={keywords}
        path={paths.blog}
        jsonLd={indexData('blog')}
      />
      <ArticleIndex kind="blog" />
    </>
  );
}
