import { describe, expect, test } from 'vitest';
import type { Answers } from '#features/onboarding/answers.ts';
import { faultsOf, firstFaultyStep } from '#features/onboarding/faults.ts';
import { emptyAnswers, fullAnswers } from '#features/onboarding/testing/answers.ts';

const faults = (step: number, changed: Partial<Answers>) => faultsOf(step, { ...fullAnswers, ...changed });

describe('body measures', () => {
  const height = 'Escribe tu altura en centímetros, de 100 a 250';
  const weight = 'Escribe tu peso en kilos, de 30 a 200';
  const age = 'Escribe tu edad, de 12 a 100 años';
  const guardianConsent = 'Marca la casilla con el permiso de tu madre, padre o tutor';

  test('height and weight are required, age and hand are not', () => {
    expect(faultsOf(1, emptyAnswers)).toEqual({ height, weight });
  });

  test.each(['99', '251', '0,99', '2,51', 'alto'])('height «%s» is refused', (text) => {
    expect(faults(1, { height: text })).toEqual({ height });
  });
  test.each(['100', '250', '1,00', '2,50'])('height «%s» is taken', (text) => {
    expect(faults(1, { height: text })).toEqual({});
  });

  test.each(['29,9', '200,1', 'mucho'])('weight «%s» is refused', (text) => {
    expect(faults(1, { weight: text })).toEqual({ weight });
  });
  test.each(['30', '200'])('weight «%s» is taken', (text) => {
    expect(faults(1, { weight: text })).toEqual({});
  });

  test.each(['11', '101', 'joven', '20,5'])('age «%s» is refused', (text) => {
    expect(faults(1, { age: text })).toEqual({ age });
  });
  test('under fourteen needs a guardian', () => {
    expect(faults(1, { age: '13' })).toEqual({ guardianConsent });
    expect(faults(1, { age: '13', guardianConsent: true })).toEqual({});
    expect(faults(1, { age: '14' })).toEqual({});
  });
});

test('level and experience are required', () => {
  expect(faultsOf(2, emptyAnswers)).toEqual({ fitnessLevel: 'Elige tu nivel', experience: 'Elige tu experiencia' });
  expect(faultsOf(2, fullAnswers)).toEqual({});
});

test('days and goals are required, material and places are not', () => {
  expect(faultsOf(3, emptyAnswers)).toEqual({
    trainingDays: 'Elige de 1 a 7 días',
    goals: 'Elige al menos un objetivo',
  });
  expect(faults(3, { days: [] })).toEqual({ days: 'Elige al menos un día' });
  expect(faults(3, { equipment: null, places: null })).toEqual({});
});

test('injuries need their consent; saying nothing is fine', () => {
  const injuriesConsent = 'Marca la casilla para que podamos guardar tus lesiones';
  expect(faults(4, { injuriesConsent: false })).toEqual({ injuriesConsent });
  expect(faults(4, { injuries: '  ', injuriesConsent: false })).toEqual({});
  expect(faults(4, { injuries: '', injuriesConsent: true })).toEqual({});
});

test('the first step with a fault is found', () => {
  expect(firstFaultyStep(fullAnswers)).toBeNull();
  expect(firstFaultyStep(emptyAnswers)).toBe(1);
  expect(firstFaultyStep({ ...fullAnswers, goals: [], injuriesConsent: false })).toBe(3);
});
