import { expect, test } from 'vitest';
import { beatsIn } from '#features/pulse/measurement.ts';

const of = (...bytes: number[]) => beatsIn(new DataView(Uint8Array.from(bytes).buffer));

test.each([
  ['one byte', [0, 142], 142],
  ['two bytes, little endian', [1, 0x8e, 0], 142],
  ['energy and intervals behind it are passed over', [0b11000, 142, 9, 9, 0, 4], 142],
  ['contact is detected and there', [0b110, 97], 97],
  ['contact is detected and lost', [0b100, 97], null],
  ['no beat', [0, 0], null],
  ['no value', [0], null],
  ['half a value', [1, 142], null],
  ['more than a heart beats', [1, 0, 4], null],
])('%s', (_name, bytes, beats) => {
  expect(of(...bytes)).toBe(beats);
});
