import { expect, test } from 'vitest';
import { shortDose } from '#features/sessions/past/dose.ts';
import { mainTags } from '#features/sessions/past/main-tags.ts';

const exercise = {
  name: 'Core',
  sets: 3,
  reps: 10,
  duration: null,
  metres: null,
  perSide: false,
  weight: null,
  tags: [],
};

test.each([
  [{}, '3 × 10'],
  [{ perSide: true }, '3 × 10/lado'],
  [{ duration: 30 }, '3 × 30 s'],
  [{ sets: 1, duration: 300 }, '5 min'],
  [{ sets: 4, metres: 20 }, '4 × 20 m'],
  [{ sets: 1, reps: 1 }, '1 × 1'],
])('%j reads %s', (own, text) => {
  expect(shortDose({ ...exercise, ...own })).toBe(text);
});

test('the most frequent tags come first', () => {
  expect(mainTags([{ tags: ['Movilidad', 'Core'] }, { tags: ['Core'] }, { tags: ['Hombro'] }])).toEqual([
    'Core',
    'Movilidad',
    'Hombro',
  ]);
});
