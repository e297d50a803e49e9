import type { ComponentType } from 'react';
import { ArticleLayout } from '#features/content/articles/article-layout.tsx';
import { articleAt } from '#features/content/articles/list.ts';
import { articleData } from '#features/content/articles/structured-data.ts';
import { textOf } from '#features/content/articles/text.ts';
import { PageMeta } from '#ui/page-meta.tsx';

export async function articlePage(path: string): Promise<ComponentType> {
  const article = articleAt(path);
  const html = await textOf(article);
  return function ArticlePage() {
    return (
      <>
        <PageMeta
          type="article"
          title={article.title}
          description={article.description}
          keywords={article.keywords}
          path={path}
          picture={{ kicker: article.category }}
          jsonLd={articleData(article)}
        />
        <ArticleLayout article={article} html={html} />
      </>
    );
  };
}
