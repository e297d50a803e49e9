import { AsyncLocalStorage } from 'node:async_hooks';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { firstLoadTable } from '#app/first-loads.ts';
import { AppProviders } from '#app/providers.tsx';
import { AppRoutes } from '#app/routes.tsx';
import { type Drawing, type FirstDrawing, firstDrawings } from '#app/site/first-drawings.tsx';
import { SiteFrame } from '#app/site/frame.tsx';
import { findPage, sitePages } from '#app/site/pages.ts';
import { drawSocialPicture } from '#app/site/social-picture.tsx';
import { sharedTexts } from '#features/sessions/texts.ts';
import { appPaths } from '#lib/app-paths.ts';
import * as paths from '#lib/paths.ts';
import { provideSiteFacts, type SiteFacts } from '#lib/site-facts.ts';
import { listenToPictures, type SocialPicture } from '#lib/social-pictures.ts';
import { PageMeta } from '#ui/page-meta.tsx';

// The server's own build of the web app: it turns addresses into HTML. `apps/api/src/site/render.ts` uses it.

export type RenderRequest = { path: string; facts: SiteFacts; data?: unknown; search?: string };

export type RenderedPage = {
  head: string;
  body: string;
  sources: string[];
  picture: SocialPicture | undefined;
  data?: unknown;
};

export { drawSocialPicture };

export type SiteAddress = { path: string; changefreq: string; inSitemap: boolean };

export function sitePaths(): SiteAddress[] {
  return sitePages
    .filter((page) => !page.isDynamic)
    .map(({ path, changefreq = 'monthly', inSitemap = true }) => ({ path, changefreq, inSitemap }));
}

export function dynamicPaths(): string[] {
  return sitePages.filter((page) => page.isDynamic).map((page) => page.path);
}

export const publicAppPaths = [paths.login, paths.register, paths.forgotPassword] as const;

export { appPaths, firstLoadTable, paths };

type Noted = { sources: Set<string>; picture?: SocialPicture };
const noted = new AsyncLocalStorage<Noted>();
const importedBy = new Map<string, Set<string>>();
Object.assign(globalThis, {
  noteImport: (source: string, module: Promise<unknown>) => {
    noted.getStore()?.sources.add(source);
    return module;
  },
});
listenToPictures((picture) => {
  const page = noted.getStore();
  if (page) page.picture = picture;
});

export async function renderPage({ path, facts, data, search = '' }: RenderRequest): Promise<RenderedPage> {
  const page = findPage(path);
  const view = await page.view?.();
  const shown = view && data !== undefined ? view.dataOf(data, search) : data;
  const rendered = await render(page.path, facts, async () => {
    const content = await page.load();
    return <SiteFrame page={page} content={content} data={shown} />;
  });
  return { ...rendered, data: view?.sentOf ? view.sentOf(shown) : shown };
}

export async function searchOf(path: string, search: string): Promise<string> {
  return (await findPage(path).view?.())?.searchOf(search) ?? '';
}

export async function renderAppPage({ path, facts }: RenderRequest): Promise<RenderedPage> {
  return render(path, facts, async () => (
    <AppProviders queryClient={new QueryClient()}>
      <StaticRouter location={path}>
        <AppRoutes />
      </StaticRouter>
    </AppProviders>
  ));
}

export async function renderDrawings(facts: SiteFacts): Promise<Record<FirstDrawing, Drawing<string>>> {
  const drawn = async (node: ReactNode) => (await render('/-drawing-', facts, async () => node)).body;
  const both = async (name: FirstDrawing) => {
    const { silent, spoken } = firstDrawings[name];
    return { silent: await drawn(silent), spoken: await drawn(spoken) };
  };
  return { home: await both('home'), live: await both('live'), summary: await both('summary') };
}

export async function renderSharedHead({ path, facts }: RenderRequest): Promise<RenderedPage> {
  return render(path, facts, async () => (
    <PageMeta
      noindex
      title={sharedTexts.windowTitle}
      description={sharedTexts.invite}
      path={path}
      picture={{ kicker: sharedTexts.windowTitle, title: sharedTexts.picture }}
    />
  ));
}

async function render(path: string, facts: SiteFacts, element: () => Promise<ReactNode>): Promise<RenderedPage> {
  provideSiteFacts(facts);
  const sources = importedBy.get(path) ?? new Set();
  importedBy.set(path, sources);
  const page: Noted = { sources };
  const html = await noted.run(page, async () => {
    const { prelude } = await prerender(await element(), { progressiveChunkSize: Number.POSITIVE_INFINITY });
    return new Response(prelude).text();
  });
  return { ...splitHead(html), sources: [...sources], picture: page.picture };
}

/** React writes the content of `<head>` in front of everything else. */
function splitHead(html: string): { head: string; body: string } {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
