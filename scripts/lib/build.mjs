import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runQuietly } from './children.mjs';
import { compressFolder } from './compress.mjs';
import { hashFiles, listFiles, readStamp } from './files.mjs';
import { withLock } from './lock.mjs';
import { nodeBinary, projectRoot, toolPath } from './project.mjs';

/**
 * The finished build replaces the former one at once: a running server never serves half of it.
 * @param {{ root?: string, build?: (outFolder: string) => Promise<void>, say?: (line: string) => void }} [options]
 * @returns {Promise<'present' | 'built'>}
 * @throws {Error} with Vite's own words
 */
export async function ensureBuilt({ root = projectRoot, build = buildWeb, say = console.error } = {}) {
  const dist = path.join(root, 'apps/web/dist');
  const isBuilt = () => readStamp(path.join(dist, '.bandeja-build')) === fingerprint(root);
  if (isBuilt()) return 'present';
  return withLock(path.join(root, '.cache/build.lock'), async () => {
    const wanted = fingerprint(root);
    if (isBuilt()) return 'present';
    say('Construyendo la web…');
    const fresh = path.join(root, '.cache/web-build');
    const former = path.join(root, '.cache/web-former');
    for (const folder of [fresh, former]) rmSync(folder, { recursive: true, force: true });
    mkdirSync(fresh, { recursive: true });
    await build(fresh);
    await compressFolder(fresh, path.join(root, '.cache/packed'));
    writeFileSync(path.join(fresh, '.bandeja-build'), `${wanted}\n`);
    if (existsSync(dist)) renameSync(dist, former);
    renameSync(fresh, dist);
    rmSync(former, { recursive: true, force: true });
    return 'built';
  });
}

/** The browsers' files, and in `.ssr/` the server's code for the public pages. @param {string} outFolder */
export async function buildWeb(outFolder) {
  await viteBuild(['--outDir', outFolder, '--manifest']);
  await viteBuild(['--outDir', path.join(outFolder, '.ssr'), '--ssr', 'src/app/site/prerender.tsx']);
}

/** @param {string[]} options */
async function viteBuild(options) {
  const args = [toolPath('vite'), 'build', ...options, '--emptyOutDir', '--logLevel', 'warn'];
  const cwd = path.join(projectRoot, 'apps/web');
  // overrides the shell: a build in another mode does not fit React's own
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await runQuietly(nodeBinary(), args, { cwd, env });
  if (code !== 0) throw new Error(`vite build ha fallado (código ${code}):\n${output}`);
}

/** @param {string} root */
function fingerprint(root) {
  const packages = ['domain', 'reader', 'trainer', 'markdown', 'catalogue', 'drawing', 'pose'].map(
    (name) => `packages/${name}`,
  );
  const folders = ['apps/web', ...packages];
  const sources = folders.flatMap((folder) => listFiles(root, folder));
  return hashFiles(root, ['package-lock.json', ...sources.filter((file) => !/\.test\.tsx?$/.test(file))]);
}
