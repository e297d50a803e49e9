import type { ComponentType } from 'react';
import type { ArticleBody } from '#features/content/articles/article.ts';
import { ArticleLayout } from '#features/content/articles/article-layout.tsx';
import { articleAt } from '#features/content/articles/list.ts';
import { articleData } from '#features/content/articles/structured-data.ts';
import { PageMeta } from '#ui/page-meta.tsx';

export function articlePage(path: string, body: ArticleBody): ComponentType {
  const article = articleAt(path);
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
        <ArticleLayout article={article} body={body} />
      </>
    );
  };
}
