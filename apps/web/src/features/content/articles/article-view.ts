import type { Article } from '@bandeja/catalogue/article';
import type { ArticlePageData } from '@bandeja/catalogue/pages';
import { type ArticleHtml, articleHtml } from '#features/content/articles/article-html.tsx';

export type ShownArticle = { article: Article; related: readonly Article[]; html: ArticleHtml };

/** On the server only (and in tests). */
export const articleView = {
  searchOf: () => '',
  dataOf: (data: unknown): ShownArticle => {
    // our own server read it
    const { article, body, related } = data as ArticlePageData;
    return { article, related, html: articleHtml(article, body) };
  },
  sentOf: (shown: unknown): ShownArticle => ({ ...(shown as ShownArticle), html: null }),
};
