import type { Article, ArticleBody, ArticleHtml } from '#features/content/articles/article.ts';

const files = import.meta.glob<ArticleBody>('../../../../../../content/articles/*.md', {
  query: '?body',
  import: 'default',
});

/** What the server sends. @throws Error for an article without a file */
async function served(article: Article): Promise<ArticleHtml> {
  const load = files[`../../../../../../content/articles/${article.slug}.md`];
  if (load === undefined) throw new Error(`There is no text of ${article.slug}`);
  const [{ articleHtml }, body] = await Promise.all([import('#features/content/articles/article-html.tsx'), load()]);
  return articleHtml(article, body);
}

/** A browser's build has no text: it stands in the document (`ui/served-html.tsx`). */
export const textOf: (article: Article) => Promise<ArticleHtml> =
  import.meta.env.PROD && !import.meta.env.SSR ? async () => null : served;
