import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const foreignFolders = new Set(['node_modules', '.git', '.data', '.cache', 'dist', 'test-results', 'coverage']);

/**
 * Sorted, relative to `root`, with forward slashes. Needs no git: a checkout may be a plain copy.
 * @param {string} root
 * @param {string} [below] folder relative to `root`; one that is absent holds no files
 * @returns {string[]}
 */
export function listFiles(root, below = '.') {
  /** @type {string[]} */
  const found = [];
  /** @param {string} folder */
  const visit = (folder) => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!foreignFolders.has(entry.name)) visit(file);
      } else if (entry.isFile() && !/\.log$|^\.DS_Store$|^\.git$/.test(entry.name)) {
        // in a linked worktree `.git` is a file that names the main checkout
        found.push(file);
      }
    }
  };
  if (existsSync(path.join(root, below))) visit(below);
  return found.sort();
}

/** A missing file counts as such. @param {string} root @param {string[]} files relative to `root` */
export function hashFiles(root, files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const absolute = path.join(root, file);
    const content = existsSync(absolute) ? readFileSync(absolute) : Buffer.from('missing');
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** @param {string} file */
export function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}
