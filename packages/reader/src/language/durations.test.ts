import { describe, expect, it } from 'vitest';
import { minutesIn } from '#language/durations.ts';
import { tokenise } from '#language/tokens.ts';

const minutes = (text: string) => minutesIn(tokenise(text).map(({ word }) => word));

describe('lengths of time', () => {
  it.each([
    ['hora y cuarto', 75],
    ["50'", 50],
    ['1h30', 90],
    ['1,5 horas', 90],
    ['2 horas y 20', 140],
    ['tres cuartos de hora', 45],
    ['entre 30 y 40', 35],
    ['10 o 12 minutos', 11],
  ])('«%s» are %d minutes', (text, expected) => {
    expect(minutes(text)).toBe(expected);
  });

  it.each([
    ['de 19:15 a 20:00', 45],
    ['el hueco de 12:00 a 12:45', 45],
    ['a ballet de 17:30 a 18:30', 60],
    ['de siete y media a ocho', 30],
    ['21 a 22', 60],
  ])('between two times of the day: «%s»', (text, expected) => {
    expect(minutes(text)).toBe(expected);
  });

  it.each(['hasta las 22:00', '23:30', '18 h', '48 horas', '40,5', '30 años', '60 segundos', 'cuarenta iguales'])(
    '«%s» is no length',
    (text) => {
      expect(minutes(text)).toBeNull();
    },
  );
});
