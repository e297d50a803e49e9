import { expect, test } from 'vitest';
import { dateError, daysFor } from '#calendar/rules.ts';

const now = new Date('2026-11-28T09:00:00Z');
const range = 'La fecha tiene que estar entre el 1 de enero de 1990 y el 29 de noviembre de 2026.';

test.each([
  ['done', '1990-01-01', null],
  ['done', '2026-11-29', null],
  ['done', '2026-11-29T23:59:59Z', null],
  ['done', '2026-11-30T13:59:00+14:00', null],
  ['done', '2026-11-30', range],
  ['done', '2026-11-30T00:00:00Z', range],
  ['done', '1989-12-31', range],
  ['done', '0026-03-01', range],
  ['done', '0000-01-01', range],
  ['done', '9999-12-31T23:59:59-12:00', range],
  ['planned', '2028-11-28', null],
  ['planned', '2028-12-01', 'La fecha tiene que estar entre el 1 de enero de 1990 y el 28 de noviembre de 2028.'],
  ['device', '1970-01-01T00:00:00Z', null],
  ['device', '2038-01-19T03:14:07Z', null],
  [
    'device',
    '0001-01-01T00:00:00Z',
    'La fecha tiene que estar entre el 1 de enero de 1970 y el 29 de noviembre de 2126.',
  ],
] as const)('%s: %s', (meaning, value, error) => {
  expect(dateError(meaning, value, now)).toBe(error);
});

test('the days that a field offers', () => {
  expect(daysFor('done', '2026-12-31')).toEqual({ min: '1990-01-01', max: '2027-01-01' });
  expect(daysFor('planned', '2026-11-28').max).toBe('2028-11-28');
});
