import { expect, test } from 'vitest';
import { keysOf, recordOf } from '#wire/records.ts';

test('a table has a value for each key, in their order', () => {
  const lengths = recordOf(['uno', 'cinco', 'tres'], (key) => key.length);
  expect(lengths).toEqual({ uno: 3, cinco: 5, tres: 4 });
  expect(keysOf(lengths)).toEqual(['uno', 'cinco', 'tres']);
});
