import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import type { Model } from '#model/model.ts';
import { decodeModel } from '#model/weights-file.ts';

let loaded: Model | null = null;

/** The file of weights is missing, cut or damaged: no text can be read. */
export class WeightsError extends Error {
  file: string;
  constructor(file: string, cause: unknown) {
    super(`The weights in ${file} cannot be read`, { cause });
    this.file = file;
  }
}

/** The model that was trained on the examples; read from its file once. The server warms it up at its start. @throws WeightsError */
export function trainedModel(): Model {
  loaded ??= readWeights(new URL('./weights.br', import.meta.url));
  return loaded;
}

export function readWeights(file: URL): Model {
  try {
    return decodeModel(brotliDecompressSync(readFileSync(file))).model;
  } catch (error) {
    throw new WeightsError(fileURLToPath(file), error);
  }
}
