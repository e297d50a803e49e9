import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { encodeModel } from '../src/model/weights-file.ts';
import { corpusHash, readExamples } from './corpus.ts';
import { trainModel } from './model.ts';

// npm run train: learns the reading from packages/reader/messages and writes its weights. Same examples, same bytes.

const messages = fileURLToPath(new URL('../messages', import.meta.url));
const weights = fileURLToPath(new URL('../src/model/weights.br', import.meta.url));
const started = performance.now();
const examples = readExamples(messages);
const model = trainModel(examples, (line) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${line}`),
);
const file = brotliCompressSync(encodeModel(model, corpusHash(messages)), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 },
});
writeFileSync(weights, file);
console.log(`${examples.length} messages, ${(file.length / 1e6).toFixed(2)} MB, ${weights}`);
