import { addDays } from '@bandeja/domain/calendar/dates';
import { jumpContacts } from '@bandeja/domain/routines/rules';
import { atLeast, each } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import { checkRoutine } from '#composer/check.ts';
import type { ComposerExercise, ComposerPlayer, RecentSession } from '#composer/types.ts';
import {
  about,
  atMost,
  codesOf,
  compose,
  exerciseOf,
  exercisesOf,
  makeInput,
  routineFor,
  today,
} from '#testing/composer.ts';

function done(daysAgo: number, changes: Partial<RecentSession> = {}): RecentSession {
  return { localDate: addDays(today, -daysAgo), type: 'Fuerza', minutes: 45, rpe: 5, exerciseIds: [], ...changes };
}

describe('time', () => {
  it.each([15, 20, 45, 60, 90, 120, 150])('fits %i minutes', (minutes) => {
    for (const categories of [['Fuerza'], ['Cardio'], ['Fuerza explosiva', 'Fuerza']] as const) {
      const routine = compose(
        { categories, duration: about(minutes) },
        { level: 'Intermedio', equipment: ['mancuernas', 'gomas'] },
      );
      expect(Math.abs(routine.minutes - minutes)).toBeLessThanOrEqual(minutes / 10);
    }
  });

  it('never goes above «no más de»', () => {
    expect(compose({ duration: atMost(30) }).minutes).toBeLessThanOrEqual(30);
    expect(compose({ duration: atMost(30) }).minutes).toBeGreaterThanOrEqual(26);
  });

  it('is honest where the catalogue does not reach', () => {
    const few = ['L01', 'F01', 'F08', 'L06'].map(exerciseOf);
    const routine = compose({ categories: ['Fuerza'], duration: about(60) }, {}, { catalogue: few });
    expect(routine.minutes).toBeLessThan(30);
    expect(routine.advice.join()).toMatch(/Me pedías 60 minutos y salen \d\d bien aprovechados/);
    const none = compose({}, {}, { catalogue: [] });
    expect(none.entries).toEqual([]);
    expect(none.advice).toHaveLength(1);
  });

  it('says when a wish was clamped, and that one session is not three days', () => {
    const routine = compose({ duration: about(180), clampedFrom: 300, daysPerWeek: 3 });
    expect(routine.advice.join()).toContain('Pedías 300 minutos: hago rutinas de 15 a 180');
    expect(routine.advice.join()).toContain('usa tu plan semanal');
  });

  it('has a warm-up, a main part and a closing in their shares', () => {
    const routine = compose({ categories: ['Fuerza'], duration: about(60) }, { level: 'Intermedio' });
    const parts = routine.entries.map(({ part }) => part);
    expect(parts).toEqual(
      [...parts].sort((a, b) => ['warmUp', 'main', 'closing'].indexOf(a) - ['warmUp', 'main', 'closing'].indexOf(b)),
    );
    expect(codesOf(routine, 'warmUp')[0]).toBe('L01');
    const warmUp = routine.entries[0]?.duration ?? 0;
    expect(warmUp).toBeGreaterThanOrEqual(300);
    expect(warmUp).toBeLessThanOrEqual(540);
    each(exercisesOf(routine, 'closing'), 1, ({ categories }) => expect(categories).toContain('Flexibilidad'));
  });
});

describe('time that is not told', () => {
  type Asked = Parameters<typeof makeInput>[0];
  const gym: Asked = { place: 'home', placeName: 'en el gimnasio', equipment: ['mancuernas', 'gomas'] };
  const soft: [string, Asked][] = [
    ['mobility', { categories: ['Flexibilidad'] }],
    ['mobility on a court', { categories: ['Flexibilidad'], place: 'court' }],
    ['recovery', { routineType: 'Descanso', categories: ['Flexibilidad'] }],
    ['a warm-up', { warmUp: true, categories: ['Flexibilidad'] }],
    ['nerves', { routineType: 'Mental' }],
    ['something gentle for an acute pain', { healthText: 'dolor fuerte en el tobillo desde ayer' }],
    ['sitting', { focus: 'seated', place: 'home' }],
    ['stretching in the gym', { ...gym, categories: ['Flexibilidad'] }],
  ];
  const home: [string, Asked][] = [
    ['strength at home', { categories: ['Fuerza'], place: 'home' }],
    ['legs', { muscleGroups: ['Piernas'] }],
    ['balance at the wall', { focus: 'balance', categories: ['Funcionalidad'], place: 'home', equipment: ['pared'] }],
    ['endurance at home', { categories: ['Cardio'], place: 'home' }],
  ];
  const full: [string, Asked][] = [
    ['the gym', gym],
    ['strength in the gym', { ...gym, categories: ['Fuerza'] }],
    ['a stroke', { strokes: ['volea'], routineType: 'Técnico' }],
    ['the court', { place: 'court', equipment: ['pista', 'pala', 'bolas', 'conos', 'pared'] }],
    ['a match', { routineType: 'Partido', place: 'court', equipment: ['pista', 'pala', 'bolas'], alone: false }],
    ['tactics', { routineType: 'Táctico', place: 'court', equipment: ['pista', 'pala', 'bolas'], alone: false }],
  ];
  const own: ComposerPlayer['sessionDuration'][] = [
    null,
    { min: 60, max: 120 },
    { min: 90, max: 90 },
    { min: 45, max: 60 },
    { min: 20, max: 25 },
    { min: 15, max: 20 },
  ];
  const rows = own.flatMap((sessionDuration) => [
    ...soft.map(([name, wish]) => ({ name, wish, sessionDuration, from: 10, to: 20 })),
    ...home.map(([name, wish]) => ({ name, wish, sessionDuration, from: 30, to: 40 })),
    ...full.map(([name, wish]) => ({ name, wish, sessionDuration, from: 45, to: 60 })),
  ]);

  it.each(atLeast(100, rows))('$name, with $sessionDuration of their own: $from to $to minutes', (row) => {
    const { wish, sessionDuration, from, to } = row;
    const { minutes, advice } = compose(wish, { sessionDuration, level: 'Intermedio' });
    const most = Math.min(to, sessionDuration?.max ?? to);
    expect(minutes).toBeLessThanOrEqual(most);
    expect(minutes).toBeGreaterThanOrEqual(Math.floor(Math.min(from, most * 0.9)));
    expect(advice.join()).not.toMatch(/Me pedías/);
  });

  it('is within a child’s limit', () => {
    expect(compose({ strokes: ['volea'], routineType: 'Técnico', age: 12 }).minutes).toBeLessThanOrEqual(45);
  });
});

describe('how many exercises', () => {
  it.each([
    [20, 8],
    [60, 8],
    [70, 9],
    [90, 11],
    [120, 14],
  ])('%i minutes hold at most %i', (minutes, most) => {
    for (const wish of [
      { categories: ['Fuerza'] as const },
      { categories: ['Flexibilidad'] as const },
      { strokes: ['volea'] as const, routineType: 'Técnico' as const },
      {},
    ])
      for (const age of [30, 66]) {
        const routine = compose({ ...wish, duration: about(minutes) }, { age, level: 'Principiante' });
        expect(routine.entries.length).toBeLessThanOrEqual(most);
      }
  });

  it('still fills an hour after weeks off, with easy cardio where sets are few', () => {
    const input = makeInput({ categories: ['Fuerza'], duration: about(60) }, {}, { recent: [done(20)] });
    const routine = routineFor(input);
    expect(routine.minutes).toBeGreaterThanOrEqual(54);
    expect(codesOf(routine, 'main').some((code) => code === 'C01' || code === 'C02')).toBe(true);
    expect(checkRoutine(routine.entries, input)).toEqual([]);
  });
});

describe('recent sessions', () => {
  it('varies between seeds and avoids recent exercises', () => {
    const variants = new Set(
      ['lunes', 'martes', 'jueves', 'viernes'].map((seed) =>
        codesOf(compose({ categories: ['Fuerza'], duration: about(45) }, {}, { seed })).join(),
      ),
    );
    expect(variants.size).toBeGreaterThanOrEqual(3);
    const first = compose({ duration: about(45) });
    const next = compose(
      { duration: about(45) },
      {},
      { recent: [done(1, { exerciseIds: first.entries.map((e) => e.exerciseId) })] },
    );
    const again = codesOf(next, 'main').filter((code) => codesOf(first, 'main').includes(code));
    expect(again.length).toBeLessThan(codesOf(next, 'main').length / 2);
  });

  it('takes fewer sets after two weeks off, and gives the reason', () => {
    const wish = { categories: ['Fuerza'] as const, duration: about(45) };
    const routine = compose(wish, { level: 'Avanzado' }, { recent: [done(16)] });
    expect(routine.advice).toContain('Llevas 16 días sin entrenar: volvemos con menos series.');
    each(routine.entries, 4, ({ part, sets }) => {
      if (part === 'main') expect(sets).toBeLessThanOrEqual(3);
    });
    expect(compose(wish, { level: 'Avanzado' }, { recent: [done(3)] }).advice.join()).not.toContain('sin entrenar');
  });

  it('halves the jumps within two days of the last', () => {
    const wish = { categories: ['Pliometría'] as const, duration: about(45) };
    const routine = compose(wish, { level: 'Avanzado' }, { recent: [done(1, { type: 'Pliometría' })] });
    const lines = routine.entries.map((entry, index) => ({
      ...entry,
      exercise: exercisesOf(routine)[index] as ComposerExercise,
    }));
    expect(jumpContacts(lines)).toBeLessThanOrEqual(60);
    expect(routine.advice.join()).toContain('la mitad de saltos');
  });

  it('eases after a hard day', () => {
    const routine = compose({ duration: about(45) }, {}, { recent: [done(1, { type: 'Partido', rpe: 8 })] });
    expect(routine.advice.join()).toContain('Vienes de un día exigente');
  });
});
