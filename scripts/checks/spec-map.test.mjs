import { expect, test } from 'vitest';
import { plantProject } from '../lib/fixture.mjs';
import { checkSpecMap } from './spec-map.mjs';

const sections = [...Array.from({ length: 17 }, (_, index) => `2.${index + 1}`), '3', '4', '5', '6', '7', '8', '9'];
const head = '| Spec section | Feature | Code | Tests |\n|---|---|---|---|\n';
const goodRow = (/** @type {string} */ section) =>
  `| ${section} Something | auth | \`apps/a.ts\` | \`apps/a.test.ts\` |\n`;
const sources = { 'apps/a.ts': '', 'apps/a.test.ts': '' };

/** @type {(map: string, more?: Record<string, string>) => string[]} */
const faultsOf = (map, more = {}) =>
  checkSpecMap(plantProject({ 'docs/spec-map.md': head + map, ...sources, ...more }));
/** @type {(row: string) => string} */
const withLast = (row) => sections.slice(0, -1).map(goodRow).join('') + row;

test('a map of every section passes', () => {
  expect(faultsOf(sections.map(goodRow).join(''))).toEqual([]);
  expect(faultsOf(withLast('| 9 | leads | pendiente | pendiente |\n'))).toEqual([]);
});

test('no map, or a section without a row', () => {
  expect(checkSpecMap(plantProject(sources))).toEqual(['docs/spec-map.md is missing']);
  expect(faultsOf(withLast(''))).toEqual(['docs/spec-map.md: section 9 has no row']);
  expect(faultsOf('')).toHaveLength(sections.length);
});

test('a row that names a file which does not exist', () => {
  expect(faultsOf(withLast('| 9 | auth | `apps/gone.ts` | `apps/a.test.ts` |\n'))).toEqual([
    'docs/spec-map.md names apps/gone.ts, which does not exist',
  ]);
});

test('a row without code or tests', () => {
  expect(faultsOf(withLast('| 9 | auth | apps/a.ts | |\n'))).toEqual([
    'docs/spec-map.md: section 9 (auth) names no code',
    'docs/spec-map.md: section 9 (auth) names no test',
  ]);
});

test('a pending row that names a file', () => {
  expect(faultsOf(withLast('| 9 | auth | `apps/a.ts` | pendiente |\n'))).toEqual([
    'docs/spec-map.md: section 9 (auth): «pendiente» stands alone',
  ]);
});

test('other documents keep their word too, patterns aside', () => {
  const map = sections.map(goodRow).join('');
  expect(
    faultsOf(map, { 'AGENTS.md': 'see `scripts/gone.mjs` and `apps/api/src/features/<feature>/routes.ts`' }),
  ).toEqual(['AGENTS.md names scripts/gone.mjs, which does not exist']);
});
