import { expect, it } from 'vitest';
import { capitalise } from '#wire/text.ts';

it('begins a sentence', () => {
  expect(['miércoles', 'ábrela', 'Lunes', ''].map(capitalise)).toEqual(['Miércoles', 'Ábrela', 'Lunes', '']);
});
