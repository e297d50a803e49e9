import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { plantProject } from '../testing/plant.mjs';
import { ensureInstalled } from './install.mjs';
import { workspaces } from './project.mjs';

const installs =
  'mkdir -p node_modules/.bin && touch node_modules/.bin/node && cp package-lock.json node_modules/.package-lock.json && echo "$@" >> log.txt';

const dependencies = { zod: '4.0.0' };
const zod = { version: '4.0.0', integrity: 'sha512-a' };
/** Made for a platform that no test runs on. */
const foreign = { version: '1.0.0', integrity: 'sha512-b', optional: true, os: ['plan9'] };

/** @param {Record<string, object>} packages */
const lockText = (packages) =>
  JSON.stringify({ packages: { '': { dependencies }, 'node_modules/zod': zod, ...packages } });

/** @param {string} script what `npm` does here */
function plant(script) {
  const root = plantProject({
    ...Object.fromEntries(workspaces.map((folder) => [`${folder}/package.json`, '{}'])),
    'package.json': JSON.stringify({ dependencies }),
    'package-lock.json': lockText({}),
    npm: `#!/bin/sh\n${script}\n`,
  });
  chmodSync(path.join(root, 'npm'), 0o755);
  /** @type {string[]} */
  const printed = [];
  const install = () => ensureInstalled({ root, npm: path.join(root, 'npm'), say: (line) => printed.push(line) });
  const runs = () =>
    existsSync(path.join(root, 'log.txt')) ? readFileSync(path.join(root, 'log.txt'), 'utf8').trim().split('\n') : [];
  /** @type {(file: string, text: string) => void} */
  const write = (file, text) => writeFileSync(path.join(root, file), text);
  return { root, install, printed, runs, write };
}

/** @param {ReturnType<typeof plant>} project @param {string} installed the lock file that npm left in node_modules */
function installByHand({ root, write }, installed) {
  mkdirSync(path.join(root, 'node_modules/.bin'), { recursive: true });
  write('node_modules/.bin/node', '');
  write('node_modules/.package-lock.json', installed);
}

test('leaves a manual installation alone, also without packages of other platforms', async () => {
  const project = plant(installs);
  project.write('package-lock.json', lockText({ 'node_modules/plan9': foreign }));
  const registry = { ...zod, resolved: 'https://example.org/zod.tgz' };
  installByHand(project, lockText({ 'node_modules/zod': registry }));
  expect(await project.install()).toBe('present');
  expect(project.runs()).toEqual([]);
});

test.for([
  ['another version', lockText({ 'node_modules/zod': { ...zod, version: '3.9.0' } })],
  ['another content', lockText({ 'node_modules/zod': { ...zod, integrity: 'sha512-c' } })],
  ['too little', '{ "packages": {} }'],
  ['too much', lockText({ 'node_modules/extra': zod })],
  ['an install that broke off', '{"packages":'],
])('installs over what was installed by hand: %s', async ([, installed]) => {
  const project = plant(installs);
  installByHand(project, /** @type {string} */ (installed));
  expect(await project.install()).toBe('installed');
});

test('installs again in a folder that was copied from another platform', async () => {
  const project = plant(installs);
  project.write('package-lock.json', lockText({ 'node_modules/plan9': foreign }));
  installByHand(project, lockText({ 'node_modules/plan9': foreign }));
  expect(await project.install()).toBe('installed');
});

test('installs what is missing, once', async () => {
  const { install, runs, printed } = plant(installs);
  expect(await install()).toBe('installed');
  expect(await install()).toBe('present');
  expect(runs()).toEqual(['ci --include=dev --no-audit --no-fund']);
  expect(printed).toEqual(['Instalando dependencias… (solo cuando cambian)']);
});

test('installs again when the lock file has changed', async () => {
  const { install, runs, write } = plant(installs);
  await install();
  write('package-lock.json', lockText({ 'node_modules/zod': { ...zod, version: '4.0.1' } }));
  expect(await install()).toBe('installed');
  expect(await install()).toBe('present');
  expect(runs()).toHaveLength(2);
});

test('knows an optional dependency, which npm notes twice in the lock file', async () => {
  const project = plant(installs);
  const optionalDependencies = { plan9: '1.0.0' };
  project.write('package.json', JSON.stringify({ dependencies, optionalDependencies }));
  const rootPackage = { dependencies: { ...dependencies, ...optionalDependencies }, optionalDependencies };
  const text = lockText({ '': rootPackage, 'node_modules/plan9': foreign });
  project.write('package-lock.json', text);
  installByHand(project, lockText({}));
  expect(await project.install()).toBe('present');
});

test.for(['package.json', 'apps/api/package.json'])(
  'asks npm when %s names what the lock file does not',
  async (file) => {
    const { install, runs, write } = plant(installs);
    await install();
    write(file, JSON.stringify({ dependencies: { ...dependencies, kysely: '1.0.0' } }));
    await install();
    expect(runs()).toHaveLength(2);
  },
);

test('installs once for starts at the same time', async () => {
  const { install, runs } = plant(installs);
  expect((await Promise.all([install(), install(), install()])).sort()).toEqual(['installed', 'present', 'present']);
  expect(runs()).toHaveLength(1);
});

test("fails with npm's own words and tries again the next time", async () => {
  const { install } = plant('echo "npm error Missing: zod" >&2; exit 7');
  await expect(install()).rejects.toThrow(/código 7\):\nnpm error Missing: zod/);
  await expect(install()).rejects.toThrow(/código 7/);
});

test('fails with a sentence when install scripts did not run', async () => {
  const { install } = plant('mkdir node_modules');
  await expect(install()).rejects.toThrow('falta node_modules/.bin/node');
});

test('install scripts do not find a Node that is about to be removed', async () => {
  const { root, install } = plant(`echo "$PATH" > path.txt; ${installs}`);
  const { PATH } = process.env;
  process.env.PATH = [path.join(root, 'node_modules/.bin'), PATH].join(path.delimiter);
  try {
    await install();
  } finally {
    process.env.PATH = PATH;
  }
  expect(readFileSync(path.join(root, 'path.txt'), 'utf8').trim()).toBe(PATH);
});
