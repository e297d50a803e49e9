import { expect, it } from 'vitest';
import { readSearch, withoutFilters, writeSearch } from '#features/routines/search/address.ts';

const read = (address: string) => readSearch(new URLSearchParams(address));

const filtered = 'query=remate&type=T%C3%A9cnico&category=Fuerza&difficulty=Avanzado&duration=46-60';

it('reads its own addresses', () => {
  const search = read(`${filtered}&equipment=bolas&equipment=pala`);
  expect(search).toEqual({
    query: 'remate',
    type: 'Técnico',
    category: 'Fuerza',
    difficulty: 'Avanzado',
    duration: '46-60',
    equipment: ['bolas', 'pala'],
  });
  expect(readSearch(writeSearch(search))).toEqual(search);
  expect(writeSearch(search).getAll('equipment')).toEqual(['bolas', 'pala']);
});

it('takes what it does not understand as not said', () => {
  const search = read('query=%20remate%20&type=Golf&category=x&difficulty=0&duration=toString&equipment=cohete');
  expect(search).toEqual(withoutFilters({ ...search, query: 'remate' }));
  expect(read('').query).toBe('');
});

it('without any material means nothing else', () => {
  expect(read('query=core&equipment=pala&equipment=ninguno').equipment).toEqual(['ninguno']);
});

it('truncates a term to the server’s maximum', () => {
  expect(read(`query=${'a'.repeat(300)}`).query).toHaveLength(200);
});

it('omits filters that are not set', () => {
  expect(writeSearch(withoutFilters(read(filtered))).toString()).toBe('query=remate');
});
