import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { ensureBuilt } from './lib/build.mjs';
import { bundleTable, keyOf, readRoutes, replaceBetween } from './lib/bundle.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { projectRoot } from './lib/project.mjs';

// node scripts/bundle-table.mjs: writes what each page of the built web app loads into docs/bench.md.
await ensureInstalled();
await ensureBuilt();
const dist = path.join(projectRoot, 'apps/web/dist');
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
const prerender = await import(pathToFileURL(path.join(dist, '.ssr/prerender.js')).href);
const routes = readRoutes(readFileSync(path.join(projectRoot, 'apps/web/src/app/routes.tsx'), 'utf8'), prerender.paths);
/** @param {string} file */
const sizeOf = (file) => brotliCompressSync(readFileSync(path.join(dist, file))).length;

const site = bundleTable({
  title: 'Page of the site, for a guest',
  entry: 'index.html',
  common: 'every page (the frame)',
  manifest,
  pages: await sitePages(),
  sizeOf,
});
const app = bundleTable({
  title: 'Route of the app',
  entry: keyOf(manifest, 'shell') ?? '',
  common: 'every route (the shell)',
  manifest,
  pages: routes.map(({ route, page }) => ({ route, sources: [page] })),
  sizeOf,
});
const document = path.join(projectRoot, 'docs/bench.md');
writeFileSync(document, replaceBetween(readFileSync(document, 'utf8'), 'bundle-table', `${site}\n\n${app}`));

/** Only while they are rendered do the site's pages report the sources they import. */
async function sitePages() {
  const { sitePaths, renderPage } = prerender;
  const noOperator = { name: '', id: '', address: '', email: '' };
  const social = { x: null, instagram: null, youtube: null };
  const facts = { publicUrl: 'http://localhost', operator: noOperator, social, showRating: false, year: 2026 };
  const pages = [];
  for (const { path: route } of sitePaths()) {
    const { sources } = await renderPage({ path: route, facts });
    pages.push({ route, sources });
  }
  // pages rendered from data, which are not available here
  const dynamic = {
    '/exercises': 'exercises',
    '/exercises/:slug': 'exercise',
    '/rutinas': 'public-routines',
    '/rutinas/:slug': 'public-routine',
    '/guides': 'guides',
    '/blog': 'blog',
    '/guides/:slug': 'article',
    '/faq': 'faq',
    '/terms': 'legal',
  };
  for (const [route, page] of Object.entries(dynamic)) pages.push({ route, sources: [`src/pages/${page}.tsx`] });
  return pages;
}
