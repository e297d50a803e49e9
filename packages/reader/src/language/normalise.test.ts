import { describe, expect, it } from 'vitest';
import { normalise } from '#language/normalise.ts';

describe('normalise', () => {
  it.each([
    ['  Me DUELE   el Codo\t', 'me duele el codo'],
    ['muñeca, corazón, ¿qué?', 'muneca, corazon, ¿que?'],
    ['mun\u0303eca', 'muneca'],
    ['ro\u200bdilla', 'rodilla'],
    ['línea una\nlínea otra', 'linea una linea otra'],
    ['½ hora', '1/2 hora'],
    ['', ''],
  ])('%j becomes %j', (text, expected) => {
    expect(normalise(text)).toBe(expected);
  });

  it.each([
    ['dos', '2'],
    ['dieciséis series', '16 series'],
    ['veintidós minutos', '22 minutos'],
    ['treinta', '30'],
    ['cuarenta y cinco minutos', '45 minutos'],
    ['treinta y un minutos', '31 minutos'],
    ['cien saltos', '100 saltos'],
    ['ciento veinte pulsaciones', '120 pulsaciones'],
    ['entre treinta y cuarenta minutos', 'entre 30 y 40 minutos'],
    ['entre treinta y cinco y cuarenta', 'entre 35 y 40'],
    ['las dos piernas', 'las 2 piernas'],
    ['tres cuartos de hora', '3 cuartos de hora'],
  ])('writes the cardinals of %j in digits: %j', (text, expected) => {
    expect(normalise(text)).toBe(expected);
  });

  it.each(['una hora y media', 'un codo', 'desde cero', 'todos mis dolores', 'seisena'])('leaves %j alone', (text) => {
    expect(normalise(text)).toBe(text);
  });
});
