import { describe, expect, it } from 'vitest';
import { createLeadBodySchema } from '#leads/contract.ts';
import { ageOfRange, comingSoonPayload, leadFormPayload, quizPayload, splitName } from '#leads/rules.ts';

describe('ageOfRange', () => {
  it.each([
    ['18-25', 18],
    ['26-35', 26],
    ['36-45', 36],
    ['46-55', 46],
    ['55+', 55],
    ['', 30],
    ['sin decir', 30],
  ])('«%s» is sent as %d', (range, age) => {
    expect(ageOfRange(range)).toBe(age);
  });
});

describe('splitName', () => {
  it.each([
    ['Marta', { firstName: 'Marta' }],
    ['Marta Gil', { firstName: 'Marta', lastName: 'Gil' }],
    ['  María   José  de la Fuente ', { firstName: 'María', lastName: 'José de la Fuente' }],
    ['Ñ', { firstName: 'Ñ' }],
    ['   ', { firstName: '' }],
  ])('«%s»', (name, parts) => {
    expect(splitName(name)).toEqual(parts);
  });
});

describe('leadFormPayload', () => {
  it('sends the constants of the lead form, and the terms box as both consents', () => {
    expect(leadFormPayload({ firstName: 'Marta', email: 'marta@ejemplo.es', marketing: false })).toEqual({
      firstName: 'Marta',
      email: 'marta@ejemplo.es',
      leadSource: { channel: 'organic', source: 'Landing Page', medium: 'web', campaign: 'paddle_routine_pdf' },
      interests: ['padel_training'],
      downloadedResources: [
        {
          resourceId: 'first-week-routine',
          resourceName: 'Rutina de pádel de 7 días',
          resourceType: 'txt',
          downloadUrl: '/descargas/rutina-padel-7-dias.txt',
        },
      ],
      emailConsent: true,
      marketingConsent: false,
      dataProcessingConsent: true,
      consentVersion: '2026-11-20',
    });
  });

  it('sends marketing only when its box is ticked', () => {
    expect(leadFormPayload({ firstName: 'Marta', email: 'm@ejemplo.es', marketing: true }).marketingConsent).toBe(true);
  });
});

const quizAnswers = {
  name: 'Luis Ángel Peña',
  email: 'luis@ejemplo.es',
  age: '36-45',
  experience: 'intermediate',
  playingFrequency: '2-3_weekly',
  trainingFrequency: 'never',
  currentLevel: 'advanced',
  goals: ['compete', 'injury_prevention'],
  mainChallenge: 'mental',
  timeAvailable: '45-60',
  preferredTrainingTime: 'evening',
} as const;

describe('quizPayload', () => {
  it('sends the eleven answers where the payload has them, and all consents as true', () => {
    expect(quizPayload({ ...quizAnswers, goals: [...quizAnswers.goals] })).toEqual({
      firstName: 'Luis',
      lastName: 'Ángel Peña',
      email: 'luis@ejemplo.es',
      age: 36,
      paddleLevel: 'advanced',
      playingFrequency: '2-3_weekly',
      goals: ['compete', 'injury_prevention'],
      leadSource: { channel: 'organic', source: 'Training Quiz', medium: 'web', campaign: 'training_assessment' },
      interests: ['padel_training', 'training_plan'],
      downloadedResources: [],
      customData: {
        experience: 'intermediate',
        trainingFrequency: 'never',
        mainChallenge: 'mental',
        timeAvailable: '45-60',
        preferredTrainingTime: 'evening',
      },
      emailConsent: true,
      marketingConsent: true,
      dataProcessingConsent: true,
      consentVersion: '2026-11-20',
    });
  });
});

describe('comingSoonPayload', () => {
  it('sends only an address and its campaign', () => {
    expect(comingSoonPayload('eva@ejemplo.es', 'coming_soon_tournaments')).toEqual({
      firstName: '',
      email: 'eva@ejemplo.es',
      leadSource: { channel: 'organic', source: 'Próximamente', medium: 'web', campaign: 'coming_soon_tournaments' },
      interests: ['tournaments'],
      downloadedResources: [],
      emailConsent: true,
      marketingConsent: true,
      dataProcessingConsent: true,
      consentVersion: '2026-11-20',
    });
  });
});

describe('createLeadBodySchema', () => {
  const form = leadFormPayload({ firstName: 'Marta', email: 'marta@ejemplo.es', marketing: false });

  it('takes what the three forms send', () => {
    const payloads = [
      form,
      quizPayload({ ...quizAnswers, goals: [...quizAnswers.goals] }),
      comingSoonPayload('eva@ejemplo.es', 'coming_soon_clubs'),
    ];
    expect(payloads.map((payload) => createLeadBodySchema.safeParse(payload).success)).toEqual([true, true, true]);
  });

  it.each([
    ['firstName', { firstName: '' }],
    ['firstName', { firstName: '   ' }],
    ['email', { email: '' }],
    ['email', { email: undefined }],
    ['emailConsent', { emailConsent: false }],
    ['dataProcessingConsent', { dataProcessingConsent: undefined }],
  ])('asks for %s in the words of the form: %j', (path, change) => {
    const { error } = createLeadBodySchema.safeParse({ ...form, ...change });
    expect(error?.issues).toEqual([
      expect.objectContaining({ path: [path], message: 'Por favor completa todos los campos obligatorios' }),
    ]);
  });

  it.each([['Marta\r\nBcc: otra@ejemplo.es'], ['Marta\nGil'], ['Marta\tGil'], ['Marta\u0000Gil'], ['Marta\u0085Gil']])(
    'refuses control characters in a name: %j',
    (firstName) => {
      const { error } = createLeadBodySchema.safeParse({ ...form, firstName });
      expect(error?.issues.map(({ path }) => path)).toEqual([['firstName']]);
    },
  );

  it('refuses an address that carries a second header', () => {
    const email = 'marta@ejemplo.es\r\nBcc: otra@ejemplo.es';
    expect(createLeadBodySchema.safeParse({ ...form, email }).success).toBe(false);
  });
});
