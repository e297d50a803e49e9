import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Document, toDocument } from '#kit/document.ts';
import {
  type Drawing,
  type FirstLoad,
  firstDrawingScript,
  firstLoadsId,
  firstLoadsScript,
  pageCodeId,
  pageCodeScript,
} from '#site/document-scripts.ts';
import type { SocialPicture } from '#site/social-pictures.ts';

/** Facts that only the running server knows and any page may show. */
export type SiteFacts = {
  publicUrl: string;
  operator: { name: string; id: string; address: string; email: string };
  social: { x: string | null; instagram: string | null; youtube: string | null };
  showRating: boolean;
  year: number;
};

type RenderRequest = { path: string; facts: SiteFacts; data?: unknown; search?: string };
type RenderedPage = { head: string; body: string; sources: string[]; picture?: SocialPicture; data?: unknown };

/** The web app's own build for the server (`apps/web/src/app/site/prerender.tsx`). */
type SiteBundle = {
  renderPage: (request: RenderRequest) => Promise<RenderedPage>;
  searchOf: (path: string, search: string) => Promise<string>;
  renderAppPage: (request: RenderRequest) => Promise<RenderedPage>;
  renderSharedHead: (request: RenderRequest) => Promise<RenderedPage>;
  sitePaths: () => { path: string; changefreq: string; inSitemap: boolean }[];
  dynamicPaths: () => string[];
  publicAppPaths: readonly string[];
  appPaths: readonly string[];
  drawSocialPicture: (picture: SocialPicture) => string;
  firstLoadTable: () => { path: string; source: string; reads: string[]; drawing: string }[];
  renderDrawings: (facts: SiteFacts) => Promise<Record<string, Drawing>>;
};

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

export type SitePages = {
  /** Renders a page of the site; `data` reaches its component on the server and in the browser. */
  renderPage: (path: string, data?: unknown, search?: string) => Promise<Document>;
  /** What of a query the page of an address answers to. */
  searchOf: (path: string, search: string) => Promise<string>;
  /** Documents by address: the site's static pages and the app's public ones. */
  documents: ReadonlyMap<string, Document>;
  notFound: Document;
  /** Fastify routes of the pages that `renderPage` renders from data on request. */
  dynamicPaths: readonly string[];
  /** The app's shell, for its routes behind the login. */
  shell: Document;
  /** The app's Fastify routes. */
  appPaths: readonly string[];
  /** What the page at an address, once rendered, shows in link previews. */
  pictureOf: (path: string) => SocialPicture | null;
  drawPicture: (picture: SocialPicture) => string;
  /** The shell of a shared session, with its link preview. */
  sharedSession: (token: string) => string;
  /** What search engines may list. */
  listed: { path: string; changefreq: string }[];
};

const anyToken = '/s/-token-';

/**
 * Renders every public page from the built web app with the facts of this server.
 * @param distFolder the web app's build, with the prerender bundle in `.ssr/`
 */
export async function renderSite(distFolder: string, facts: SiteFacts): Promise<SitePages> {
  const bundleFile = pathToFileURL(path.join(distFolder, '.ssr/prerender.js')).href;
  // the module is built from `prerender.tsx`
  const bundle = (await import(bundleFile)) as SiteBundle;
  const readText = (file: string) => readFile(path.join(distFolder, file), 'utf8');
  const [siteTemplate, appTemplate] = await Promise.all([readText('index.html'), readText('app.html')]);
  const manifest: Manifest = JSON.parse(await readText('.vite/manifest.json'));

  const fill = (template: string, page: RenderedPage, data?: unknown) => {
    const links = linksOf(manifest, page.sources, template);
    const blocks = jsonBlock('site-facts', facts) + (data === undefined ? '' : jsonBlock('page-data', data));
    const head = template.replace('</head>', () => `${page.head}${links}</head>`);
    const prioritised = page.body === '' ? head : fetchCodeAfterPaint(head);
    return prioritised.replace('<div id="root"></div>', () => `<div id="root">${page.body}</div>${blocks}`);
  };
  const pictures = new Map<string, SocialPicture>();
  const renderPage = async (pagePath: string, data?: unknown, search = '') => {
    const page = await bundle.renderPage({ path: pagePath, facts, data, search });
    if (page.picture) pictures.set(pagePath, page.picture);
    return toDocument(fill(siteTemplate, page, page.data));
  };

  const documents = new Map<string, Document>();
  // one after the other: rendering uses one processor
  for (const page of bundle.sitePaths()) documents.set(page.path, await renderPage(page.path));
  for (const appPath of bundle.publicAppPaths) {
    const page = await bundle.renderAppPage({ path: appPath, facts });
    documents.set(appPath, toDocument(fill(openToSearch(appTemplate), page)));
  }
  const drawings = await bundle.renderDrawings(facts);
  const loads = bundle.firstLoadTable().map(({ path: pattern, source, reads, drawing }): FirstLoad => {
    const { sheets, scripts } = filesOf(manifest, [source], appTemplate);
    // its styles come with the shell's
    if (sheets.length > 0) throw new Error(`${source} brings styles of its own`);
    const drawn = drawings[drawing];
    if (!drawn) throw new Error(`${source} has no drawing`);
    return { path: pattern, files: scripts, reads, ...drawn };
  });
  const beginLoads = (html: string) =>
    html
      .replace('<script type="module"', (rest) => {
        return `${jsonBlock(firstLoadsId, loads)}<script>${firstLoadsScript}</script>${rest}`;
      })
      .replace('<div id="root"></div>', (root) => `${root}<script>${firstDrawingScript}</script>`);
  const nothing: RenderedPage = { head: '', body: '', sources: [] };
  const shared = fill(openToSearch(appTemplate), {
    ...(await bundle.renderSharedHead({ path: anyToken, facts })),
    body: '',
  });
  return {
    renderPage,
    searchOf: bundle.searchOf,
    pictureOf: (pagePath) => pictures.get(pagePath) ?? null,
    drawPicture: bundle.drawSocialPicture,
    documents,
    notFound: await renderPage('/404'),
    dynamicPaths: bundle.dynamicPaths(),
    shell: toDocument(lowerScriptPriority(beginLoads(fill(appTemplate, nothing)))),
    appPaths: bundle.appPaths,
    sharedSession: (token) => shared.replaceAll(anyToken, `/s/${encodeURIComponent(token)}`),
    listed: [
      ...bundle.sitePaths().filter((page) => page.inSitemap),
      ...bundle.publicAppPaths.map((appPath) => ({ path: appPath, changefreq: 'yearly' })),
    ],
  };
}

/** Removes the shell's `noindex` and title: a public page brings its own. */
function openToSearch(template: string): string {
  return template.replace(/\s*<meta name="robots"[^>]*>/, '').replace(/\s*<title>[^<]*<\/title>/, '');
}

/** A page that can be read without its code: style and font come first, the code once they are painted. */
function fetchCodeAfterPaint(html: string): string {
  const codeTags = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
  const tags = html.match(codeTags)?.join('') ?? '';
  const waiting = `<template id="${pageCodeId}">${tags}</template><script>${pageCodeScript}</script>`;
  return html.replaceAll(codeTags, '').replace('</body>', () => `${waiting}</body>`);
}

/** The shell's drawing is seen before its scripts: styles and fonts are fetched first. */
function lowerScriptPriority(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

/** Data for the page's script; «<» is escaped, so that no text can end the block. */
function jsonBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}

/** Preloads the chunks and styles of a page's own code. */
function linksOf(manifest: Manifest, sources: string[], template: string): string {
  const { sheets, scripts } = filesOf(manifest, sources, template);
  return [
    ...sheets.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}

/** The files of a page's own code that the template does not name yet. */
function filesOf(manifest: Manifest, sources: string[], template: string): { sheets: string[]; scripts: string[] } {
  const [scripts, sheets] = [new Set<string>(), new Set<string>()];
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const sheet of chunk.css ?? []) sheets.add(sheet);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  const missing = (files: Set<string>) => [...files].filter((file) => !template.includes(`"/${file}"`));
  return { sheets: missing(sheets), scripts: missing(scripts) };
}
