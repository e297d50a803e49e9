import { bodyAreas, demands, materials } from '@bandeja/domain/exercises/vocabulary';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHealth } from '#reader/health.ts';
import { describeWish } from '#reader/understood.ts';
import { readWish } from '#reader/wish.ts';

/** Words the lexicon turns on, so that random texts reach deep into it. */
const words = fc.constantFrom(
  ...'no sin ni nada de pero y o , . con en a la el un una quiero tengo puedo solo menos hasta entre minutos min 30 45'.split(
    ' ',
  ),
  ...'hora media horas fuerza cardio saltos correr gomas mancuernas kettlebell pista casa gimnasio bandeja volea'.split(
    ' ',
  ),
  ...'revés derecha pared piernas hombro codo rodilla duele ayer años 70 hija padre lunes viernes semana días 3 x por'.split(
    ' ',
  ),
  ...'principiante avanzado nivel partido torneo calentar movilidad 🎾 ¿ ? ! ½ 1h30 19:30 yo pareja evitar odio cero'.split(
    ' ',
  ),
);
const texts = fc.oneof(
  fc.array(words, { maxLength: 40 }).map((list) => list.join(' ')),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
);

describe('any text', () => {
  it('is read without a fault, within the bounds, the same way twice', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const wish = readWish(text);
        expect(readWish(text)).toEqual(wish);
        if (wish.duration !== null) {
          expect(Number.isInteger(wish.duration.minutes)).toBe(true);
          expect(wish.duration.minutes).toBeGreaterThanOrEqual(15);
          expect(wish.duration.minutes).toBeLessThanOrEqual(180);
        }
        if (wish.age !== null) expect(wish.age).toBeGreaterThanOrEqual(4);
        if (wish.daysPerWeek !== null) expect([1, 2, 3, 4, 5, 6, 7]).toContain(wish.daysPerWeek);
        expect(describeWish(wish).every((phrase) => phrase.length > 0 && phrase.length < 80)).toBe(true);
      }),
      { numRuns: 1500 },
    );
  });

  it('never wishes and refuses the same', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const wish = readWish(text);
        const both = <T>(one: readonly T[], other: readonly T[]): T[] => one.filter((value) => other.includes(value));
        expect(both(wish.categories, wish.excludedCategories)).toEqual([]);
        expect(both(wish.strokes, wish.excludedStrokes)).toEqual([]);
        expect(both(wish.muscleGroups, wish.excludedMuscleGroups)).toEqual([]);
        expect(both(wish.equipment ?? [], wish.excludedEquipment)).toEqual([]);
        if (wish.place !== null) expect(wish.excludedPlaces).not.toContain(wish.place);
        expect(wish.equipment ?? []).toEqual(materials.filter((item) => wish.equipment?.includes(item)));
      }),
      { numRuns: 1500 },
    );
  });

  it('is never safer for the reader of wishes than for the reader of health', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const health = readHealth(text);
        const read = readWish(text).health;
        expect({ ...read, excludedDemands: [] }).toEqual({ ...health, excludedDemands: [] });
        expect(demands.filter((demand) => read.excludedDemands.includes(demand))).toEqual(
          expect.arrayContaining(health.excludedDemands),
        );
        expect(read.injuries.every(({ area }) => bodyAreas.includes(area))).toBe(true);
      }),
      { numRuns: 800 },
    );
  });

  it('is read up to its limit and no further', () => {
    expect(readWish(`${'a '.repeat(1100)} fuerza en casa 30 min`)).toEqual(readWish('a'));
  });
});

/** Two thousand characters of what the patterns are built from, over and over. */
const repeated = [
  ...['a', 'a ', '1 ', '1,', ', ', '. ', 'x', "'", 'y ', 'no ', 'sin ', 'ni ', 'no quiero ', 'no tengo ', 'menos '],
  ...[
    'me duele ',
    'el codo ',
    'saltos ',
    'evitar ',
    'sin gomas ni ',
    'tengo una la ',
    'con mi ',
    'ayer hice ',
    'lunes a ',
  ],
  ...[
    'hora y ',
    '45 ',
    '45 min ',
    'entre 30 y ',
    'a las 7 hasta ',
    '19:30 a ',
    'de 70 ',
    'mi padre de ',
    'juego el ',
    'l,',
  ],
  ...[
    'en la pista ',
    'salida de pared ',
    'nivel de ',
    'kettttt',
    'bandeja y ',
    'minutos de fuerza y ',
    'agujetas en las ',
  ],
  'quiero mejorar mi remate con gomas en 45 min sin saltos y ',
];

describe('a hostile text', () => {
  it.each(repeated)('of «%s» costs little', (unit) => {
    const text = unit.repeat(Math.ceil(2000 / unit.length)).slice(0, 2000);
    readWish(text);
    const times = Array.from({ length: 3 }, () => {
      const before = performance.now();
      readWish(text);
      return performance.now() - before;
    });
    // The fastest of three: what the text costs, not what else the machine does.
    // a pattern that runs away takes minutes; how quick it is, the bench says
    expect(Math.min(...times)).toBeLessThan(1000);
  });
});
