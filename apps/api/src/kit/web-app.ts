import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Document, keepDocument, sendDocument } from '#kit/document.ts';
import { type KeptPages, keepPages, type LivePages, type LiveSnapshot } from '#kit/live-pages.ts';
import { robots, sitemap } from '#kit/site-files.ts';
import { renderSite, type SiteFacts, type SitePages } from '#kit/site-pages.ts';

const xml = 'application/xml; charset=utf-8';

type ServedSite = {
  /** Looks at once whether the data of live pages have changed. */
  renewPages: () => Promise<void>;
};

/**
 * Serves the built web app: hashed files for a year, the site's pages and the app's shell from memory, unknown
 * addresses with 404. Nothing at all when there is no build.
 * @param live where the build's pages that need data get them; without it those have no address
 */
export async function serveWebApp(
  app: FastifyInstance,
  distFolder: string,
  facts: SiteFacts,
  live?: LivePages,
): Promise<ServedSite> {
  if (!existsSync(path.join(distFolder, '.ssr/prerender.js'))) return { renewPages: async () => {} };
  const pages = await renderSite(distFolder, facts);
  await serveFiles(app, distFolder);
  const kept =
    live &&
    keepPages(live, pages.renderPage, {
      onError: (error) => app.outage.note(error) || app.log.warn({ err: error }, 'live pages'),
    });

  const documents = new Map(pages.documents);
  if (!kept) documents.set('/sitemap.xml', keepDocument(sitemap(facts.publicUrl, pages.listed), xml));
  const rules = robots(facts.publicUrl, pages.appPaths, pages.listed);
  documents.set('/robots.txt', keepDocument(rules, 'text/plain; charset=utf-8'));
  for (const [address, document] of documents) {
    app.get(
      address,
      (request, reply) => toOneAddress(request, reply, address) ?? sendDocument(request, reply, document),
    );
    // a form sent before its code has arrived: it is shown again, and nothing of it gets into an address or a log
    app.post(address, { onRequest: async (_request, reply) => reply.redirect(address, 303) }, noBody);
  }
  if (kept) serveLive(app, kept, pages, facts.publicUrl);
  app.get('/index.html', (_request, reply) => reply.redirect('/', 301));
  for (const route of pages.appPaths) {
    if (documents.has(route) || route === '/s/:token') continue;
    app.get(route, (request, reply) => sendDocument(request, reply, pages.shell));
  }
  app.get<{ Params: { token: string } }>('/s/:token', (request, reply) =>
    sendDocument(request, reply, keepDocument(pages.sharedSession(request.params.token))),
  );
  app.setNotFoundHandler((request, reply) => {
    // a file of a former build: nobody reads a page there
    if (request.url.startsWith('/assets/')) return reply.code(404).type('text/plain; charset=utf-8').send('404');
    return sendDocument(request, reply, pages.notFound, 404);
  });
  packAhead(app, [...documents.values(), pages.shell, pages.notFound]);
  return { renewPages: async () => kept?.renew() };
}

/** Routes are matched without a trailing slash, but a page has one address. Null when it is the one asked for. */
function toOneAddress(request: FastifyRequest, reply: FastifyReply, address: string): FastifyReply | null {
  const asked = addressOf(request);
  return asked === address ? null : reply.redirect(address + request.url.slice(asked.length), 301);
}

function addressOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}

/** The pages that are made of data, and the sitemap that lists them. */
function serveLive(app: FastifyInstance, kept: KeptPages, pages: SitePages, publicUrl: string): void {
  for (const route of pages.livePaths) {
    app.get(route, async (request, reply) => {
      const address = addressOf(request).replace(/\/+$/, '');
      const found = await kept.find(address);
      if (found === null) return sendDocument(request, reply, pages.notFound, 404);
      if (found === 'gone') return sendDocument(request, reply, pages.notFound, 410);
      return toOneAddress(request, reply, address) ?? sendDocument(request, reply, found);
    });
  }
  const none: LiveSnapshot['listed'] = [];
  let map: { of: LiveSnapshot['listed'] | null; document: Document } = { of: null, document: pages.notFound };
  app.get('/sitemap.xml', async (request, reply) => {
    const listed = pages.livePaths.length > 0 ? await kept.listed() : none;
    if (map.of !== listed) {
      map = { of: listed, document: keepDocument(sitemap(publicUrl, [...pages.listed, ...listed]), xml) };
    }
    return sendDocument(request, reply, map.document);
  });
}

async function noBody(): Promise<void> {}

/** The build's files as they are. The templates, the manifest and the server's own part are not for browsers. */
async function serveFiles(app: FastifyInstance, distFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: distFolder,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/.*/**', '**/.*', '*.html', '*.html.*'],
    setHeaders: (reply, filePath) => {
      const hashed = filePath.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/** Once the server listens, every packing is made, so that no visitor waits for one. */
function packAhead(app: FastifyInstance, documents: Document[]): void {
  let isClosing = false;
  app.addHook('onListen', async () => {
    void (async () => {
      for (const document of documents) {
        if (isClosing) return;
        await document.packed('br');
        await document.packed('gzip');
      }
    })();
  });
  app.addHook('preClose', async () => {
    isClosing = true;
  });
}
