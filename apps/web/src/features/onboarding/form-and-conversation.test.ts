import { onboardingPayloads, savedAnswers } from '@bandeja/domain/onboarding/rules';
import type { User } from '@bandeja/domain/profile/contract';
import { answer, startConversation } from '@bandeja/trainer/onboarding/conversation';
import { expect, test } from 'vitest';
import { type Answers, answersOf, readAnswers, withTrainingDays } from '#features/onboarding/answers.ts';
import { firstInvalidStep } from '#features/onboarding/errors.ts';
import { newcomer } from '#features/onboarding/testing/answers.ts';

type Case = { user?: User; typed: Partial<Answers>; trainingDays: number; messages: string[] };

const cases: Record<string, Case> = {
  'the least': {
    typed: { height: '178', weight: '80', experience: 'Ninguna', fitnessLevel: 'Principiante', goals: ['Perder peso'] },
    trainingDays: 3,
    messages: [
      '178',
      '80',
      'Ninguna',
      'Principiante',
      '3',
      'Prefiero no decirlo',
      'Perder peso',
      'Ninguna',
      'Prefiero no contestar',
      'Prefiero no decirlo',
    ],
  },
  'in free words, with injuries and age': {
    typed: {
      height: '1,78',
      weight: '72.5 kg',
      age: '41 años',
      experience: '1-3 años',
      fitnessLevel: 'Intermedio',
      goals: ['Ganar fuerza', 'Mejorar la técnica'],
      days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
      sessionDuration: { min: 45, max: 60 },
      injuries: ' Me molesta el codo ',
      injuriesConsent: true,
      screeningConsent: true,
    },
    trainingDays: 5,
    messages: [
      'mido uno setenta y ocho',
      'setenta y dos con cinco',
      'juego hace dos años',
      'me defiendo',
      'entre semana',
      'una hora',
      'fuerza y técnica',
      ' Me molesta el codo ',
      'de acuerdo',
      'nada de eso',
      'tengo cuarenta y uno',
    ],
  },
  'one day a week, with half a centimetre and grams': {
    typed: {
      height: '1,145',
      weight: '40,05',
      experience: 'Más de 3 años',
      fitnessLevel: 'Avanzado',
      goals: ['Divertirme y socializar'],
    },
    trainingDays: 1,
    messages: [
      '1,145',
      '40,05',
      'toda la vida',
      'alto',
      'un día',
      'paso',
      'divertirme',
      'prefiero no decirlo',
      'paso',
      'paso',
    ],
  },
  'a child who comes back, and declines': {
    user: {
      ...newcomer,
      dominantHand: 'left',
      equipment: ['gomas'],
      places: ['home'],
      injuries: 'Codo',
      injuriesConsent: true,
    },
    typed: {
      height: '150',
      weight: '45',
      age: '13',
      guardianConsent: true,
      experience: 'Menos de 1 año',
      fitnessLevel: 'Avanzado',
      goals: ['Prevenir lesiones'],
      injuries: '',
      injuriesConsent: false,
    },
    trainingDays: 7,
    messages: [
      'metro y medio',
      '45',
      'unos meses',
      'alto',
      'todos los días',
      'me da igual',
      'no lesionarme',
      'Rodilla',
      'mejor no',
      'no contesto',
      '13',
      'sí, lo tengo',
    ],
  },
};

test.each(Object.entries(cases))('form and conversation save the same, letter by letter: %s', (_, example) => {
  const { user = newcomer, typed, trainingDays, messages } = example;
  const form = { ...withTrainingDays(answersOf(user), trainingDays), screeningConsent: false, ...typed };
  const begun = startConversation({ name: user.name, answers: savedAnswers(user), asksHealth: true }, 0);
  const talk = messages.reduce((each, text, index) => answer(each, text, (index + 1) * 5000), begun);
  expect(firstInvalidStep(form)).toBeNull();
  expect(talk.step).toBe('ready');
  const bytes = (answers: typeof talk.answers) => JSON.stringify(onboardingPayloads(answers));
  expect(bytes(talk.answers)).toBe(bytes(readAnswers(form)));
});
