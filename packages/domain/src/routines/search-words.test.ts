import { expect, test } from 'vitest';
import { readSearchText, withoutMaterial, withoutMinutes, wordsOf } from '#routines/search-words.ts';

test.each([
  ['  Víbora   de REVÉS ', ['vibora', 'de', 'reves']],
  ["remate' & | ! <-> (x:*)", ['remate', 'x']],
  ['remate remate Rematé', ['remate']],
  ['año', ['ano']],
  ['x3', ['x3']],
  ['¿¡«»!? 中文', []],
  ['a b c d e f g h i j k l', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']],
])('the words of «%s»', (typed, words) => {
  expect(wordsOf(typed)).toEqual(words);
});

test.each([
  ['30 minutos', 30],
  ["20'", 20],
  ['algo de 45 min para piernas', 45],
  ['media hora', 30],
  ['Tres cuartos de hora', 45],
  ['una hora', 60],
  ['una hora y media', 90],
  ['2 horas', 120],
  ['25m core', 25],
  ['remate x3', null],
  ['3 mancuernas', null],
  ['media pista', null],
])('«%s» is %s minutes', (text, minutes) => {
  expect(readSearchText(text).minutes).toBe(minutes);
});

test.each([
  ['piernas en 30 minutos sin material', 'piernas en sin material', 'piernas en 30 minutos'],
  ['Descarga de gemelos', 'Descarga de gemelos', 'Descarga de gemelos'],
  ['media hora de muñeca', 'de muñeca', 'media hora de muñeca'],
])('«%s» without its time, without its material', (text, minutes, material) => {
  expect([withoutMinutes(text), withoutMaterial(text)]).toEqual([minutes, material]);
});

test('a phrase is one term, and filler words are omitted unless there is nothing else', () => {
  const { terms } = readSearchText('Rutina para perder peso sin saltos');
  expect(terms).toEqual([
    { typed: ['para'], means: [] },
    { typed: ['perder', 'peso'], means: ['cardio'] },
    { typed: [], means: ['sinsaltos'] },
  ]);
  expect(readSearchText('rutina').terms).toEqual([{ typed: ['rutina'], means: [] }]);
  expect(readSearchText('30 minutos').terms).toEqual([]);
});
