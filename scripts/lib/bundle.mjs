/**
 * One entry of Vite's manifest.
 * @typedef {{ file: string, src?: string, isEntry?: boolean, isDynamicEntry?: boolean, imports?: string[] }} Chunk
 */

/**
 * Which page each route loads, read from the route table: `path: '/login'` … `import('#pages/login.tsx')`.
 * @param {string} routesSource
 * @returns {{ route: string, page: string }[]}
 */
export function readRoutes(routesSource) {
  const pattern = /path: '([^']+)'(?:(?!path: )[\s\S])*?import\('#pages\/([^']+)'\)/g;
  return [...routesSource.matchAll(pattern)].map(([, route = '', page]) => ({ route, page: `src/pages/${page}` }));
}

/**
 * What each route loads, as a Markdown table: the shell of the app, then the route's own page.
 * @param {Record<string, Chunk>} manifest
 * @param {{ route: string, page: string }[]} routes
 * @param {(file: string) => number} sizeOf bytes of a built file as the wire carries it
 * @throws {Error} when a page is not in the build: then the table would say something wrong
 */
export function bundleTable(manifest, routes, sizeOf) {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry && key.endsWith('.html'));
  if (!entry || routes.length === 0) throw new Error('The build has no entry or the app no route');
  const shell = filesOf(manifest, entry);
  /** @type {(files: Iterable<string>) => string} */
  const kilobytes = (files) => ([...files].reduce((sum, file) => sum + sizeOf(file), 0) / 1000).toFixed(1);
  const rows = routes.map(({ route, page }) => {
    if (!manifest[page]) throw new Error(`${page} of ${route} is not in the build`);
    const all = new Set([...shell, ...filesOf(manifest, page)]);
    const own = [...all].filter((file) => !shell.has(file));
    return `| \`${route}\` | ${kilobytes(all)} | ${kilobytes(own)} |`;
  });
  return [
    '| Route | JavaScript it loads (kB, brotli) | of which its own |',
    '|---|---|---|',
    `| every route (the shell) | ${kilobytes(shell)} | |`,
    ...rows,
  ].join('\n');
}

/**
 * The script files a chunk needs before it runs.
 * @param {Record<string, Chunk>} manifest
 * @param {string} key
 * @param {Set<string>} [files]
 * @returns {Set<string>}
 */
function filesOf(manifest, key, files = new Set()) {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return files;
  if (chunk.file.endsWith('.js')) files.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, files);
  return files;
}

/**
 * Replaces what stands between `<!-- name:start -->` and `<!-- name:end -->`.
 * @param {string} text
 * @param {string} name
 * @param {string} content
 */
export function replaceBetween(text, name, content) {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The markers of ${name} are missing`);
  return `${text.slice(0, from + start.length)}\n${content}\n${text.slice(to)}`;
}
