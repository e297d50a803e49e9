import fc from 'fast-check';
import { expect, it } from 'vitest';
import { halved, joined } from './weights.ts';

const modelOf = (bytes: Uint8Array) => Uint8Array.from([28, 0, 0, 0, ...Buffer.from('TFL3'), ...bytes]);

it('a model is the same again after its bytes were sorted', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const model = modelOf(bytes);
      expect(joined(halved(model))).toEqual(model);
      expect(joined(model)).toEqual(model);
    }),
  );
  expect([...halved(Uint8Array.of(1, 2, 3, 4, 5))]).toEqual([1, 3, 2, 4, 5]);
});
