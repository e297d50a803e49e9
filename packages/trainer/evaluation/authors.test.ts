import { existsSync } from 'node:fs';
import { each } from '@bandeja/domain/testing/each';
import { expect, test } from 'vitest';
import { filesOfTraining } from './authors.ts';

test('a training runs through all that reads, folders within folders too, and through nothing that only uses weights', () => {
  const files = filesOfTraining();
  each(files, 30, (file) => expect(existsSync(new URL(`../${file}`, import.meta.url)), file).toBe(true));
  expect(files).toContain('src/language/health/lexicon.ts');
  expect(files).toContain('training/net.ts');
  expect(files.filter((file) => /\.test\.|weights\.br|model\/read\.ts/.test(file))).toEqual([]);
});
