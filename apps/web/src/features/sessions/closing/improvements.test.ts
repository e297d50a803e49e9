import { expect, test } from 'vitest';
import { withImprovement } from '#features/sessions/closing/improvements.ts';

test('adds typed text, trimmed and once', () => {
  expect(withImprovement(['Más fuerza'], '  Resto cruzado ')).toEqual(['Más fuerza', 'Resto cruzado']);
  expect(withImprovement(['Más fuerza'], 'más FUERZA')).toEqual(['Más fuerza']);
  expect(withImprovement(['Más fuerza'], '   ')).toEqual(['Más fuerza']);
});

test('twelve are the most', () => {
  const twelve = Array.from({ length: 12 }, (_, index) => `Mejora ${index}`);
  expect(withImprovement(twelve, 'Una más')).toEqual(twelve);
});
