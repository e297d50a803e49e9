/** @typedef {{ file: string, name?: string, src?: string, isEntry?: boolean, isDynamicEntry?: boolean, imports?: string[] }} Chunk */

/**
 * Reads `path: paths.routine(':id')` … `import('#pages/routine.tsx')`.
 * @param {string} routesSource
 * @param {Record<string, string | ((...parameters: string[]) => string)>} paths
 * @returns {{ route: string, page: string }[]}
 */
export function readRoutes(routesSource, paths) {
  const pattern =
    /path: (?:'([^']+)'|paths\.(\w+)(?:\('([^']+)'(?:, '([^']+)')?\))?)(?:(?!path: )[\s\S])*?import\('#pages\/([^']+)'\)/g;
  return [...routesSource.matchAll(pattern)].map(([, literal, name = '', first = '', second = '', page]) => {
    const path = paths[name];
    const route = literal ?? (typeof path === 'function' ? path(first, second) : path);
    if (route === undefined) throw new Error(`There is no paths.${name}`);
    return { route, page: `src/pages/${page}` };
  });
}

/**
 * @param {object} world
 * @param {string} world.title of the first column
 * @param {string} world.entry the world's document in the manifest, `index.html`, or the file that it asks for
 * @param {string} world.common what all pages load, in words
 * @param {Record<string, Chunk>} world.manifest
 * @param {{ route: string, sources: string[] }[]} world.pages
 * @param {(file: string) => number} world.sizeOf bytes of a built file as the wire carries it
 * @throws {Error} when a page is not in the build: then the table would say something wrong
 */
export function bundleTable({ title, entry, common, manifest, pages, sizeOf }) {
  if (!manifest[entry] || pages.length === 0) throw new Error('The build has no entry or the world no page');
  const frame = filesOf(manifest, entry);
  /** @type {(files: Iterable<string>) => string} */
  const kilobytes = (files) => ([...files].reduce((sum, file) => sum + sizeOf(file), 0) / 1000).toFixed(1);
  const rows = pages.map(({ route, sources }) => {
    const all = new Set(frame);
    // what only the server renders is not in the build
    const built = sources.flatMap((source) => keyOf(manifest, source) ?? []);
    if (built.length === 0) throw new Error(`${sources.join(', ')} of ${route} is not in the build`);
    for (const source of built) filesOf(manifest, source, all);
    const beside = [...all].filter((file) => !frame.has(file));
    return `| \`${route}\` | ${kilobytes(all)} | ${kilobytes(beside)} |`;
  });
  return [
    `| ${title} | JavaScript it loads (kB, brotli) | of which its own |`,
    '|---|---|---|',
    `| ${common} | ${kilobytes(frame)} | |`,
    ...rows,
  ].join('\n');
}

/**
 * A page that is one file with others of its modules bears its name only (`apps/web/shared-files.ts`).
 * @param {Record<string, Chunk>} manifest
 * @param {string} source
 */
export function keyOf(manifest, source) {
  if (manifest[source]) return source;
  return Object.keys(manifest).find((key) => manifest[key]?.name === /([^/]+?)(?:\.\w+)?$/.exec(source)?.[1]);
}

/** @param {Record<string, Chunk>} manifest @param {string} key @param {Set<string>} [files] @returns {Set<string>} */
function filesOf(manifest, key, files = new Set()) {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return files;
  if (chunk.file.endsWith('.js')) files.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, files);
  return files;
}

/** Between `<!-- name:start -->` and its end. @param {string} text @param {string} name @param {string} content */
export function replaceBetween(text, name, content) {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The markers of ${name} are missing`);
  return `${text.slice(0, from + start.length)}\n${content}\n${text.slice(to)}`;
}
