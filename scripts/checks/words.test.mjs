import { expect, test } from 'vitest';
import { plantProject } from '../testing/plant.mjs';
import { checkWords } from './words.mjs';

// put together here, or this file would be found
const machinePaths = ['home', 'Users', 'work', 'root'].map((top) => ['', top, 'someone', 'bandeja'].join('/'));
const registry = ['https:/', ['registry', 'example', 'org'].join('.'), 'zod'].join('/');

test.for(machinePaths)('finds %s', (machinePath) => {
  const root = plantProject({ 'docs/a.md': `first line\nlies in ${machinePath}\n` });
  expect(checkWords(root)).toEqual([expect.stringContaining('docs/a.md:2: path of one machine')]);
});

test('finds hosts and settings of registries', () => {
  const root = plantProject({
    'README.md': `from ${registry}\n`,
    '.npmrc': ['registry', '=http://localhost:4873\n'].join(''),
    'package-lock.json': `{\n"resolved": "${registry}/-/zod.tgz",\n"resolved": "packages/domain"\n}`,
  });
  expect(checkWords(root)).toEqual([
    expect.stringContaining('.npmrc:1: registry setting'),
    expect.stringContaining('README.md:1: registry host'),
    expect.stringContaining('package-lock.json:2: registry host'),
  ]);
});

test('leaves checksums, routes and pictures alone', () => {
  const root = plantProject({
    'package-lock.json': '{ "integrity": "sha512-abc/home/xyz/work/q==" }',
    'apps/web/src/app/links.ts': "export const links = ['/training-sessions', 'https://example.org/home/'];\n",
    'docs/screenshot.png': `binary ${machinePaths[0]}`,
    // a linked worktree names the main checkout there
    '.git': `gitdir: ${machinePaths[2]}`,
  });
  expect(checkWords(root)).toEqual([]);
  expect(checkWords(plantProject({}))).toEqual(['no file was read']);
});
