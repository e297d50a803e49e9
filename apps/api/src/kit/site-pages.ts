import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Document, keepDocument } from '#kit/document.ts';

/** What only the running server knows and every page may say. */
export type SiteFacts = {
  publicUrl: string;
  operator: { name: string; id: string; address: string; email: string };
  social: { x: string | null; instagram: string | null; youtube: string | null };
  showRating: boolean;
  year: number;
};

type RenderRequest = { path: string; facts: SiteFacts; data?: unknown };
type RenderedPage = { head: string; body: string; sources: string[] };

/** The web app's own build for the server (`apps/web/src/app/site/prerender.tsx`). */
type SiteBundle = {
  renderPage: (request: RenderRequest) => Promise<RenderedPage>;
  renderAppPage: (request: RenderRequest) => Promise<RenderedPage>;
  renderSharedHead: (request: RenderRequest) => Promise<RenderedPage>;
  sitePaths: () => { path: string; changefreq: string; inSitemap: boolean }[];
  livePaths: () => string[];
  publicAppPaths: readonly string[];
  appPaths: readonly string[];
};

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

export type SitePages = {
  /** Renders a page of the site anew; `data` reaches its component, on the server and in the browser. */
  renderPage: (path: string, data?: unknown) => Promise<Document>;
  /** The documents of fixed addresses: the site's pages, and the app's public ones. */
  documents: ReadonlyMap<string, Document>;
  notFound: Document;
  /** Addresses, as Fastify writes them, of pages that need data: `renderPage` makes them when they are asked for. */
  livePaths: readonly string[];
  /** The app's shell, for its routes behind the login. */
  shell: Document;
  /** The app's routes as Fastify writes them. */
  appPaths: readonly string[];
  /** The shell of a shared session, with what link previews read. */
  sharedSession: (token: string) => string;
  /** What search engines may list. */
  listed: { path: string; changefreq: string }[];
};

const anyToken = '/s/-token-';

/**
 * Renders every public page from the built web app with the facts of this server.
 * @param distFolder the web app's build; it holds its server's part in `.ssr/`
 */
export async function renderSite(distFolder: string, facts: SiteFacts): Promise<SitePages> {
  const bundleFile = pathToFileURL(path.join(distFolder, '.ssr/prerender.js')).href;
  // built by our own Vite from that very file
  const bundle = (await import(bundleFile)) as SiteBundle;
  const readText = (file: string) => readFile(path.join(distFolder, file), 'utf8');
  const [siteTemplate, appTemplate] = await Promise.all([readText('index.html'), readText('app.html')]);
  const manifest: Manifest = JSON.parse(await readText('.vite/manifest.json'));

  const fill = (template: string, page: RenderedPage, data?: unknown) => {
    const links = linksOf(manifest, page.sources, template);
    const blocks = jsonBlock('site-facts', facts) + (data === undefined ? '' : jsonBlock('page-data', data));
    const head = template.replace('</head>', () => `${page.head}${links}</head>`);
    const withBody = page.body === '' ? head : codeComesSecond(head);
    return withBody.replace('<div id="root"></div>', () => `<div id="root">${page.body}</div>${blocks}`);
  };
  const renderPage = async (pagePath: string, data?: unknown) =>
    keepDocument(fill(siteTemplate, await bundle.renderPage({ path: pagePath, facts, data }), data));

  const documents = new Map<string, Document>();
  // one after the other: they share one React and one processor
  for (const page of bundle.sitePaths()) documents.set(page.path, await renderPage(page.path));
  for (const appPath of bundle.publicAppPaths) {
    const page = await bundle.renderAppPage({ path: appPath, facts });
    documents.set(appPath, keepDocument(fill(openToSearch(appTemplate), page)));
  }
  const nothing: RenderedPage = { head: '', body: '', sources: [] };
  const shared = fill(openToSearch(appTemplate), {
    ...(await bundle.renderSharedHead({ path: anyToken, facts })),
    body: '',
  });
  return {
    renderPage,
    documents,
    notFound: await renderPage('/404'),
    livePaths: bundle.livePaths(),
    shell: keepDocument(fill(appTemplate, nothing)),
    appPaths: bundle.appPaths,
    sharedSession: (token) => shared.replaceAll(anyToken, `/s/${encodeURIComponent(token)}`),
    listed: [
      ...bundle.sitePaths().filter((page) => page.inSitemap),
      ...bundle.publicAppPaths.map((appPath) => ({ path: appPath, changefreq: 'yearly' })),
    ],
  };
}

/** The shell keeps search engines out and has a title for all routes; a page of its own says both itself. */
function openToSearch(template: string): string {
  return template.replace(/\s*<meta name="robots"[^>]*>/, '').replace(/\s*<title>[^<]*<\/title>/, '');
}

/** A document that can be read before its code is there: style and font are fetched first. */
function codeComesSecond(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

/** A block of data for the page's script. Nothing in it can end the block: «<» is written as its escape. */
function jsonBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}

/** Preloads the files that a page's own code needs, so that they do not wait for the script that asks for them. */
function linksOf(manifest: Manifest, sources: string[], template: string): string {
  const [scripts, sheets] = [new Set<string>(), new Set<string>()];
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const sheet of chunk.css ?? []) sheets.add(sheet);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  const fresh = (files: Set<string>) => [...files].filter((file) => !template.includes(`"/${file}"`));
  return [
    ...fresh(sheets).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...fresh(scripts).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}
