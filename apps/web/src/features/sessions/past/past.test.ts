import { expect, test } from 'vitest';
import { mainTags } from '#features/sessions/past/past-list.tsx';

test('the most frequent tags come first', () => {
  expect(mainTags([{ tags: ['Movilidad', 'Core'] }, { tags: ['Core'] }, { tags: ['Hombro'] }])).toEqual([
    'Core',
    'Movilidad',
    'Hombro',
  ]);
});
