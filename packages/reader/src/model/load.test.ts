import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { readWeights, WeightsError } from '#model/load.ts';

test('a file of weights that is cut anywhere, or missing, is refused by its name', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bandeja-weights-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'weights.br');
  const whole = readFileSync(new URL('./weights.br', import.meta.url));
  expect(() => readWeights(pathToFileURL(file))).toThrow(WeightsError);
  for (const bytes of [0, 1, 4, 1000, Math.floor(whole.length / 2), whole.length - 1]) {
    writeFileSync(file, whole.subarray(0, bytes));
    expect(() => readWeights(pathToFileURL(file))).toThrow(`The weights in ${file} cannot be read`);
  }
  writeFileSync(file, whole);
  expect(readWeights(pathToFileURL(file)).ranges.intents.from).toBe(0);
});
