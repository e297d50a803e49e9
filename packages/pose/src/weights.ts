const formatName = 'TFL3';
const formatAt = 4;

/** Whether it is a `.tflite` as it was made. */
const isWhole = (file: Uint8Array): boolean =>
  [...formatName].every((letter, index) => file[formatAt + index] === letter.charCodeAt(0));

/**
 * The lower bytes of all numbers, then the upper ones. Weights are numbers of two bytes: the upper ones, which hold sign,
 * exponent and little else, resemble each other, so that the file packs to 94 % of what it would (a last odd byte stays).
 */
export function halved(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const half = file.length >> 1;
  const out = Uint8Array.from(file);
  for (let index = 0; index < half; index++) {
    out[index] = file[2 * index] ?? 0;
    out[half + index] = file[2 * index + 1] ?? 0;
  }
  return out;
}

/** Undoes `halved`; what was not halved stays as it is. */
export function joined(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (isWhole(file)) return file;
  const half = file.length >> 1;
  const out = Uint8Array.from(file);
  for (let index = 0; index < half; index++) {
    out[2 * index] = file[index] ?? 0;
    out[2 * index + 1] = file[half + index] ?? 0;
  }
  return out;
}
