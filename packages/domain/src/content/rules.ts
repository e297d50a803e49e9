import type { ArticleKind } from '#content/vocabulary.ts';

/** The guides first; each kind by its order. */
export function inOrder<A extends { kind: ArticleKind; order: number }>(articles: readonly A[]): A[] {
  const ofKind = (kind: ArticleKind) =>
    articles.filter((article) => article.kind === kind).sort((one, other) => one.order - other.order);
  return [...ofKind('guides'), ...ofKind('blog')];
}

/** Those that there are, as the article names them. */
export function relatedTo<A extends { slug: string }>(
  { related }: { related: readonly string[] },
  articles: readonly A[],
): A[] {
  return related.flatMap((wanted) => articles.find(({ slug }) => slug === wanted) ?? []);
}

/** An `announced` one holds from its date on. `until`: the day on which the next version began to hold; null for those that are not former. */
export type Standing = { state: 'announced' | 'current' | 'former'; until: string | null };

/** The newest first. The newest whose day has come holds; those before it are former, those after it announced. */
export function versionsOf<H extends { version: number; date: string }>(
  heads: readonly H[],
  today: string,
): (H & Standing)[] {
  const sorted = [...heads].sort((one, other) => other.version - one.version);
  const current = sorted.findIndex(({ date }) => date <= today);
  return sorted.map((head, index) => {
    if (index === current) return { ...head, state: 'current', until: null };
    if (index < current) return { ...head, state: 'announced', until: null };
    return { ...head, state: 'former', until: sorted[index - 1]?.date ?? null };
  });
}
