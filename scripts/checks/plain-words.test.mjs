import { expect, test } from 'vitest';
import { plantProject } from '../lib/fixture.mjs';
import { checkPlainWords } from './plain-words.mjs';

/** @type {(files: Record<string, string>, allowed?: number) => string[]} */
const errorsOf = (files, allowed = 0) => checkPlainWords(plantProject(files), allowed);

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
    '1 such words, at most 0; all of them:',
    `  packages/domain/src/a.ts:2: «${word}»`,
  ]);
});

test('a file’s name', () => {
  expect(errorsOf({ 'apps/web/src/features/sessions/live/kept.ts': 'export const a = 1;\n' })).toEqual([
    '1 such words, at most 0; all of them:',
    '  apps/web/src/features/sessions/live/kept.ts: «kept» in its name',
  ]);
});

test('there may be as many as before, never more', () => {
  const files = { 'apps/api/src/kit/a.ts': '// nobody, somebody\n' };
  expect(errorsOf(files, 2)).toEqual([]);
  expect(errorsOf(files, 1)).toHaveLength(3);
});

test('texts in quotes, names of the platform and what is being replaced pass', () => {
  expect(
    errorsOf({
      'apps/web/src/app/texts.ts': "export const text = 'un lote kept';\nawait Promise.allSettled([]);\n",
      'packages/trainer/src/reader/a.ts': '// whoever\n',
    }),
  ).toEqual([]);
  expect(checkPlainWords(plantProject({}), 0)).toEqual(['no source was read']);
});
