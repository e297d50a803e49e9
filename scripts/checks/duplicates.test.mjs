import { expect, test } from 'vitest';
import { plantProject } from '../testing/plant.mjs';
import { checkDuplicates } from './duplicates.mjs';

const copied = `export function total(entries: readonly { sets: number; reps: number; rest: number }[]): number {
  let seconds = 0;
  for (const entry of entries) {
    const work = entry.sets * entry.reps * 4;
    const pauses = (entry.sets - 1) * entry.rest;
    seconds += work + pauses + 45;
  }
  return Math.round(seconds / 60);
}
`;

// the detector's package exists for this platform alone
test.runIf(process.platform === 'linux' && process.arch === 'x64')('a function that stands twice', () => {
  const root = plantProject({
    'apps/api/src/kit/a.ts': copied,
    'packages/domain/src/wire/b.ts': `export const b = 1;\n${copied}`,
    'packages/domain/src/wire/c.test.ts': copied,
  });
  expect(checkDuplicates(root, 100)).toEqual([]);
  const [first, ...places] = checkDuplicates(root, 0);
  expect(first).toMatch(/^\d+ duplicated lines, at most 0$/);
  expect(places).toHaveLength(1);
  expect(places[0]).toContain('kit/a.ts');
  expect(places[0]).toContain('wire/b.ts');
});
