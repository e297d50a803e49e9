import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { plantProject } from './fixture.mjs';
import { ensureInstalled } from './install.mjs';

const installs = 'mkdir -p node_modules/.bin && touch node_modules/.bin/node && echo "$@" >> log.txt';

/** @param {string} script what `npm` does here */
function plant(script) {
  const root = plantProject({ 'package.json': '{}', 'package-lock.json': '{}', npm: `#!/bin/sh\n${script}\n` });
  chmodSync(path.join(root, 'npm'), 0o755);
  /** @type {string[]} */
  const said = [];
  const install = () => ensureInstalled({ root, npm: path.join(root, 'npm'), say: (line) => said.push(line) });
  const runs = () =>
    existsSync(path.join(root, 'log.txt')) ? readFileSync(path.join(root, 'log.txt'), 'utf8').trim().split('\n') : [];
  return { root, install, said, runs };
}

test('installs what is missing, once', async () => {
  const { install, runs, said } = plant(installs);
  expect(await install()).toBe('installed');
  expect(await install()).toBe('present');
  expect(runs()).toEqual(['ci --include=dev --no-audit --no-fund']);
  expect(said).toEqual(['Instalando dependencias… (solo cuando cambian)']);
});

test('installs again when the lock file or a manifest has changed', async () => {
  const { root, install, runs } = plant(installs);
  await install();
  for (const file of ['package-lock.json', 'package.json']) {
    writeFileSync(path.join(root, file), '{ "version": "2" }');
    expect(await install()).toBe('installed');
  }
  expect(runs()).toHaveLength(3);
});

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

test('says so when install scripts did not run', async () => {
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
