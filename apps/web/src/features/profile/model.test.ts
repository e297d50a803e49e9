import { flagsOfDays } from '@bandeja/domain/schedule/rules';
import { expect, test } from 'vitest';
import { asksRemake, type Planned } from '#features/profile/model.ts';

const before: Planned = {
  availableDays: flagsOfDays(['monday', 'thursday']),
  trainingDays: 2,
  sessionDuration: { min: 45, max: 60 },
  fitnessLevel: 'Intermedio',
  age: null,
  goals: ['Ganar fuerza', 'Perder peso'],
  equipment: null,
  places: null,
  matchDays: [],
  injuries: '',
};

test.each<Partial<Planned>>([
  { availableDays: flagsOfDays(['monday', 'friday']) },
  { trainingDays: 4 },
  { sessionDuration: { min: 45, max: 90 } },
  { fitnessLevel: 'Avanzado' },
  { age: 62 },
  { goals: ['Perder peso', 'Ganar fuerza'] },
  { equipment: [] },
  { places: ['home'] },
  { injuries: 'Codo' },
])('%o makes another week', (changed) => {
  expect(asksRemake(before, { ...before, ...changed })).toBe(true);
});

test('the same answers ask nothing', () => {
  expect(asksRemake(before, structuredClone(before))).toBe(false);
});

test('nothing is offered where no week can be planned', () => {
  expect(asksRemake(before, { ...before, availableDays: flagsOfDays([]) })).toBe(false);
});
