import type { ArticleKind } from '#features/content/articles/article.ts';
import { ArticleCards } from '#features/content/articles/article-cards.tsx';
import { ArticleDoors } from '#features/content/articles/article-doors.tsx';
import { articlesOf } from '#features/content/articles/list.ts';
import { articleTexts } from '#features/content/articles/texts.ts';

/** All articles of a kind, and the doors to training. */
export function ArticleIndex({ kind }: { kind: ArticleKind }) {
  const { title, sentence } = articleTexts.kinds[kind];
  return (
    <div className="wrap grid grid-cols-1 gap-10 pt-8 pb-16 md:gap-14 md:pt-12 md:pb-24">
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="mt-3 max-w-sentence text-lead text-ink-2">{sentence}</p>
      </div>
      <ArticleCards articles={articlesOf(kind)} level={2} />
      <ArticleDoors titleId="practica" />
    </div>
  );
}
