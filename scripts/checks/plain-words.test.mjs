import { expect, test } from 'vitest';
import { plantProject } from '../testing/plant.mjs';
import { checkPlainWords } from './plain-words.mjs';

/** @type {(files: Record<string, string>) => string[]} */
const errorsOf = (files) => checkPlainWords(plantProject(files));

test.for([
  ['/** Whoever has a plan does not load it. */', 'Whoever'],
  ['// where mails leave the house', 'the house'],
  ['export const heldOf = 1;', 'held'],
  ['type Held = string;', 'Held'],
  ['class TestTill {}', 'Till'],
  ['const fault_list = [];', 'fault'],
  ['await settle(stored);', 'settle'],
  ["it('asks nobody', () => {});", 'nobody'],
  ["test.each([1])('is kept', () => {});", 'kept'],
  ["summary: 'The weeks, for whoever knows the address',", 'whoever'],
  ['throw new Error(`nobody is called x`);', 'nobody'],
  ['const made = await create();', 'made'],
  ['type Made = { id: string };', 'Made'],
  ['onStatus: tell,', 'tell'],
])('%s', ([line, word]) => {
  expect(errorsOf({ 'packages/domain/src/a.ts': `const a = 1;\n${line}\n` })).toEqual([
    `packages/domain/src/a.ts:2: «${word}»`,
  ]);
});

test('a page of Markdown; code, addresses of links and quoted words pass', () => {
  const page =
    '# A page\n\nThe lot is `kept` in [places](held.md), «nobody» says, made of stone.\n\n```sh\nnpm run told\n```\n';
  expect(errorsOf({ 'docs/a.md': page })).toEqual(['docs/a.md:3: «lot»']);
});

test('a file’s name', () => {
  expect(errorsOf({ 'apps/web/src/features/sessions/live/kept.ts': 'export const a = 1;\n' })).toEqual([
    'apps/web/src/features/sessions/live/kept.ts: «kept» in its name',
  ]);
});

test('plain English, single values, what speaks of a word and names of the platform pass', () => {
  expect(
    errorsOf({
      'apps/web/src/app/texts.ts':
        "const text = 'un lote';\nit('«nobody» is read', () => {});\nawait Promise.allSettled(['nobody']);\n",
      'packages/trainer/src/reader/a.ts':
        '/* The routine is made of\n exercises; it tells one. */\nconst madeBy = 1; // made\n',
    }),
  ).toEqual([]);
  expect(checkPlainWords(plantProject({}))).toEqual(['no source was read']);
});
