import { articlePath } from '#features/content/articles/article-facts.ts';
import { ArticleLayout } from '#features/content/articles/article-layout.tsx';
import type { ShownArticle } from '#features/content/articles/article-view.ts';
import { articleData } from '#features/content/articles/structured-data.ts';
import { PageMeta } from '#ui/page-meta.tsx';

export function ArticlePage({ data }: { data?: unknown }) {
  // Vite alone has no texts
  if (data === undefined) return null;
  // our own server wrote it
  const shown = data as ShownArticle;
  const { title, description, keywords, category } = shown.article;
  return (
    <>
      <PageMeta
        type="article"
        title={title}
        description={description}
        keywords={keywords}
        path={articlePath(shown.article)}
        picture={{ kicker: category }}
        jsonLd={articleData(shown.article)}
      />
      <ArticleLayout {...shown} />
    </>
  );
}
