import type { Article, ArticleKind } from '#content/article.ts';
import type { LegalHead, LegalVersion } from '#content/legal.ts';

/** The guides first; each kind by its order. */
export function inOrder<A extends Pick<Article, 'kind' | 'order'>>(articles: readonly A[]): A[] {
  const ofKind = (kind: ArticleKind) =>
    articles.filter((article) => article.kind === kind).sort((one, other) => one.order - other.order);
  return [...ofKind('guides'), ...ofKind('blog')];
}

/** Those that there are, as the article names them. */
export function relatedTo({ related }: Pick<Article, 'related'>, articles: readonly Article[]): Article[] {
  return related.flatMap((wanted) => articles.find(({ slug }) => slug === wanted) ?? []);
}

/** The newest first. The newest whose day has come holds; those before it are former, those after it announced. */
export function versionsOf(heads: readonly LegalHead[], today: string): LegalVersion[] {
  const sorted = [...heads].sort((one, other) => other.version - one.version);
  const current = sorted.findIndex(({ date }) => date <= today);
  return sorted.map((head, index) => {
    if (index === current) return { ...head, state: 'current', until: null };
    if (index < current) return { ...head, state: 'announced', until: null };
    return { ...head, state: 'former', until: sorted[index - 1]?.date ?? null };
  });
}
