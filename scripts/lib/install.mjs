import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { runQuietly } from './children.mjs';
import { withLock } from './lock.mjs';
import { nodeBinary, projectRoot, workspaces } from './project.mjs';

/**
 * Processes that start at the same time install once.
 * @param {{ root?: string, npm?: string, say?: (line: string) => void }} [options] say gets Spanish sentences
 * @returns {Promise<'present' | 'installed'>}
 * @throws {Error} with npm's own words
 */
export async function ensureInstalled({ root = projectRoot, npm = 'npm', say = console.error } = {}) {
  if (isInstalled(root)) return 'present';
  return withLock(
    path.join(root, '.cache/install.lock'),
    async () => {
      if (isInstalled(root)) return 'present';
      say('Instalando dependencias… (solo cuando cambian)');
      // dev dependencies build the web app, even if NODE_ENV is production
      const { code, output } = await runQuietly(npm, ['ci', '--include=dev', '--no-audit', '--no-fund'], {
        cwd: root,
        env: { ...process.env, PATH: pathWithout(path.join(root, 'node_modules')) },
      });
      if (code !== 0) throw new Error(`npm ci ha fallado (código ${code}):\n${output}`);
      if (!existsSync(nodeBinary(root))) {
        throw new Error('npm no ha ejecutado los scripts de instalación: falta node_modules/.bin/node.');
      }
      return 'installed';
    },
    () => say('Otro proceso está instalando las dependencias; esperando…'),
  );
}

/**
 * @typedef {{
 *   version?: string, integrity?: string, resolved?: string, optional?: boolean, link?: boolean, os?: string[], cpu?: string[],
 *   dependencies?: Record<string, string>, devDependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>,
 * }} LockedPackage
 */

/** Compares with the lock file that npm writes into `node_modules` at the end of every install. @param {string} root */
function isInstalled(root) {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const installed = readPackages(path.join(root, 'node_modules/.package-lock.json'));
  if (wanted === null || installed === null || !existsSync(nodeBinary(root))) return false;
  const isAsLocked = Object.entries(wanted).every(([name, locked]) => {
    const found = installed[name];
    // npm omits optional packages of other platforms; the entry '' is the project itself
    if (found === undefined) return name === '' || locked.optional === true;
    // npm's own file may name the registry in `resolved`, the project's never does; for a workspace it names the folder
    const isSame = found.version === locked.version && found.integrity === locked.integrity;
    return isSame && (!locked.link || found.resolved === locked.resolved);
  });
  const isOurs = Object.entries(installed).every(([name, found]) => name in wanted && runsHere(found));
  return isAsLocked && isOurs && ['.', ...workspaces].every((folder) => isManifestLocked(root, folder, wanted));
}

/** Null also when the file is not npm's. @param {string} file @returns {Record<string, LockedPackage> | null} */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

/** Binaries of a copied folder would not run. @param {LockedPackage} locked */
function runsHere({ os = [process.platform], cpu = [process.arch] }) {
  const allows = (/** @type {string[]} */ list, /** @type {string} */ value) =>
    !list.includes(`!${value}`) && (list.includes(value) || list.every((entry) => entry.startsWith('!')));
  return allows(os, process.platform) && allows(cpu, process.arch);
}

/**
 * What is not in the lock file is left to npm, which reports it.
 * @param {string} root
 * @param {string} folder
 * @param {Record<string, LockedPackage>} wanted
 */
function isManifestLocked(root, folder, wanted) {
  const manifest = /** @type {LockedPackage} */ (
    JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'))
  );
  const locked = wanted[folder === '.' ? '' : folder];
  // npm repeats an optional dependency among the others
  const all = (
    /** @type {LockedPackage | undefined} */ { dependencies, devDependencies, optionalDependencies } = {},
  ) => ({
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
  });
  return isDeepStrictEqual(all(manifest), all(locked));
}

/** Install scripts must find a Node that stays: npm is about to replace this folder. @param {string} folder */
function pathWithout(folder) {
  const entries = (process.env.PATH ?? '').split(path.delimiter);
  return entries.filter((entry) => !path.resolve(entry).startsWith(folder)).join(path.delimiter);
}
