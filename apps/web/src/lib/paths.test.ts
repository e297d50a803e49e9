import { expect, test } from 'vitest';
import * as paths from '#lib/paths.ts';

test('a search term travels encoded', () => {
  expect(paths.searchRoutines('salida de pared')).toBe('/routine-search?query=salida+de+pared');
});
