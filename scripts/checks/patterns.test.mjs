import { expect, test } from 'vitest';
import { plantProject } from '../testing/plant.mjs';
import { checkPatterns } from './patterns.mjs';

const home = { 'packages/trainer/src/language/days.ts': 'export const friday = /\\bviernes\\b/;\n' };

/** @param {string} content */
const errorsOf = (content) => checkPatterns(plantProject({ ...home, 'packages/trainer/src/chat/change.ts': content }));

test('a regular expression outside language/ is reported, a division is none', () => {
  const planted = "export const asks = (text: string) => /viernes/.test(text) || new RegExp('lunes').test(text);\n";
  expect(errorsOf(planted)).toEqual([
    'packages/trainer/src/chat/change.ts: 2 regular expressions: they belong into language/',
  ]);
  expect(errorsOf('export const half = (one: number, other: number) => one / other / 2;\n')).toEqual([]);
});
