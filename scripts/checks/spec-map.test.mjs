import { expect, test } from 'vitest';
import { plantProject } from '../testing/plant.mjs';
import { checkSpecMap } from './spec-map.mjs';

const product = '# Product\n\n## Who it is for\n\n## Auth\n\n### Passwords\n\n## Stats\n';
const auth = '## [Auth](product.md#auth)\n\n### Login\n\n- `apps/a.ts`\n\nTests:\n\n- `apps/a.test.ts`\n\n';
const stats = '## [Stats](product.md#stats)\n\n### Totals\n\n- `apps/b.ts`\n\nTests:\n\n- `apps/b.test.ts`\n';

/** @type {(map: string) => string[]} */
const errorsOf = (map) => checkSpecMap(plantProject({ 'docs/product.md': product, 'docs/spec-map.md': map }));

test('a map of every heading passes', () => {
  expect(errorsOf(auth + stats)).toEqual([]);
});

test('no product, a product without headings, no map', () => {
  expect(checkSpecMap(plantProject({}))).toEqual(['docs/product.md is missing']);
  expect(checkSpecMap(plantProject({ 'docs/product.md': product }))).toEqual(['docs/spec-map.md is missing']);
  const empty = plantProject({ 'docs/product.md': 'Product\n', 'docs/spec-map.md': auth });
  expect(checkSpecMap(empty)).toEqual(['docs/product.md has no heading']);
});

test('a heading without a part', () => {
  expect(errorsOf(auth)).toEqual(['docs/spec-map.md: «Stats» is missing']);
  expect(errorsOf('')).toEqual(['docs/spec-map.md: «Auth» is missing', 'docs/spec-map.md: «Stats» is missing']);
});

test('a part without entries, an entry without code or tests', () => {
  const bare = '## [Stats](product.md#stats)\n\nlater\n';
  expect(errorsOf(auth + bare)).toEqual(['docs/spec-map.md: «Stats» has no entry']);
  expect(errorsOf(`${auth + stats}### Drawings\n\nTests:\n\nnone\n`)).toEqual([
    'docs/spec-map.md: «Stats», Drawings names no code',
    'docs/spec-map.md: «Stats», Drawings names no test',
  ]);
});
