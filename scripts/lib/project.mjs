import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute folder of the checkout. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** The workspaces whose manifests determine the installation. */
export const workspaces = [
  'packages/domain',
  'packages/trainer',
  'packages/catalogue',
  'packages/embedded-postgres',
  'apps/api',
  'apps/web',
];

/**
 * The Node that came with the install; the machine's own may be too old for the app.
 * @param {string} [root]
 */
export function nodeBinary(root = projectRoot) {
  if (process.platform === 'win32') return path.join(root, 'node_modules/node/bin/node.exe');
  return path.join(root, 'node_modules/.bin/node');
}

/**
 * Entry point of an installed tool, to be run by {@link nodeBinary}.
 * @param {'vite' | 'vitest' | 'playwright' | 'tsc' | 'biome' | 'knip'} tool
 */
export function toolPath(tool) {
  const entries = {
    vite: 'vite/bin/vite.js',
    vitest: 'vitest/vitest.mjs',
    playwright: '@playwright/test/cli.js',
    tsc: 'typescript/bin/tsc',
    biome: '@biomejs/biome/bin/biome',
    knip: 'knip/bin/knip.js',
  };
  return path.join(projectRoot, 'node_modules', entries[tool]);
}
