import type { ComponentType } from 'react';
import * as paths from '#lib/paths.ts';

export type PageProps = { data?: unknown };

type PageView = {
  searchOf: (search: string) => string;
  dataOf: (data: unknown, search: string) => unknown;
  /** What of it a browser gets beside the document; by default all. */
  sentOf?: (shown: unknown) => unknown;
};

export type SitePage = {
  path: string;
  /** Rendered from data on request; the server knows which addresses exist. */
  isDynamic?: true;
  /** Selects the parts of the query and of the data that a dynamic page uses. On the server only. */
  view?: () => Promise<PageView>;
  load: () => Promise<ComponentType<PageProps>>;
  changefreq?: 'daily' | 'weekly' | 'monthly' | 'yearly';
  inSitemap?: boolean;
  ground?: 'court';
  /** bare: only the page, which has its own layout (the quiz: one thing at a time). */
  frame?: 'bare';
};

/** Every page of the site, one entry each. Each is prerendered by the server and hydrated in the browser. */
export const sitePages: readonly SitePage[] = [
  {
    path: paths.home,
    load: async () => (await import('#pages/home.tsx')).HomePage,
    changefreq: 'weekly',
    ground: 'court',
  },
  {
    path: paths.freeRoutine,
    load: async () => (await import('#pages/free-routine.tsx')).FreeRoutinePage,
  },
  {
    path: paths.quiz,
    load: async () => (await import('#pages/quiz.tsx')).QuizPage,
    frame: 'bare',
  },
  { path: paths.prices, load: async () => (await import('#pages/prices.tsx')).PricesPage },
  { path: paths.faq, isDynamic: true, load: async () => (await import('#pages/faq.tsx')).FaqPage },
  {
    path: paths.about,
    load: async () => (await import('#pages/about.tsx')).AboutPage,
    changefreq: 'yearly',
  },
  { path: paths.contact, load: async () => (await import('#pages/contact.tsx')).ContactPage, changefreq: 'yearly' },
  ...[paths.privacy, paths.terms, paths.privacyVersion(':version'), paths.termsVersion(':version')].map(
    (path): SitePage => ({
      path,
      isDynamic: true,
      view: async () => (await import('../../features/content/legal/legal-view.ts')).legalView,
      load: async () => (await import('#pages/legal.tsx')).LegalPage,
    }),
  ),
  {
    path: paths.forum,
    load: async () => (await import('#pages/coming-soon.tsx')).comingSoonPage('forum'),
    inSitemap: false,
  },
  {
    path: paths.events,
    load: async () => (await import('#pages/coming-soon.tsx')).comingSoonPage('events'),
    inSitemap: false,
  },
  { path: paths.tournaments, load: async () => (await import('#pages/coming-soon.tsx')).comingSoonPage('tournaments') },
  {
    path: paths.clubs,
    load: async () => (await import('#pages/coming-soon.tsx')).comingSoonPage('clubs'),
    inSitemap: false,
  },
  { path: paths.guides, isDynamic: true, load: async () => (await import('#pages/guides.tsx')).GuidesPage },
  { path: paths.blog, isDynamic: true, load: async () => (await import('#pages/blog.tsx')).BlogPage },
  ...[paths.guide(':slug'), paths.post(':slug')].map(
    (path): SitePage => ({
      path,
      isDynamic: true,
      view: async () => (await import('../../features/content/articles/article-view.ts')).articleView,
      load: async () => (await import('#pages/article.tsx')).ArticlePage,
    }),
  ),
  {
    path: paths.exercises,
    isDynamic: true,
    view: async () => (await import('../../features/exercises/library/library-page.ts')).libraryView,
    load: async () => (await import('#pages/exercises.tsx')).ExercisesPage,
  },
  {
    path: paths.exercise(':slug'),
    isDynamic: true,
    load: async () => (await import('#pages/exercise.tsx')).ExercisePage,
  },
  {
    path: paths.publicRoutines,
    isDynamic: true,
    load: async () => (await import('#pages/public-routines.tsx')).PublicRoutinesPage,
  },
  {
    path: paths.publicRoutine(':slug'),
    isDynamic: true,
    load: async () => (await import('#pages/public-routine.tsx')).PublicRoutinePage,
  },
  {
    path: paths.confirmNewsletter,
    load: async () => (await import('#pages/newsletter-confirm.tsx')).NewsletterConfirmPage,
    inSitemap: false,
  },
  {
    path: paths.unsubscribe,
    load: async () => (await import('#pages/newsletter-unsubscribe.tsx')).NewsletterUnsubscribePage,
    inSitemap: false,
  },
  {
    path: paths.verifyEmail,
    load: async () => (await import('#pages/verify-email.tsx')).VerifyEmailPage,
    inSitemap: false,
  },
];

export const notFoundPage: SitePage = {
  path: paths.notFound,
  load: async () => (await import('#pages/not-found.tsx')).NotFoundPage,
  inSitemap: false,
};

export function findPage(pathname: string): SitePage {
  const path = pathname.replace(/(.)\/+$/, '$1');
  return sitePages.find((page) => page.path === path || matches(page.path, path)) ?? notFoundPage;
}

function matches(pattern: string, path: string): boolean {
  return pattern.includes(':') && new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);
}
