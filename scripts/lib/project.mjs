import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

export const workspaces = [
  'packages/domain',
  'packages/markdown',
  'packages/reader',
  'packages/trainer',
  'packages/catalogue',
  'packages/drawing',
  'packages/pose',
  'packages/embedded-postgres',
  'apps/api',
  'apps/web',
];

/** The machine's own Node may be too old for the app. @param {string} [root] */
export function nodeBinary(root = projectRoot) {
  if (process.platform === 'win32') return path.join(root, 'node_modules/node/bin/node.exe');
  return path.join(root, 'node_modules/.bin/node');
}

/** @param {'vite' | 'vitest' | 'playwright' | 'tsc' | 'biome' | 'knip'} tool to be run by {@link nodeBinary} */
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
