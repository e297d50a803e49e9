import { describe, expect, test } from 'vitest';
import { opening, phrases } from '#language/phrases.ts';

describe('phrases', () => {
  test.each([
    ['agujetas', 'tengo agujetas', true],
    ['agujetas', 'tengo agujetasas', false],
    ['estir*', 'me estiro', true],
    ['estir*', 'no desestires', false],
    ['mala_noche', 'una mala noche', true],
    ['mala_noche', 'noche mala', false],
    ['mi/tu_pareja', 'tu pareja manda', true],
    ['mi/tu_pareja', 'su pareja manda', false],
    ['borr*_mi?_cuenta', 'borrar cuenta', true],
    ['borr*_mi?_cuenta', 'borrar mi cuenta', true],
    ['borr*_mi?_cuenta', 'borrar tu cuenta', false],
    ['mi?_codo', 'el codo', true],
    ['dorm*_…_mal', 'he dormido, la verdad, muy mal', true],
    ['dorm*_…_mal', 'dormir uno dos tres cuatro cinco seis siete mal', false],
    ['#min* #_min*', 'con 30min', true],
    ['#min* #_min*', 'con 30 minutos', true],
    ['que_*_descans*', 'que dia descanso', true],
    ['codo/\n    hombro_malo', 'el hombro malo', true],
  ])('%j finds %j: %j', (list, text, finds) => {
    expect(phrases(list).test(text)).toBe(finds);
  });
});

test('opening finds only at the beginning', () => {
  expect(opening('y? mejor/prefiero').test('prefiero el jueves')).toBe(true);
  expect(opening('mejor/prefiero').test('no, mejor el jueves')).toBe(false);
});
