import type { Article, ArticleBody } from '#article.ts';
import type { LegalBody, LegalVersion } from '#legal.ts';
import type { QuestionGroup } from '#question.ts';

// What the server knows of the pages of `content/`.

export type ArticlePageData = { article: Article; body: ArticleBody; related: readonly Article[] };
export type ArticleIndexData = { articles: readonly Article[] };
export type FaqPageData = { groups: readonly QuestionGroup[] };
/** `others` is empty on the page of a version that does not hold. */
export type LegalPageData = { version: LegalVersion; body: LegalBody; others: readonly LegalVersion[] };
