import { onboardingPayloads } from '@bandeja/domain/onboarding/rules';
import { describe, expect, test } from 'vitest';
import {
  type Answers,
  ageYears,
  answersOf,
  heightCm,
  readAnswers,
  tidied,
  weightKg,
  withTrainingDays,
} from '#features/onboarding/answers.ts';
import { emptyAnswers, fullAnswers, newcomer } from '#features/onboarding/testing/answers.ts';

const savedOf = (answers: Answers) => onboardingPayloads(readAnswers(answers));

describe('numbers as people type them', () => {
  test.each([
    ['178', 178],
    [' 178 cm ', 178],
    ['1,78', 178],
    ['1.78 m', 178],
    ['2', 200],
    ['178,6', 179],
    ['', null],
    ['alto', null],
    ['1,7,8', null],
    ['-178', null],
  ])('height «%s» is %j cm', (text, cm) => {
    expect(heightCm(text)).toBe(cm);
  });

  test.each([
    ['72,5', 72.5],
    ['72.5 kg', 72.5],
    ['72 kilos', 72],
    ['72,55', 72.6],
    ['', null],
    ['setenta', null],
  ])('weight «%s» is %j kg', (text, kg) => {
    expect(weightKg(text)).toBe(kg);
  });

  test.each([
    ['35', 35],
    ['35 años', 35],
    ['35,5', null],
    ['', null],
  ])('age «%s» is %j years', (text, years) => {
    expect(ageYears(text)).toBe(years);
  });

  test('understood values are shown as read, others as typed', () => {
    expect(tidied({ height: '1,78 m', weight: '72.5 kg' })).toEqual({ height: '178', weight: '72,5' });
    expect(tidied({ height: 'alto', weight: '' })).toEqual({ height: 'alto', weight: '' });
  });
});

describe('weekdays', () => {
  test.each([
    [1, ['tuesday', 'saturday']],
    [3, ['monday', 'wednesday', 'saturday']],
    [4, ['monday', 'wednesday', 'friday', 'sunday']],
    [5, ['monday', 'tuesday', 'thursday', 'friday', 'sunday']],
    [6, ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'sunday']],
  ])('%i days propose %j, whatever was chosen before', (trainingDays, days) => {
    const before: Answers = { ...fullAnswers, days: ['thursday'] };
    expect(withTrainingDays(before, trainingDays)).toEqual({ ...before, trainingDays, days });
  });
});

describe('a player who comes back', () => {
  test('finds the saved answers', () => {
    const answers = answersOf({
      ...newcomer,
      height: 178,
      weight: 72.5,
      age: 13,
      dominantHand: 'left',
      goals: ['Competir en torneos'],
      equipment: [],
      places: ['home'],
      injuries: 'Codo derecho',
      injuriesConsent: true,
      trainingDays: 2,
      availableDays: { ...newcomer.availableDays, tuesday: true, saturday: true },
    });
    expect(answers).toEqual({
      ...emptyAnswers,
      height: '178',
      weight: '72,5',
      age: '13',
      guardianConsent: true,
      dominantHand: 'left',
      goals: ['Competir en torneos'],
      equipment: [],
      places: ['home'],
      injuries: 'Codo derecho',
      injuriesConsent: true,
      trainingDays: 2,
      days: ['tuesday', 'saturday'],
      sessionDuration: null,
      screeningConsent: null,
    });
  });

  test('a newcomer finds nothing', () => {
    expect(answersOf(newcomer)).toEqual({ ...emptyAnswers, screeningConsent: null });
  });
});

describe('what is saved', () => {
  const availableDays = {
    monday: true,
    tuesday: false,
    wednesday: true,
    thursday: false,
    friday: false,
    saturday: true,
    sunday: false,
  };

  test('profile and availability, letter by letter', () => {
    expect(JSON.stringify(savedOf(fullAnswers))).toBe(
      JSON.stringify({
        profile: {
          height: 178,
          weight: 72.5,
          fitnessLevel: 'Intermedio',
          trainingDays: 3,
          goals: ['Ganar fuerza', 'Mejorar la técnica'],
          tournament: null,
          experience: '1-3 años',
          injuries: 'Me molesta el codo',
          injuriesConsent: true,
          age: 35,
          dominantHand: 'right',
          equipment: ['gomas'],
          places: ['home'],
          guardianConsent: false,
          trainingPlan: {
            physical: 2,
            matches: 1,
            suggestion: [
              'Lunes: Entrenamiento físico',
              'Miércoles: Entrenamiento físico',
              'Sábado: Partido de práctica',
            ],
          },
          availableDays,
          matchDays: [],
        },
        schedule: { availableDays, sessionDuration: { min: 60, max: 120 }, trainingDays: 3 },
        suspicion: null,
      }),
    );
  });

  test('without the consent no word about injuries leaves the page', () => {
    const { profile } = savedOf({ ...fullAnswers, injuriesConsent: false });
    expect(profile).toMatchObject({ injuries: '', injuriesConsent: false });
  });

  test('the guardian’s consent is only sent for who needs it', () => {
    const ticked = { ...fullAnswers, guardianConsent: true };
    expect(savedOf({ ...ticked, age: '13' }).profile.guardianConsent).toBe(true);
    expect(savedOf({ ...ticked, age: '35' }).profile.guardianConsent).toBe(false);
    expect(savedOf({ ...ticked, age: '' }).profile.guardianConsent).toBe(false);
  });

  test('unanswered fields are null, no material at all is an empty list', () => {
    const unsaid = { ...fullAnswers, age: ' ', dominantHand: null, equipment: null, places: null };
    expect(savedOf(unsaid).profile).toMatchObject({ age: null, dominantHand: null, equipment: null, places: null });
    expect(savedOf({ ...fullAnswers, equipment: [] }).profile.equipment).toEqual([]);
  });

  test('answers without a number of days are not saved', () => {
    expect(() => savedOf(emptyAnswers)).toThrow('training days');
  });
});
