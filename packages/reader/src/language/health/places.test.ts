import { each } from '@bandeja/domain/testing/each';
import { expect, it } from 'vitest';
import { readHealth } from '#health.ts';
import { placesIn } from '#language/health/places.ts';

const read = (text: string) =>
  placesIn(text, readHealth(text, { field: 'injuries' }).injuries).map(({ region, side, level }) => [
    region,
    side,
    level,
  ]);

it('reads where it hurts, on which side and how much', () => {
  const texts: [string, unknown][] = [
    ['Epicondilitis en el codo derecho', [['codo', 'right', null]]],
    ['Me molesta el codo, un 3 de 10', [['codo', 'none', 3]]],
    ['Molestias en las rodillas', [['rodilla', 'both', null]]],
    ['Me duele la rodilla izquierda', [['rodilla', 'left', null]]],
    ['Sobrecarga en el gemelo izquierdo', [['gemelo', 'left', null]]],
    ['Dolor en la cadera derecha', [['cadera', 'right', null]]],
    ['Me molesta la zona lumbar', [['lumbar', 'middle', null]]],
    ['Molestias en ambos hombros', [['hombro', 'both', null]]],
  ];
  each(texts, 8, ([text, places]) => expect([text, read(text)]).toEqual([text, places]));
});

it('keeps the sides of two places apart', () => {
  expect(read('Me molesta el hombro derecho y la rodilla izquierda').toSorted()).toEqual([
    ['hombro', 'right', null],
    ['rodilla', 'left', null],
  ]);
});
