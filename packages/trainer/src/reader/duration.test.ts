import { describe, expect, it } from 'vitest';
import { readMinutes } from '#reader/duration.ts';

describe('readMinutes', () => {
  it.each([
    ['45 minutos', 45],
    ["40'", 40],
    ['30min', 30],
    ['35 mins', 35],
    ['tengo 40m', 40],
    ['veinte minutitos', 20],
    ['cuarenta y cinco minutos', 45],
    ['media hora', 30],
    ['media horita', 30],
    ['½ hora', 30],
    ['1/2 h', 30],
    ['tres cuartos de hora', 45],
    ['3/4 de hora', 45],
    ['un cuarto de hora', 15],
    ['una hora', 60],
    ['una horita', 60],
    ['1 h', 60],
    ['2 hs', 120],
    ['hora y media', 90],
    ['horita y media', 90],
    ['una hora y media', 90],
    ['2 horas y media', 150],
    ['hora y cuarto', 75],
    ['una hora menos cuarto', 45],
    ['1h30', 90],
    ['1h 15', 75],
    ['una hora y diez minutos', 70],
    ['1,5 horas', 90],
    ['1:30 h', 90],
    ['hora y pico', 65],
    ['40 y pico minutos', 45],
    ['un par de horas', 120],
    ['entre 30 y 40 min', 35],
    ['30-40 minutos', 35],
    ['de 45 a 60 minutos', 53],
    ['entre media hora y una hora', 45],
    ['1 o 2 horas', 90],
    ['de 19:00 a 20:15', 75],
    ['desde las 7 hasta las 8', 60],
    ['de 20 a 21h', 60],
    ['pista de 7 a 8 y media', 90],
    ['algo de 30', 30],
    ['unos 50', 50],
    ['fuerza, casa, 45, intermedio', 45],
    ['algo rapidito', 20],
    ['rapidito, 30 minutos', 30],
    ['40, no, mejor 30 min', 30],
    ['45 minutos, perdón, 60 minutos', 60],
    ['30 min, bueno 40', 40],
    ['normalmente hago 1 hora, hoy 25 min', 25],
    ['15 min de movilidad y 30 de fuerza', 45],
    ['cardio 20 min + core 10 min', 30],
    ['90 min: 20 calentamiento, 50 técnica', 90],
    ['una hora, con 10 min de calentamiento', 60],
    ['3 ejercicios de 10 minutos', 30],
    ['4 series de 12, en total 40 minutos', 40],
  ])('reads «%s» as about %i', (text, minutes) => {
    expect(readMinutes(text)).toEqual({ duration: { minutes, kind: 'about' }, clampedFrom: null });
  });

  it.each([
    ['no más de 30 minutos', 30],
    ['menos de una hora', 60],
    ['máximo 45 min', 45],
    ['como mucho hora y media', 90],
    ['20 min como mucho', 20],
    ['hasta 40 minutos', 40],
    ['que no pase de media hora', 30],
    ['no tengo tiempo para más de 25 minutos', 25],
    ['en 30 minutos empieza el partido', 30],
  ])('reads «%s» as at most %i', (text, minutes) => {
    expect(readMinutes(text)?.duration).toEqual({ minutes, kind: 'most' });
  });

  it.each([
    ['10 minutos', 15, 10],
    ['4 horas', 180, 240],
    ['no más de 10 min', 15, 10],
  ])('clamps «%s» to %i and says so', (text, minutes, asked) => {
    expect(readMinutes(text)).toMatchObject({ duration: { minutes }, clampedFrom: asked });
  });

  it.each([
    'partido de 90 minutos',
    'hace 2 horas que comí',
    'descanso de 2 minutos entre series',
    'llevo 40 minutos calentando',
    'trabajo 8 horas sentado',
    'vivo a 10 minutos del club',
    'en 2 horas tengo partido',
    'a las 19:30',
    'mido 1,78 m',
    'sprints de 20 m',
    'mancuernas de 5 kg',
    'hace 3 meses',
    'tengo 40 años',
    'nivel 3',
    '4 series de 12',
    '3 días por semana',
    'el 14 de mayo',
    'de 20 a 30 años',
    'plancha de 2 minutos',
    'sin prisa',
    '',
  ])('finds no time in «%s»', (text) => {
    expect(readMinutes(text)).toBeNull();
  });
});
