import { expect, it } from 'vitest';
import { readSearch } from '#features/routines/search/address.ts';
import { searchStored } from '#features/routines/search/stored-search.ts';
import { aRoutine } from '#features/routines/testing/a-routine.ts';

const known = [
  aRoutine('Movilidad total', { description: 'Hombro y cadera.', categories: ['Flexibilidad'], duration: 20 }),
  aRoutine('Hombro y espalda', { categories: ['Fuerza'], duration: 40, equipment: ['gomas'] }),
  aRoutine('Hombro viejo', { isActive: false }),
];
const find = (address: string) => searchStored(known, readSearch(new URLSearchParams(address))).map(({ name }) => name);

it('finds what the device knows by words, minutes and filters, its name first', () => {
  expect(find('query=hombro')).toEqual(['Hombro y espalda', 'Movilidad total']);
  expect(find('query=hombro en 20 minutos')).toEqual(['Movilidad total']);
  expect(find('query=hombro sin material')).toEqual(['Movilidad total']);
  expect(find('query=hombro&category=Fuerza')).toEqual(['Hombro y espalda']);
  expect(find('query=hombro&duration=0-30')).toEqual(['Movilidad total']);
  // no routine has both words: those with one of them
  expect(find('query=espalda voleas')).toEqual(['Hombro y espalda']);
  expect(find('query=xyz')).toEqual([]);
});
