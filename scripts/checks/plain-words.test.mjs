import { expect, test } from 'vitest';
import { plantProject } from '../lib/fixture.mjs';
import { checkPlainWords } from './plain-words.mjs';

/** @type {(files: Record<string, string>, allowed?: Record<string, number>) => string[]} */
const errorsOf = (files, allowed = {}) => checkPlainWords(plantProject(files), allowed);

test.for([
  ['/** Whoever has a plan does not load it. */', 'Whoever'],
  ['// where mails leave the house', 'the house'],
  ['export const heldOf = 1;', 'held'],
  ['type Held = string;', 'Held'],
  ['class TestTill {}', 'Till'],
  ['const fault_list = [];', 'fault'],
  ['await settle(stored);', 'settle'],
])('%s', ([line, word]) => {
  expect(errorsOf({ 'packages/domain/src/a.ts': `const a = 1;\n${line}\n` })).toEqual([
    'packages/domain: 1 such words, at most 0; among them',
    `  packages/domain/src/a.ts:2: «${word}»`,
  ]);
});

test('a file’s name', () => {
  expect(errorsOf({ 'apps/web/src/features/sessions/live/kept.ts': 'export const a = 1;\n' })).toEqual([
    'apps/web/src/features: 1 such words, at most 0; among them',
    '  apps/web/src/features/sessions/live/kept.ts: «kept» in its name',
  ]);
});

test('a room may hold as many as it had, never more', () => {
  const files = { 'apps/api/src/kit/a.ts': '// nobody, somebody\n' };
  expect(errorsOf(files, { 'apps/api/src/kit': 2 })).toEqual([]);
  expect(errorsOf(files, { 'apps/api/src/kit': 1 })).toHaveLength(3);
});

test('texts in quotes, names of the platform and what is being replaced pass', () => {
  expect(
    errorsOf({
      'apps/web/src/app/texts.ts': "export const text = 'un lote kept';\nawait Promise.allSettled([]);\n",
      'packages/trainer/src/reader/a.ts': '// whoever\n',
    }),
  ).toEqual([]);
  expect(checkPlainWords(plantProject({}))).toEqual(['no source was read']);
});
