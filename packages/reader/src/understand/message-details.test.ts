import { describe, expect, it } from 'vitest';
import { understand } from '#understand/understand.ts';

const detailsOf = (text: string) => understand(text, { channel: 'chat' }).details;

describe('days, strokes, muscles and results in a message', () => {
  it.each([
    ['pasa lo del jueves al domingo', ['thursday from', 'sunday to']],
    ['mou el dilluns al dimarts', ['monday from', 'tuesday to']],
    ['hola, ¿qué me toca mañana?', ['1 null']],
    ['quítame el viernes, digo el jueves', ['thursday to']],
    ['viajo de lunes a miércoles', ['monday within', 'tuesday within', 'wednesday within']],
    ['entre el jueves y el viernes no estoy', ['thursday within', 'friday within']],
    ['de martes a jueves me lo pasas porfa', ['tuesday from', 'thursday to']],
  ])('days of «%s» and what becomes of them', (text, expected) => {
    const { days } = detailsOf(text);
    expect(days.map((day) => `${'weekday' in day ? day.weekday : day.offset} ${day.role ?? null}`)).toEqual(expected);
  });

  it('knows where in the text without politeness each of them stands', () => {
    const { text, days, kinds, strokes } = detailsOf(
      'buenas tardes, el jueves fuerza y el viernes la bandeja, gracias',
    );
    const words = [...days, ...kinds, ...strokes].map(({ start }) => text.slice(start).split(' ')[0]);
    expect(words).toEqual(['jueves', 'viernes', 'fuerza', 'bandeja,']);
  });

  it.each([
    ['cómo hago el lob under pressure', ['globo']],
    ['la chiquita y la doble pared', ['chiquita', 'doble pared']],
    ['la posición de red', ['red']],
  ])('strokes of «%s»', (text, expected) => {
    expect(detailsOf(text).strokes.map(({ stroke }) => stroke)).toEqual(expected);
  });

  it.each([
    ['rutina de piernas y espalda', ['Piernas', 'Espalda']],
    ['algo para la espalda, que estoy tieso', ['Espalda']],
    ['algo para la espalda, que me duele', []],
    ['me duele la espalda', []],
    ['pecho no', []],
    ['quita la rutina de hoy y ponme una de piernas', ['Piernas']],
  ])('muscles of «%s»', (text, expected) => {
    expect(detailsOf(text).groups.map(({ group }) => group)).toEqual(expected);
  });

  it('reads what was played: results of sets, how long it took, how hard it was', () => {
    const { sets, minutes, rpe } = detailsOf('hoy 6/4 y 3 a 6, hora y media, esfuerzo de 7,5');
    expect([sets, minutes, rpe]).toEqual([
      [
        { us: 6, them: 4 },
        { us: 3, them: 6 },
      ],
      90,
      7.5,
    ]);
    expect(detailsOf('he jugado 2-3 partidos')).toMatchObject({ sets: [], minutes: null, rpe: null });
  });

  it('names kinds of work in words that are no name of ours', () => {
    expect(detailsOf('cambiame el viernes por elongación').kinds.map(({ category }) => category)).toEqual([
      'Flexibilidad',
    ]);
  });
});
