import type { Article, ArticleBody } from '@bandeja/catalogue/article';
import type { LegalBody, LegalHead } from '@bandeja/catalogue/legal';
import type { QuestionGroup } from '@bandeja/catalogue/question';
import { inOrder, relatedTo, versionsOf } from '@bandeja/domain/content/rules';
import type { LegalKind } from '@bandeja/domain/content/vocabulary';
import { articlePath } from '#features/content/articles/article-facts.ts';
import { articleView } from '#features/content/articles/article-view.ts';
import { legalView } from '#features/content/legal/legal-view.ts';

type Read<Head, Body> = { head: Head; body: Body };

const articleFiles = import.meta.glob<Read<Article, ArticleBody>>('../../../../../content/articles/*.md', {
  import: 'default',
  eager: true,
});
const legalFiles = import.meta.glob<Read<LegalHead, LegalBody>>('../../../../../content/legal/*.md', {
  import: 'default',
  eager: true,
});
const faqFiles = import.meta.glob<readonly QuestionGroup[]>('../../../../../content/faq.md', {
  import: 'default',
  eager: true,
});

export const articles = inOrder(Object.values(articleFiles).map(({ head }) => head));
export const questionGroups = Object.values(faqFiles).flat();

/** What the server hands to the page at an address. */
export function articleAt(path: string) {
  const found = Object.values(articleFiles).find(({ head }) => articlePath(head) === path);
  if (!found) throw new Error(`There is no article at ${path}`);
  const { head: article, body } = found;
  return articleView.dataOf({ article, body, related: relatedTo(article, articles) });
}

export function legalText(kind: LegalKind, number: number | 'current' = 'current') {
  const files = Object.values(legalFiles).filter(({ head }) => head.kind === kind);
  const versions = versionsOf(
    files.map(({ head }) => head),
    '2026-11-30',
  );
  const version = versions.find((each) => (number === 'current' ? each.state === 'current' : each.version === number));
  const body = files.find(({ head }) => head.version === version?.version)?.body;
  if (!version || !body) throw new Error(`There is no version ${number} of ${kind}`);
  const others = version.state === 'current' ? versions.filter((other) => other !== version) : [];
  return legalView.dataOf({ version, body, others });
}
