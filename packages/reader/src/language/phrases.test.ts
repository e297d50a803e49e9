import { describe, expect, test } from 'vitest';
import { closing, only, opening, phrases } from '#language/phrases.ts';

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
    ['dorm*_…_mal', 'no dormir (muy mal)', true],
    ['reves_!de', 'el reves cortado', true],
    ['reves_!de', 'el reves de la moneda', false],
    ['!que/me_pasa', 'pasa el jueves', true],
    ['!que/me_pasa', 'que pasa el jueves', false],
    ['no_puedo_|', 'hoy no puedo, lo siento', true],
    ['no_puedo_|', 'hoy no puedo saltar', false],
    ['mejor?_ya?_mismo', 'ya mismo', true],
    ['rpe_#', 'rpe 7,5', true],
    ['por_4', 'por 45', false],
    ['2##_saltos', '250 saltos', true],
  ])('%j finds %j: %j', (list, text, finds) => {
    expect(phrases(list).test(text)).toBe(finds);
  });
});

test('closing finds only at the end, only the whole', () => {
  expect(closing('pasalo_al?').test('y pasalo al ')).toBe(true);
  expect(closing('pasalo').test('pasalo al lunes')).toBe(false);
  expect(only('no?_mejor?_el/la_otra').test('¡No, la otra!'.toLowerCase())).toBe(true);
  expect(only('otra').test('otra cosa')).toBe(false);
});

test('opening finds only at the beginning', () => {
  expect(opening('y? mejor/prefiero').test('prefiero el jueves')).toBe(true);
  expect(opening('mejor/prefiero').test('no, mejor el jueves')).toBe(false);
});
