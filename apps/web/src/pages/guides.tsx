import { ArticleIndex } from '#features/content/articles/article-index.tsx';
import { indexData } from '#features/content/articles/structured-data.ts';
import { articleTexts } from '#features/content/articles/texts.ts';
import * as paths from '#lib/paths.ts';
import { PageMeta } from '#ui/page-meta.tsx';

const { title, description, keywords } = articleTexts.kinds.guides;

/** The guides: how to do it, step by step. */
export function GuidesPage() {
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        keywords={keywords}
        path={paths.guides}
        jsonLd={indexData('guides')}
      />
      <ArticleIndex kind="guides" />
    </>
  );
}
