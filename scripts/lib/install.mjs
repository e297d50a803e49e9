import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runQuietly } from './children.mjs';
import { hashFiles, readStamp } from './files.mjs';
import { withLock } from './lock.mjs';
import { nodeBinary, projectRoot, workspaces } from './project.mjs';

/**
 * Installs the dependencies when they are missing or the lock file has changed since they were installed. Processes
 * that start at the same time install once.
 * @param {{ root?: string, npm?: string, say?: (line: string) => void }} [options] say gets Spanish sentences
 * @returns {Promise<'present' | 'installed'>}
 * @throws {Error} with npm's own words when it fails
 */
export async function ensureInstalled({ root = projectRoot, npm = 'npm', say = console.error } = {}) {
  if (isInstalled(root)) return 'present';
  return withLock(
    path.join(root, '.cache/install.lock'),
    async () => {
      if (isInstalled(root)) return 'present';
      say('Instalando dependencias… (solo cuando cambian)');
      // dev dependencies build the web app, also where NODE_ENV says production
      const { code, output } = await runQuietly(npm, ['ci', '--include=dev', '--no-audit', '--no-fund'], {
        cwd: root,
        env: { ...process.env, PATH: pathWithout(path.join(root, 'node_modules')) },
      });
      if (code !== 0) throw new Error(`npm ci ha fallado (código ${code}):\n${output}`);
      if (!existsSync(nodeBinary(root))) {
        throw new Error('npm no ha ejecutado los scripts de instalación: falta node_modules/.bin/node.');
      }
      writeFileSync(stampFile(root), `${fingerprint(root)}\n`);
      return 'installed';
    },
    () => say('Otro proceso está instalando las dependencias; esperando…'),
  );
}

/** @param {string} root */
function isInstalled(root) {
  return readStamp(stampFile(root)) === fingerprint(root) && existsSync(nodeBinary(root));
}

/** @param {string} root */
function stampFile(root) {
  return path.join(root, 'node_modules/.bandeja-install');
}

/**
 * What an install depends on. The platform too: binaries of a copied folder would not run.
 * @param {string} root
 */
function fingerprint(root) {
  const manifests = ['.', ...workspaces].map((folder) => path.posix.join(folder, 'package.json'));
  return `${hashFiles(root, ['package-lock.json', ...manifests])}-${process.platform}-${process.arch}`;
}

/**
 * PATH without the folder that npm is about to replace: install scripts must find a Node that stays.
 * @param {string} folder
 */
function pathWithout(folder) {
  const entries = (process.env.PATH ?? '').split(path.delimiter);
  return entries.filter((entry) => !path.resolve(entry).startsWith(folder)).join(path.delimiter);
}
