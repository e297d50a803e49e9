import type { Article } from '@bandeja/catalogue/article';
import type { ArticleIndexData, ArticlePageData, FaqPageData, LegalPageData } from '@bandeja/catalogue/pages';
import { relatedTo } from '@bandeja/domain/content/rules';
import { legalKinds } from '@bandeja/domain/content/vocabulary';
import * as queries from '#features/content/queries.ts';
import type { ReadArticle, ReadText } from '#features/content/reading.rules.ts';
import { type StandingTexts, standingTexts } from '#features/content/standing.service.ts';
import type { Deps } from '#kit/deps.ts';
import { pages } from '#kit/pages.ts';

type Reading = Pick<Deps, 'db' | 'now' | 'log'>;

const changefreqs: Readonly<Record<string, string>> = {
  [pages.blog]: 'weekly',
  [pages.privacy]: 'yearly',
  [pages.terms]: 'yearly',
};

/** Articles with their lists, questions and legal texts. */
export function contentPages(deps: Reading) {
  return {
    // a version of a legal text that was announced holds from midnight on
    version: async () => `${await queries.newestRevisionId(deps.db)} ${deps.now().toISOString().slice(0, 10)}`,
    load: async () => {
      const texts = await standingTexts(deps);
      const data = pagesOf(texts);
      const gone = new Set(texts.hidden.map(({ head }) => addressOf(head)));
      const listed = [...data.keys()].filter((path) => !path.includes('/versiones/'));
      return {
        listed: listed.map((path) => ({ path, changefreq: changefreqs[path] ?? 'monthly' })),
        dataOf: (path: string) => {
          const found = data.get(path);
          return found === undefined ? null : { data: found };
        },
        isGone: (path: string) => gone.has(path),
      };
    },
  };
}

export const addressOf = ({ kind, slug }: Pick<Article, 'kind' | 'slug'>): string =>
  kind === 'guides' ? pages.guide(slug) : pages.post(slug);

function pagesOf(texts: StandingTexts): Map<string, unknown> {
  const { articles, groups, legal } = texts;
  const ofKind = (kind: Article['kind']): ArticleIndexData => ({
    articles: headsOf(articles).filter((head) => head.kind === kind),
  });
  return new Map<string, unknown>([
    [pages.guides, ofKind('guides')],
    [pages.blog, ofKind('blog')],
    ...articles.map((article): [string, unknown] => [addressOf(article.head), articlePage(article, articles)]),
    [pages.faq, { groups } satisfies FaqPageData],
    ...legalKinds.flatMap((kind) => {
      const all = legal[kind].map(({ version }) => version);
      return legal[kind].map(({ version, body }): [string, LegalPageData] =>
        version.state === 'current'
          ? [pages[kind], { version, body, others: all.filter((other) => other !== version) }]
          : [pages.legalVersion(kind, version.version), { version, body, others: [] }],
      );
    }),
  ]);
}

const headsOf = (articles: readonly ReadArticle[]): Article[] => articles.map(({ head }) => head);

function articlePage({ head, body }: ReadArticle, articles: readonly ReadArticle[]): ArticlePageData {
  return { article: head, body, related: relatedTo(head, headsOf(articles)) };
}

/** The page of a text that is only being written, and where it would stand. */
export async function draftPage(deps: Reading, text: ReadText): Promise<{ path: string; data: unknown }> {
  const { articles, legal } = await standingTexts(deps);
  switch (text.kind) {
    case 'article':
      return { path: addressOf(text.head), data: articlePage(text, articles) };
    case 'faq':
      return { path: pages.faq, data: { groups: text.groups } satisfies FaqPageData };
    case 'legal': {
      const others = legal[text.head.kind].map(({ version }) => version);
      const version = { ...text.head, state: 'current' as const, until: null };
      return { path: pages[text.head.kind], data: { version, body: text.body, others } satisfies LegalPageData };
    }
  }
}
