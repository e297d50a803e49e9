import { expect, test } from 'vitest';
import type { Category } from '#exercises/vocabulary.ts';
import {
  derivedCategories,
  estimatedMinutes,
  estimatedSeconds,
  jumpContacts,
  type RuleEntry,
  routineEquipment,
  secondsPerRep,
  withinTenPercent,
} from '#routines/rules.ts';

function entry(over: Partial<RuleEntry> = {}): RuleEntry {
  return {
    sets: 3,
    reps: 12,
    perSide: false,
    rest: 60,
    exercise: { categories: ['Fuerza'], equipment: [] },
    ...over,
  };
}

const plyometric = { categories: ['Pliometría' as const], equipment: [] };

test.each([
  [['Fuerza'], [], 4],
  [['Flexibilidad', 'Funcionalidad'], [], 4],
  [['Pliometría', 'Fuerza explosiva'], [], 2],
  [['Fuerza explosiva', 'Fuerza'], ['kettlebell'], 3],
  [['Funcionalidad'], [], 3],
  [['Cardio', 'Funcionalidad'], [], 3],
  [['Funcionalidad'], ['pista', 'pala', 'bolas'], 5],
  [[], [], 3],
] as const)('a repetition of %j with %j takes %i s', (categories, equipment, seconds) => {
  expect(secondsPerRep({ categories, equipment })).toBe(seconds);
});

test('repetitions: work, rests between sets and one transition', () => {
  expect(estimatedSeconds([entry()])).toBe(3 * 12 * 4 + 2 * 60 + 45);
});

test('per side doubles the work, not the rest', () => {
  expect(estimatedSeconds([entry({ perSide: true })])).toBe(3 * 12 * 4 * 2 + 2 * 60 + 45);
});

test('timed work counts its seconds and ignores repetitions', () => {
  expect(estimatedSeconds([entry({ sets: 4, reps: 1, duration: 30, rest: 45 })])).toBe(4 * 30 + 3 * 45 + 45);
});

test('distance: two metres a second, four seconds at least', () => {
  expect(estimatedSeconds([entry({ sets: 4, reps: 1, metres: 20, rest: 60 })])).toBe(4 * 10 + 3 * 60 + 45);
  expect(estimatedSeconds([entry({ sets: 6, reps: 1, metres: 5, rest: 45 })])).toBe(6 * 4 + 5 * 45 + 45);
});

test('null fields of the wire count as absent', () => {
  expect(estimatedSeconds([entry({ duration: null, metres: null })])).toBe(estimatedSeconds([entry()]));
});

test('with both a time and a distance the load type decides', () => {
  const both = { sets: 1, reps: 1, duration: 60, metres: 20, rest: 0 };
  const exercise = { categories: ['Cardio' as const], equipment: [] };
  expect(estimatedSeconds([entry({ ...both, exercise: { ...exercise, loadType: 'distance' } })])).toBe(10 + 45);
  expect(estimatedSeconds([entry({ ...both, exercise: { ...exercise, loadType: 'time' } })])).toBe(60 + 45);
});

test('minutes are rounded; nothing takes no time', () => {
  expect(estimatedMinutes([entry({ sets: 1, reps: 1, duration: 1200, rest: 0 })])).toBe(21);
  expect(estimatedMinutes([])).toBe(0);
});

test('ten per cent holds on both edges', () => {
  expect(withinTenPercent(54, 60)).toBe(true);
  expect(withinTenPercent(66, 60)).toBe(true);
  expect(withinTenPercent(53.9, 60)).toBe(false);
  expect(withinTenPercent(66.1, 60)).toBe(false);
});

test('jump contacts: sets by repetitions, double per side, half a contact per second, plyometrics only', () => {
  expect(
    jumpContacts([
      entry({ sets: 3, reps: 5, exercise: plyometric }),
      entry({ sets: 3, reps: 6, perSide: true, exercise: plyometric }),
      entry({ sets: 4, reps: 1, duration: 30, exercise: plyometric }),
      entry({ sets: 5, reps: 20 }),
    ]),
  ).toBe(15 + 36 + 60);
});

test('plyometrics known not to jump count no contact', () => {
  const pushUp = entry({ sets: 4, reps: 5, exercise: { ...plyometric, demands: ['floor'] } });
  const jump = entry({ sets: 4, reps: 5, exercise: { ...plyometric, demands: ['jump'] } });
  expect(jumpContacts([pushUp, jump])).toBe(20);
});

test('equipment is listed once, in order of first need', () => {
  const needs = (...equipment: string[]) => ({ exercise: { equipment } });
  expect(routineEquipment([needs('pista', 'pala'), needs(), needs('gomas', 'pala')])).toEqual([
    'pista',
    'pala',
    'gomas',
  ]);
});

const withCategories = (...lists: Category[][]) => lists.map((categories) => ({ exercise: { categories } }));

test.each([
  ['Técnico', ['Funcionalidad']],
  ['Táctico', ['Funcionalidad']],
  ['Mental', ['Funcionalidad']],
  ['Partido', ['Cardio', 'Funcionalidad']],
  ['Descanso', ['Flexibilidad']],
] as const)('%s alone says the categories, whatever the exercises', (type, categories) => {
  expect(derivedCategories(type, withCategories(['Fuerza'], ['Pliometría']))).toEqual(categories);
});

test('a Físico routine takes the commonest categories of its exercises, at most two', () => {
  expect(derivedCategories('Físico', withCategories(['Cardio'], ['Fuerza'], ['Fuerza']))).toEqual(['Fuerza', 'Cardio']);
  const three = withCategories(['Pliometría', 'Fuerza'], ['Pliometría', 'Cardio'], ['Fuerza']);
  expect(derivedCategories('Físico', three)).toEqual(['Fuerza', 'Pliometría']);
});

test('a category that is rare beside the first is no category of the routine', () => {
  expect(derivedCategories('Físico', withCategories(['Cardio'], ['Fuerza'], ['Fuerza'], ['Fuerza']))).toEqual([
    'Fuerza',
  ]);
});

test('warm-up and cool-down make no routine one of Flexibilidad; nothing else does', () => {
  const framed = withCategories(['Flexibilidad'], ['Fuerza'], ['Flexibilidad'], ['Flexibilidad']);
  expect(derivedCategories('Físico', framed)).toEqual(['Fuerza']);
  expect(derivedCategories('Físico', withCategories(['Flexibilidad'], ['Flexibilidad']))).toEqual(['Flexibilidad']);
  expect(derivedCategories('Físico', [])).toEqual(['Funcionalidad']);
});
