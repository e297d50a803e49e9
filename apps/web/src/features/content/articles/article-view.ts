import type { Article } from '@bandeja/domain/content/article';
import type { ArticlePageData } from '@bandeja/domain/content/pages';
import { articleHtml } from '#features/content/articles/article-html.tsx';

/** HTML; null in a browser, where it stands in the document (`ui/served-html.tsx`). */
export type ArticleHtml = { lead: string; prose: string; contents: string } | null;

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
