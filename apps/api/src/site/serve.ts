import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Document, sendDocument, toDocument } from '#kit/document.ts';
import { noCounts } from '#kit/limits.ts';
import { appPermissions, documentHeaders } from '#kit/security.ts';
import { cachePages, type DynamicPages, type PageCache, type PagesSnapshot } from '#site/dynamic-pages.ts';
import { renderSite, type SiteFacts, type SitePages } from '#site/render.ts';
import { robots, sitemap } from '#site/robots-and-sitemap.ts';
import { type SocialPicture, serveSocialPictures } from '#site/social-pictures.ts';

const xml = 'application/xml; charset=utf-8';
const previewsPerMinute = 300;
/** Documents of shared sessions in memory, about 10 kB each. */
const mostShared = 500;

export type ServedSite = {
  renewPages: () => Promise<void>;
  draftPage: SitePages['draftPage'];
};

/** Without a build. */
export const nothingServed: ServedSite = { renewPages: async () => {}, draftPage: async () => '' };

/** docs/site.md. Without a build it serves nothing. @param dynamic without it dynamic pages have no address */
export async function serveWebApp(
  app: FastifyInstance,
  distFolder: string,
  facts: SiteFacts,
  dynamic?: DynamicPages,
  sharedPicture: (token: string) => Promise<SocialPicture | null> = async () => null,
): Promise<ServedSite> {
  if (!existsSync(path.join(distFolder, '.ssr/prerender.js'))) return nothingServed;
  const pages = await renderSite(distFolder, facts);
  await serveFiles(app, distFolder);
  const cache =
    dynamic &&
    cachePages(dynamic, pages.renderPage, {
      onError: (error) => app.outage.note(error) || app.log.warn({ err: error }, 'dynamic pages'),
    });

  const documents = new Map(pages.documents);
  if (!cache) documents.set('/sitemap.xml', toDocument(sitemap(facts.publicUrl, pages.listed), xml));
  const rules = robots(facts.publicUrl, pages.appPaths, pages.listed);
  documents.set('/robots.txt', toDocument(rules, 'text/plain; charset=utf-8'));
  for (const [address, document] of documents) {
    const headers = pages.appPaths.includes(address) ? appPermissions : {};
    app.get(
      address,
      (request, reply) =>
        redirectToAddress(request, reply, address) ?? sendDocument(request, reply.headers(headers), document),
    );
    // a form that is sent before hydration is shown again; its fields get into no address and no log
    app.post(address, { onRequest: async (_request, reply) => reply.redirect(address, 303) }, ignoreBody);
  }
  if (cache) serveDynamic(app, cache, pages, facts.publicUrl);
  await app.register(async (scope) => {
    await scope.register(rateLimit, {
      max: previewsPerMinute,
      timeWindow: '1 minute',
      addHeadersOnExceeding: noCounts,
    });
    serveShared(scope, pages, sharedPicture);
    serveSocialPictures(scope, {
      pictureAt: async (address) => {
        const [, token] = /^\/s\/([\w-]+)$/.exec(address) ?? [];
        if (token !== undefined) return sharedPicture(token);
        if (documents.has(address)) return pages.pictureOf(address);
        const found = await cache?.find(address);
        return found && found !== 'gone' ? pages.pictureOf(address) : null;
      },
      draw: pages.drawPicture,
    });
  });
  app.get('/index.html', (_request, reply) => reply.redirect('/', 301));
  for (const route of pages.appPaths) {
    if (documents.has(route) || route === '/s/:token') continue;
    app.get(route, (request, reply) => sendDocument(request, reply.headers(appPermissions), pages.shell));
    // the service worker handles files shared by another app; without one the page requests them
    if (route === '/import') {
      app.post(route, { onRequest: async (_request, reply) => reply.redirect(route, 303) }, ignoreBody);
    }
  }
  await serveWorker(app, distFolder, pages.shell);
  app.setNotFoundHandler((request, reply) => {
    // a file of a former build: no page is needed
    if (request.url.startsWith('/assets/')) return reply.code(404).type('text/plain; charset=utf-8').send('404');
    return sendDocument(request, reply, pages.notFound, 404);
  });
  compressAhead(app, [...documents.values(), pages.shell, pages.notFound]);
  return { renewPages: async () => cache?.renew(), draftPage: pages.draftPage };
}

/** A document for each token, made and compressed once; without a session the app's shell, which says so. */
function serveShared(
  app: FastifyInstance,
  pages: SitePages,
  sharedPicture: (token: string) => Promise<SocialPicture | null>,
): void {
  const shared = new LRUCache<string, Document>({
    max: mostShared,
    memoMethod: (token) => toDocument(pages.sharedSession(token)),
  });
  app.get<{ Params: { token: string } }>('/s/:token', async (request, reply) => {
    const { token } = request.params;
    try {
      if ((await sharedPicture(token)) === null) return sendDocument(request, reply, pages.shell, 404);
    } catch (error) {
      if (!app.outage.note(error)) throw error;
      return sendDocument(request, reply, pages.shell, 503);
    }
    return sendDocument(request, reply, shared.memo(token));
  });
}

/** A new build or other facts of this server make another file, which browsers then install (docs/architecture.md#without-a-network). */
async function serveWorker(app: FastifyInstance, distFolder: string, shell: Document): Promise<void> {
  const source = path.join(distFolder, workerName);
  if (!existsSync(source)) return;
  const version = createHash('sha256').update(shell.text).digest('hex').slice(0, 12);
  const code = (await readFile(source, 'utf8')).replace('__DOCUMENT_VERSION__', version);
  const worker = toDocument(code, 'text/javascript; charset=utf-8');
  app.get(`/${workerName}`, (request, reply) => sendDocument(request, reply, worker));
}

const workerName = 'service-worker.js';

function redirectToAddress(request: FastifyRequest, reply: FastifyReply, address: string): FastifyReply | null {
  const requested = addressOf(request);
  return requested === address ? null : reply.redirect(address + request.url.slice(requested.length), 301);
}

function addressOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}

function serveDynamic(app: FastifyInstance, cache: PageCache, pages: SitePages, publicUrl: string): void {
  for (const route of pages.dynamicPaths) {
    app.get(route, async (request, reply) => {
      const address = addressOf(request).replace(/\/+$/, '');
      const search = await pages.searchOf(address, request.url.slice(addressOf(request).length));
      const found = await cache.find(address, search);
      if (found === null) return sendDocument(request, reply, pages.notFound, 404);
      if (found === 'gone') return sendDocument(request, reply, pages.notFound, 410);
      return redirectToAddress(request, reply, address) ?? sendDocument(request, reply, found);
    });
  }
  const none: PagesSnapshot['listed'] = [];
  let latest: { listed: PagesSnapshot['listed']; document: Document } | null = null;
  app.get('/sitemap.xml', async (request, reply) => {
    const listed = pages.dynamicPaths.length > 0 ? await cache.listed() : none;
    if (latest?.listed !== listed) {
      latest = { listed, document: toDocument(sitemap(publicUrl, [...pages.listed, ...listed]), xml) };
    }
    return sendDocument(request, reply, latest.document);
  });
}

async function ignoreBody(): Promise<void> {}

async function serveFiles(app: FastifyInstance, distFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: distFolder,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/.*/**', '**/.*', '*.html', '*.html.*', `${workerName}*`],
    setHeaders: (reply, filePath) => {
      const hashed = filePath.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (!obeysPolicy.test(filePath)) for (const name of documentHeaders) reply.removeHeader(name);
    },
  });
}

/** A browser opens drawings as documents, and a worker takes its policy from its own file. */
const obeysPolicy = /\.(html|svgz?|xml)$|worker[^/\\]*\.m?js$/i;

function compressAhead(app: FastifyInstance, documents: Document[]): void {
  let isClosing = false;
  app.addHook('onListen', async () => {
    void (async () => {
      for (const document of documents) {
        if (isClosing) return;
        await document.compressAll();
      }
    })();
  });
  app.addHook('preClose', async () => {
    isClosing = true;
  });
}
