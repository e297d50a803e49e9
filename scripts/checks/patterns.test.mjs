import { expect, test } from 'vitest';
import { plantProject } from '../lib/fixture.mjs';
import { checkPatterns } from './patterns.mjs';

const home = { 'packages/trainer/src/language/days.ts': 'export const friday = /\\bviernes\\b/;\n' };

/** @param {string} content @param {Map<string, number>} [allowed] */
const errorsOf = (content, allowed = new Map()) =>
  checkPatterns(plantProject({ ...home, 'packages/trainer/src/chat/change.ts': content }), allowed);

test('a regular expression outside language/ is reported, a division is none', () => {
  const planted = "export const asks = (text: string) => /viernes/.test(text) || new RegExp('lunes').test(text);\n";
  expect(errorsOf(planted)).toEqual([
    'packages/trainer/src/chat: 2 regular expressions, not 0: they belong into language/',
  ]);
  expect(errorsOf('export const half = (one: number, other: number) => one / other / 2;\n')).toEqual([]);
});

test('the number of a folder only falls', () => {
  const allowed = new Map([['chat', 1]]);
  expect(errorsOf('export const friday = /viernes/;\n', allowed)).toEqual([]);
  expect(errorsOf('export const friday = 5;\n', allowed)).toEqual([expect.stringContaining('lower its number')]);
});
