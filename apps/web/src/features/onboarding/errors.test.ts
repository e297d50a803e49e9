import { describe, expect, test } from 'vitest';
import type { Answers } from '#features/onboarding/answers.ts';
import { errorsOf, firstInvalidStep } from '#features/onboarding/errors.ts';
import { emptyAnswers, fullAnswers } from '#features/onboarding/testing/answers.ts';

const errors = (step: number, changed: Partial<Answers>) => errorsOf(step, { ...fullAnswers, ...changed });

describe('body measures', () => {
  const height = 'Escribe tu altura en centímetros, de 100 a 250';
  const weight = 'Escribe tu peso en kilos, de 30 a 200';
  const age = 'Escribe tu edad, de 12 a 100 años';
  const guardianConsent = 'Marca la casilla con el permiso de tu madre, padre o tutor';

  test('height and weight are required, age and hand are not', () => {
    expect(errorsOf(1, emptyAnswers)).toEqual({ height, weight });
  });

  test.each(['99', '251', '0,99', '2,51', 'alto'])('height «%s» is refused', (text) => {
    expect(errors(1, { height: text })).toEqual({ height });
  });
  test.each(['100', '250', '1,00', '2,50'])('height «%s» is taken', (text) => {
    expect(errors(1, { height: text })).toEqual({});
  });

  test.each(['29,9', '200,1', 'mucho'])('weight «%s» is refused', (text) => {
    expect(errors(1, { weight: text })).toEqual({ weight });
  });
  test.each(['30', '200'])('weight «%s» is taken', (text) => {
    expect(errors(1, { weight: text })).toEqual({});
  });

  test.each(['11', '101', 'joven', '20,5'])('age «%s» is refused', (text) => {
    expect(errors(1, { age: text })).toEqual({ age });
  });
  test('under fourteen needs a guardian', () => {
    expect(errors(1, { age: '13' })).toEqual({ guardianConsent });
    expect(errors(1, { age: '13', guardianConsent: true })).toEqual({});
    expect(errors(1, { age: '14' })).toEqual({});
  });
});

test('level and experience are required', () => {
  expect(errorsOf(2, emptyAnswers)).toEqual({ fitnessLevel: 'Elige tu nivel', experience: 'Elige tu experiencia' });
  expect(errorsOf(2, fullAnswers)).toEqual({});
});

test('days and goals are required, material and places are not', () => {
  expect(errorsOf(3, emptyAnswers)).toEqual({
    trainingDays: 'Elige de 1 a 7 días',
    goals: 'Elige al menos un objetivo',
  });
  expect(errors(3, { days: [] })).toEqual({ days: 'Elige al menos un día' });
  expect(errors(3, { equipment: null, places: null })).toEqual({});
});

test('injuries need their consent; saying nothing is fine', () => {
  const injuriesConsent = 'Marca la casilla para que podamos guardar tus lesiones';
  expect(errors(4, { injuriesConsent: false })).toEqual({ injuriesConsent });
  expect(errors(4, { injuries: '  ', injuriesConsent: false })).toEqual({});
  expect(errors(4, { injuries: '', injuriesConsent: true })).toEqual({});
});

test('the health questions are answered, or declined', () => {
  const screening = 'Marca lo que te pase, «Nada de esto» o «Prefiero no contestar»';
  expect(errors(4, { screeningConsent: null })).toEqual({ screening });
  expect(errors(4, { screeningConsent: null, screening: ['chest'] })).toEqual({});
  expect(errors(4, { screeningConsent: false })).toEqual({});
});

test('the first step with an error is found', () => {
  expect(firstInvalidStep(fullAnswers)).toBeNull();
  expect(firstInvalidStep(emptyAnswers)).toBe(1);
  expect(firstInvalidStep({ ...fullAnswers, goals: [], injuriesConsent: false })).toBe(3);
});
