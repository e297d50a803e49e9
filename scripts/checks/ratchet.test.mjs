import { expect, test } from 'vitest';
import { plantProject } from '../testing/plant.mjs';
import { checkRatchet, ratchetSummary, recordFile } from './ratchet.mjs';

const record = (/** @type {string} */ row) => ({
  [recordFile]: `# Lines\n\n| Room | Lines | Why |\n|---|---|---|\n${row}\n`,
});
const source = { 'apps/web/src/ui/a.tsx': 'const a = 1;\nconst b = 2;\n' };

test('a room within its number passes; tests, articles and the catalogue do not count', () => {
  const root = plantProject({
    ...source,
    'apps/web/src/ui/a.test.tsx': 'test();\n',
    'apps/web/src/features/content/articles/a.tsx': 'text\n',
    'packages/catalogue/src/a.ts': 'rows\n',
    'packages/trainer/src/chat/a.ts': 'words\n',
    ...record(
      '| `apps/web` | 2 | As before. 2 (2026-11-28): a screen. |\n\n| Source | Before | After |\n|---|---|---|\n| `apps/web` | 1 | 2 |',
    ),
  });
  expect(checkRatchet(root)).toEqual([]);
  expect(ratchetSummary(root)).toBe('apps/web 2');
});

test('a room that grew, a raised number without a sentence of its own, a room without a row', () => {
  expect(
    checkRatchet(plantProject({ ...source, ...record('| `apps/web` | 1 | 1 (2026-11-28): a screen. |') })),
  ).toEqual([`apps/web: 2 lines, at most 1 (${recordFile})`]);
  for (const why of ['', 'A screen.', '1 (2026-11-28): a screen.', '2: a screen.', '2 (2026-11-28): '])
    expect(checkRatchet(plantProject({ ...source, ...record(`| \`apps/web\` | 2 | ${why} |`) }))).toEqual([
      `apps/web: no sentence «2 (date): why» in ${recordFile}`,
    ]);
  expect(checkRatchet(plantProject({ ...source, ...record('| `apps/api` | 2 | as it was |') }))).toEqual([
    `apps/web: 2 lines, and no row in ${recordFile}`,
  ]);
});

test('no record, no source', () => {
  expect(checkRatchet(plantProject(source))).toEqual([`${recordFile} is missing`]);
  expect(checkRatchet(plantProject({}))).toEqual(['no source was read']);
});
