import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Document, toDocument } from '#kit/document.ts';
import {
  type Drawing,
  type FirstLoad,
  firstLoadsId,
  firstLoadsScript,
  pageCodeId,
  pageCodeScript,
} from '#site/document-scripts.ts';
import type { SocialPicture } from '#site/social-pictures.ts';
import { readTemplate } from '#site/template.ts';

export type SiteFacts = {
  publicUrl: string;
  operator: { name: string; id: string; address: string; email: string };
  /** Who writes and reviews the articles, and who answers for the product; null: the settings name nobody. */
  people?: Record<'author' | 'reviewer' | 'lead' | 'trainer' | 'health', string | null> & { hasOperator: boolean };
  social: { x: string | null; instagram: string | null; youtube: string | null };
  showRating: boolean;
  sellsPlans: boolean;
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

type Manifest = Record<string, { file: string; name?: string; imports?: string[] }>;

export type SitePages = {
  renderPage: (path: string, data?: unknown, search?: string) => Promise<Document>;
  /** As it would be with other data: its HTML and style, without its code and its facts for machines. */
  draftPage: (path: string, data: unknown) => Promise<string>;
  searchOf: (path: string, search: string) => Promise<string>;
  documents: ReadonlyMap<string, Document>;
  notFound: Document;
  dynamicPaths: readonly string[];
  shell: Document;
  appPaths: readonly string[];
  pictureOf: (path: string) => SocialPicture | null;
  drawPicture: (picture: SocialPicture) => string;
  sharedSession: (token: string) => string;
  listed: { path: string; changefreq: string }[];
};

const landing = '/';
const anyToken = '/s/-token-';

/** @param distFolder the web app's build, with the prerender bundle in `.ssr/` */
export async function renderSite(distFolder: string, facts: SiteFacts): Promise<SitePages> {
  const bundleFile = pathToFileURL(path.join(distFolder, '.ssr/prerender.js')).href;
  const bundle = (await import(bundleFile)) as SiteBundle;
  const readText = (file: string) => readFile(path.join(distFolder, file), 'utf8');
  const siteTemplate = await readText('index.html');
  const { html: landingTemplate } = await readTemplate(distFolder, 'index.html');
  const { html: appTemplate } = await readTemplate(distFolder, 'app.html');
  const manifest: Manifest = JSON.parse(await readText('.vite/manifest.json'));

  const fill = (template: string, page: RenderedPage, data?: unknown) => {
    const links = filesOf(manifest, page.sources, template)
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      .join('');
    const blocks = jsonBlock('site-facts', facts) + (data === undefined ? '' : jsonBlock('page-data', data));
    const head = template.replace('</head>', () => `${page.head}${links}</head>`);
    return head.replace('<div id="root"></div>', () => `<div id="root">${page.body}</div>${blocks}`);
  };
  const pictures = new Map<string, SocialPicture>();
  const renderPage = async (pagePath: string, data?: unknown, search = '') => {
    const page = await bundle.renderPage({ path: pagePath, facts, data, search });
    if (page.picture) pictures.set(pagePath, page.picture);
    // most visits begin there; the following pages have the sheet already
    const template = pagePath === landing ? landingTemplate : siteTemplate;
    return toDocument(fetchCodeAfterPaint(fill(template, page, page.data)));
  };

  const draftPage = async (pagePath: string, data: unknown) => {
    const page = await bundle.renderPage({ path: pagePath, facts, data });
    return withoutCode(fill(siteTemplate, { ...page, sources: [] }));
  };

  const documents = new Map<string, Document>();
  // one after the other: rendering uses one processor
  for (const page of bundle.sitePaths()) documents.set(page.path, await renderPage(page.path));
  for (const appPath of bundle.publicAppPaths) {
    const page = await bundle.renderAppPage({ path: appPath, facts });
    documents.set(appPath, toDocument(fetchCodeAfterPaint(fill(openToSearch(appTemplate), page))));
  }
  const drawings = await bundle.renderDrawings(facts);
  const loads = bundle.firstLoadTable().map(({ path: pattern, source, reads, drawing }): FirstLoad => {
    const drawn = drawings[drawing];
    if (!drawn) throw new Error(`${source} has no drawing`);
    return { path: pattern, files: filesOf(manifest, [source], appTemplate), reads, ...drawn };
  });
  const beginLoads = (html: string) =>
    html.replace('<div id="root"></div>', (root) => {
      return `${root}${jsonBlock(firstLoadsId, loads)}<script>${firstLoadsScript}</script>`;
    });
  const nothing: RenderedPage = { head: '', body: '', sources: [] };
  const shared = fill(openToSearch(await readText('app.html')), {
    ...(await bundle.renderSharedHead({ path: anyToken, facts })),
    body: '',
  });
  return {
    renderPage,
    draftPage,
    searchOf: bundle.searchOf,
    pictureOf: (pagePath) => pictures.get(pagePath) ?? null,
    drawPicture: bundle.drawSocialPicture,
    documents,
    notFound: await renderPage('/404'),
    dynamicPaths: bundle.dynamicPaths(),
    shell: toDocument(fetchCodeAfterPaint(beginLoads(fill(appTemplate, nothing)))),
    appPaths: bundle.appPaths,
    sharedSession: (token) => shared.replaceAll(anyToken, `/s/${encodeURIComponent(token)}`),
    listed: [
      ...bundle.sitePaths().filter(({ path: address, inSitemap }) => inSitemap && isIndexed(documents.get(address))),
      ...bundle.publicAppPaths.map((appPath) => ({ path: appPath, changefreq: 'yearly' })),
    ],
  };
}

function openToSearch(template: string): string {
  return template.replace(/\s*<meta name="robots"[^>]*>/, '').replace(/\s*<title>[^<]*<\/title>/, '');
}

/** What a frame shows that runs nothing. */
const withoutCode = (html: string) =>
  html
    .replace('<head>', '<head><base target="_blank">')
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<link rel="(?:modulepreload|manifest)"[^>]*>/g, '');

/** Style and font come first, the code after the first paint. */
function fetchCodeAfterPaint(html: string): string {
  const codeTags = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
  const tags = (html.match(codeTags)?.join('') ?? '').replace('<script', '<script fetchpriority="high"');
  const waiting = `<template id="${pageCodeId}">${tags}</template><script>${pageCodeScript}</script>`;
  return html.replaceAll(codeTags, '').replace('</body>', () => `${waiting}</body>`);
}

function jsonBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}

function filesOf(manifest: Manifest, sources: string[], template: string): string[] {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key] ?? fileNamedAs(manifest, key);
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return [...files].filter((file) => !template.includes(`"/${file}"`));
}

/** A page that is one file with others of its modules bears its name only (`apps/web/shared-files.ts`). */
function fileNamedAs(manifest: Manifest, source: string) {
  return Object.values(manifest).find(({ name }) => name === path.basename(source, '.tsx'));
}

/** A page that asks not to be found does not ask to be visited either. */
const isIndexed = (document: Document | undefined) => !document?.text.includes('<meta name="robots" content="noindex"');
