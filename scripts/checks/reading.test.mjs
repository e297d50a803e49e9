import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { checkReading } from './reading.mjs';

const root = mkdtempSync(path.join(os.tmpdir(), 'reading-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const line = 'wish\tok\t{dur:40|40 min} de {cat:fuerza|fuerza}\n';

/** @param {string} messages @param {{ trainedOn?: string, weights?: string }} planted */
function project(messages, { trainedOn = messages, weights } = {}) {
  const reader = path.join(root, 'packages/reader');
  for (const folder of ['messages', 'src/model', '../trainer/evaluation'])
    mkdirSync(path.join(reader, folder), { recursive: true });
  writeFileSync(path.join(reader, 'messages/ana.tsv'), messages);
  const hashOf = (/** @type {string} */ text) => createHash('sha256').update('ana.tsv').update(text).digest('hex');
  const head = Buffer.from(JSON.stringify({ corpus: hashOf(trainedOn) }));
  const file = brotliCompressSync(Buffer.concat([Buffer.from(Uint32Array.of(head.length).buffer), head]));
  writeFileSync(path.join(reader, 'src/model/weights.br'), file);
  const measured = weights ?? createHash('sha256').update(file).digest('hex');
  writeFileSync(
    path.join(root, 'packages/trainer/evaluation/figures.json'),
    JSON.stringify({ corpus: hashOf(messages), weights: measured }),
  );
  return checkReading(root);
}

test('messages, weights and figures that belong together pass', () => {
  expect(project(line)).toEqual([]);
});

test.for([
  ['wish\tok\n', 'not three columns'],
  ['mail\tok\ttexto\n', 'unknown channel'],
  ['chat\tok\ttexto\n', 'not exactly one intent'],
  ['wish\tplan\ttexto\n', 'unknown label'],
  ['wish\tok\t{time:40|40}\n', 'unknown span'],
  ['wish\tok\t{dur:40|40\n', 'broken span'],
])('%j: %s', ([messages = '', error = '']) => {
  expect(project(messages)).toEqual([expect.stringContaining(error)]);
});

test('weights of other messages, and figures of other weights, are reported', () => {
  expect(project(line, { trainedOn: 'wish\tok\tnada\n' })).toEqual([expect.stringContaining('npm run train')]);
  expect(project(line, { weights: 'other' })).toEqual([expect.stringContaining('npm run eval')]);
});
