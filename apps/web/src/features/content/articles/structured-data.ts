import type { Article } from '@bandeja/catalogue/article';
import type { ArticleKind } from '@bandeja/domain/content/vocabulary';
import { articlePath } from '#features/content/articles/article-facts.ts';
import { articleTexts } from '#features/content/articles/texts.ts';
import * as paths from '#lib/paths.ts';
import { siteFacts } from '#lib/site-facts.ts';
import { socialPicturePath } from '#lib/social-pictures.ts';
import { trailData } from '#ui/trail.tsx';

const schema = 'https://schema.org';

export function articleData(article: Article): object[] {
  const { publicUrl, people } = siteFacts();
  const address = publicUrl + articlePath(article);
  const publisher = { '@type': 'Organization', name: 'Bandeja', url: `${publicUrl}/` };
  return [
    {
      '@context': schema,
      '@type': article.kind === 'blog' ? 'BlogPosting' : 'Article',
      headline: article.title,
      description: article.description,
      inLanguage: 'es',
      datePublished: article.published,
      dateModified: article.updated,
      articleSection: article.category,
      keywords: article.keywords.join(', '),
      wordCount: article.words,
      image: publicUrl + socialPicturePath(articlePath(article)),
      mainEntityOfPage: {
        '@type': 'WebPage',
        '@id': address,
        lastReviewed: article.reviewed,
        ...(people?.reviewer && { reviewedBy: { '@type': 'Person', name: people.reviewer } }),
      },
      author: people?.author ? { '@type': 'Person', name: people.author } : publisher,
      publisher,
    },
    trailData([
      { name: articleTexts.home, path: paths.home },
      { name: articleTexts.kinds[article.kind].title, path: `/${article.kind}` },
      { name: article.title, path: articlePath(article) },
    ]),
  ];
}

export function indexData(kind: ArticleKind): object {
  return trailData([
    { name: articleTexts.home, path: paths.home },
    { name: articleTexts.kinds[kind].title, path: `/${kind}` },
  ]);
}
