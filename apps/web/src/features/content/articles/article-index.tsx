import type { Article } from '@bandeja/catalogue/article';
import type { ArticleKind } from '@bandeja/domain/content/vocabulary';
import { ArticleCards } from '#features/content/articles/article-cards.tsx';
import { ArticleDoors } from '#features/content/articles/article-doors.tsx';
import { indexData } from '#features/content/articles/structured-data.ts';
import { articleTexts } from '#features/content/articles/texts.ts';
import { PageMeta } from '#ui/page-meta.tsx';

export function ArticleIndex({ kind, articles }: { kind: ArticleKind; articles: readonly Article[] }) {
  const texts = articleTexts.kinds[kind];
  return (
    <div className="wrap grid grid-cols-1 gap-10 pt-8 pb-16 md:gap-14 md:pt-12 md:pb-24">
      <PageMeta {...texts} path={`/${kind}`} jsonLd={indexData(kind)} />
      <div>
        <h1 tabIndex={-1}>{texts.title}</h1>
        <p className="mt-3 max-w-sentence text-lead text-ink-2">{texts.sentence}</p>
      </div>
      <ArticleCards articles={articles} level={2} />
      <ArticleDoors titleId="practica" />
    </div>
  );
}
