import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ensureBuilt } from './lib/build.mjs';
import { bundleTable, readRoutes, replaceBetween } from './lib/bundle.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { projectRoot } from './lib/project.mjs';

// node scripts/bundle-table.mjs: writes what each route of the built web app loads into README.md.
await ensureInstalled();
await ensureBuilt();
const dist = path.join(projectRoot, 'apps/web/dist');
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
const routes = readRoutes(readFileSync(path.join(projectRoot, 'apps/web/src/app/routes.tsx'), 'utf8'));
const table = bundleTable(manifest, routes, (file) => brotliCompressSync(readFileSync(path.join(dist, file))).length);
const readme = path.join(projectRoot, 'README.md');
writeFileSync(readme, replaceBetween(readFileSync(readme, 'utf8'), 'bundle-table', table));
