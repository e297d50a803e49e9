import type { OnboardingAnswers } from '@bandeja/domain/onboarding/rules';
import { describe, expect, test } from 'vitest';
import { tickGoal } from '#onboarding/conversation.ts';
import { answer, at, now, trainerLines } from '#onboarding/testing/conversation.ts';
import type { ConversationStep } from '#onboarding/types.ts';

type Row = [step: ConversationStep, text: string, answers: Partial<OnboardingAnswers>];

const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const days = (trainingDays: number, letters: string): Partial<OnboardingAnswers> => ({
  trainingDays,
  days: everyDay.filter((_, index) => letters.includes('LMXJVSD'[index] ?? '')),
});

const understood: Row[] = [
  ['height', '178', { heightCm: 178 }],
  ['height', 'mido 1,78', { heightCm: 178 }],
  ['height', '178 cm', { heightCm: 178 }],
  ['height', '1.78 m', { heightCm: 178 }],
  ['height', '1’78', { heightCm: 178 }],
  ['height', '1m78', { heightCm: 178 }],
  ['height', '1 78', { heightCm: 178 }],
  ['height', 'Uno setenta y ocho', { heightCm: 178 }],
  ['height', 'uno con setenta y ocho', { heightCm: 178 }],
  ['height', 'metro ochenta', { heightCm: 180 }],
  ['height', 'Un metro ochenta y cinco', { heightCm: 185 }],
  ['height', 'metro y medio', { heightCm: 150 }],
  ['height', 'mido 1,8 más o menos', { heightCm: 180 }],
  ['height', 'dos metros', { heightCm: 200 }],
  ['height', 'dos cero cinco', { heightCm: 205 }],
  ['height', 'ciento sesenta y dos centímetros', { heightCm: 162 }],
  ['height', 'doscientos dos', { heightCm: 202 }],
  ['height', 'tengo 35 años y mido 178', { heightCm: 178 }],
  ['height', 'peso 80 y mido 1,78', { heightCm: 178, weightKg: 80 }],
  ['height', 'mido uno setenta y ocho y peso setenta y dos', { heightCm: 178, weightKg: 72 }],
  ['height', '178 y 72,5 kg', { heightCm: 178, weightKg: 72.5 }],
  ['height', '145 cm y 60 kilos', { heightCm: 145, weightKg: 60 }],
  ['height', 'mi peso no lo digo, mido 150', { heightCm: 150 }],
  ['height', 'Ni altura ni peso', { heightCm: null, weightKg: null }],
  ['height', '178, perdón, 180', { heightCm: 180 }],
  ['height', 'no mido 178 sino 180', { heightCm: 180 }],
  ['height', '178,6', { heightCm: 179 }],
  ['height', '1,145', { heightCm: 115 }],
  ['height', '1,565', { heightCm: 157 }],
  ['height', '100', { heightCm: 100 }],
  ['height', '250', { heightCm: 250 }],

  ['weight', '80', { weightKg: 80 }],
  ['weight', 'ochenta kilos', { weightKg: 80 }],
  ['weight', '80,5', { weightKg: 80.5 }],
  ['weight', '80.5 kg', { weightKg: 80.5 }],
  ['weight', 'unos 75', { weightKg: 75 }],
  ['weight', 'ochenta kilos y medio', { weightKg: 80.5 }],
  ['weight', 'setenta y dos con cinco', { weightKg: 72.5 }],
  ['weight', 'ciento cinco', { weightKg: 105 }],
  ['weight', 'cien kilos', { weightKg: 100 }],
  ['weight', 'mido 150 y peso 60', { weightKg: 60 }],
  ['weight', 'casi 90 kilos, la verdad', { weightKg: 90 }],
  ['weight', '85, no, 83', { weightKg: 83 }],
  ['weight', '40', { weightKg: 40 }],
  ['weight', '150', { weightKg: 150 }],

  ['experience', '1-3 años', { experience: '1-3 años' }],
  ['experience', 'juego hace dos años', { experience: '1-3 años' }],
  ['experience', 'un año y medio', { experience: '1-3 años' }],
  ['experience', '3 años', { experience: '1-3 años' }],
  ['experience', 'llevo un par de añitos dándole', { experience: '1-3 años' }],
  ['experience', 'más de tres años', { experience: 'Más de 3 años' }],
  ['experience', 'desde hace 5 años', { experience: 'Más de 3 años' }],
  ['experience', 'desde 2019', { experience: 'Más de 3 años' }],
  ['experience', 'toda la vida', { experience: 'Más de 3 años' }],
  ['experience', 'llevo 6 meses', { experience: 'Menos de 1 año' }],
  ['experience', 'menos de un año', { experience: 'Menos de 1 año' }],
  ['experience', 'medio año', { experience: 'Menos de 1 año' }],
  ['experience', 'acabo de empezar', { experience: 'Menos de 1 año' }],
  ['experience', 'no mucha', { experience: 'Menos de 1 año' }],
  ['experience', 'ninguna', { experience: 'Ninguna' }],
  ['experience', 'nunca he entrenado', { experience: 'Ninguna' }],

  ['fitnessLevel', 'intermedio', { fitnessLevel: 'Intermedio' }],
  ['fitnessLevel', 'soy malísimo', { fitnessLevel: 'Principiante' }],
  ['fitnessLevel', 'no soy muy bueno', { fitnessLevel: 'Principiante' }],
  ['fitnessLevel', 'estoy en baja forma', { fitnessLevel: 'Principiante' }],
  ['fitnessLevel', 'no soy malo', { fitnessLevel: 'Intermedio' }],
  ['fitnessLevel', 'ni bueno ni malo', { fitnessLevel: 'Intermedio' }],
  ['fitnessLevel', 'me defiendo', { fitnessLevel: 'Intermedio' }],
  ['fitnessLevel', 'entre principiante e intermedio', { fitnessLevel: 'Principiante' }],
  ['fitnessLevel', 'muy bueno, compito', { fitnessLevel: 'Avanzado' }],
  ['fitnessLevel', 'nivel alto', { fitnessLevel: 'Avanzado' }],

  ['trainingDays', '4', days(4, 'LXVD')],
  ['trainingDays', 'tres o cuatro días', days(3, 'LXS')],
  ['trainingDays', '3-4', days(3, 'LXS')],
  ['trainingDays', 'entre semana', days(5, 'LMXJV')],
  ['trainingDays', 'dos días entre semana', days(2, 'LMXJV')],
  ['trainingDays', 'lunes, miércoles y viernes', days(3, 'LXV')],
  ['trainingDays', 'los findes', days(2, 'SD')],
  ['trainingDays', 'de lunes a jueves', days(4, 'LMXJ')],
  ['trainingDays', 'todos los días', days(7, 'LMXJVSD')],
  ['trainingDays', 'todos menos el domingo', days(6, 'LMXJVS')],
  ['trainingDays', 'los martes', days(1, 'M')],
  ['trainingDays', 'una vez por semana', days(1, 'MS')],
  ['trainingDays', 'un par de días', days(2, 'MS')],
  ['trainingDays', 'un día sí y otro no', days(3, 'LXS')],
  ['trainingDays', 'como mucho cinco, no más de 1 hora', days(5, 'LMJVD')],
  ['trainingDays', 'al menos 3 días', days(3, 'LXS')],
  ['trainingDays', 'dos, y uno el domingo seguro', days(2, 'MD')],
  ['trainingDays', 'L, X y V', days(3, 'LXV')],
  ['trainingDays', 'los lunes no, el resto sí', days(6, 'MXJVSD')],
  ['trainingDays', 'martes y jueves y juego los sábados', { ...days(3, 'MJS'), matchDays: ['saturday'] }],
  ['trainingDays', 'juego los martes y los sábados entreno', { ...days(2, 'MS'), matchDays: ['tuesday'] }],

  ['goals', 'Ganar fuerza', { goals: ['Ganar fuerza'] }],
  ['goals', 'adelgazar y no lesionarme', { goals: ['Perder peso', 'Prevenir lesiones'] }],
  ['goals', 'quiero más fondo y mejorar la volea', { goals: ['Ganar resistencia', 'Mejorar la técnica'] }],
  ['goals', 'pasármelo bien con los amigos', { goals: ['Divertirme y socializar'] }],
  ['goals', 'ganar torneos, no quiero perder peso', { goals: ['Competir en torneos'] }],
  ['goals', 'ser más flexible', { goals: ['Mejorar la movilidad'] }],

  ['injuries', 'Ninguna', { injuries: '' }],
  ['injuries', 'no', { injuries: '' }],
  ['injuries', 'No, por suerte', { injuries: '' }],
  ['injuries', 'no me duele nada', { injuries: '' }],
  ['injuries', 'codo derecho', { injuries: 'codo derecho' }],
  ['injuries', 'Me molesta la rodilla al bajar escaleras', { injuries: 'Me molesta la rodilla al bajar escaleras' }],
  ['injuries', 'no puedo saltar', { injuries: 'no puedo saltar' }],
  ['injuriesConsent', 'sí', { injuriesConsent: true }],
  ['injuriesConsent', 'de acuerdo, guárdalo', { injuriesConsent: true }],
  ['injuriesConsent', 'sin problema', { injuriesConsent: true }],
  ['injuriesConsent', 'mejor no', { injuriesConsent: false, injuries: '' }],
  ['injuriesConsent', 'claro que no', { injuriesConsent: false, injuries: '' }],

  ['health', 'Nada de esto', { screening: [] }],
  ['health', 'no, nada de eso', { screening: [] }],
  ['health', 'ninguna de esas', { screening: [] }],
  ['health', 'no', { screening: [] }],
  ['health', 'Prefiero no contestar', { screening: null }],
  ['health', 'paso', { screening: null }],

  ['age', '35', { ageYears: 35 }],
  ['age', 'tengo treinta y cinco años', { ageYears: 35 }],
  ['age', '13', { ageYears: 13 }],
  ['age', 'prefiero no decirlo', { ageYears: null }],
  ['age', 'paso', { ageYears: null }],
  ['age', 'pues la verdad es que prefiero no decirlo', { ageYears: null }],
  ['guardian', 'sí, lo tengo', { guardianConsent: true }],
];

const wrong: [ConversationStep, string][] = [
  ['health', 'sí'],
  ['health', 'puede'],
  ['health', 'no sé'],
  ['height', 'soy alto'],
  ['height', '99'],
  ['height', '251'],
  ['height', '0,99 metros'],
  ['height', '80 kg'],
  ['height', '-178'],
  ['height', '1,7,8'],
  ['height', 'nací en 1990'],
  ['weight', '39'],
  ['weight', '151'],
  ['weight', '178 cm'],
  ['weight', '1,78'],
  ['weight', 'demasiado'],
  ['experience', 'la justa'],
  ['experience', '2'],
  ['fitnessLevel', 'depende del día'],
  ['trainingDays', 'Los que haga falta'],
  ['trainingDays', '0'],
  ['trainingDays', '8'],
  ['trainingDays', 'dos horas'],
  ['trainingDays', 'los lunes no puedo'],
  ['trainingDays', 'cualquier día'],
  ['goals', 'no sé'],
  ['goals', 'no quiero competir'],
  ['injuries', 'no sé'],
  ['injuries', '???'],
  ['injuriesConsent', 'sí pero no'],
  ['injuriesConsent', 'quizás'],
  ['age', '11'],
  ['age', '101'],
  ['age', 'treinta y tantos'],
  ['age', 'joven'],
  ['guardian', 'no lo tengo'],
];

describe('answers that are understood', () => {
  test.each(understood)('%s: «%s»', (step, text, answers) => {
    const before = at(step);
    const after = answer(before, text, now);
    expect(after.step).not.toBe(step);
    expect(after.answers).toEqual({ ...before.answers, ...answers });
  });

  test('are many', () => {
    expect(new Set(understood.map((row) => row.join())).size).toBeGreaterThanOrEqual(60);
  });

  test('all goals at once', () => {
    expect(answer(at('goals'), 'todo', now).answers.goals).toHaveLength(8);
  });

  test('ticked goals come first, written ones follow', () => {
    const ticked = tickGoal(at('goals'), 'Perder peso');
    expect(answer(ticked, 'y fuerza', now).answers.goals).toEqual(['Perder peso', 'Ganar fuerza']);
  });
});

describe('answers that are not', () => {
  test.each(wrong)('%s: «%s» is asked again', (step, text) => {
    const before = at(step);
    const after = answer(before, text, now);
    expect(after).toMatchObject({ step, reached: before.reached, answers: before.answers });
    expect(after.messages).toHaveLength(before.messages.length + 2);
  });

  test.each([
    ['height', 'Hmm, no pude entender tu altura o parece poco usual...'],
    ['weight', 'No pude entender tu peso o parece inusual...'],
    ['trainingDays', 'No pude entender el número de días o está fuera del rango...'],
  ] as const)('%s: its words', (step, literal) => {
    expect(trainerLines(answer(at(step), 'lo normal', now)).at(-1)?.[0]).toBe(literal);
  });
});
