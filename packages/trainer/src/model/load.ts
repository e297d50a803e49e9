import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { Model } from '#model/model.ts';
import { decodeModel } from '#model/weights-file.ts';

let loaded: Model | null = null;

/** The model that was trained on the examples; read from its file once. The server warms it up at its start. */
export function trainedModel(): Model {
  loaded ??= decodeModel(brotliDecompressSync(readFileSync(new URL('./weights.br', import.meta.url)))).model;
  return loaded;
}
