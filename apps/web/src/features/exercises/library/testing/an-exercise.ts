import type { Exercise, ExerciseSummary } from '@bandeja/domain/exercises/contract';
import { safetyQuestions } from '@bandeja/domain/exercises/vocabulary';

export function anExercise(overrides: Partial<Exercise> = {}): Exercise {
  return {
    _id: '0198c0de-0000-7000-8000-000000000001',
    code: 'F22',
    slug: 'face-pull-con-goma',
    name: 'Face pull con goma',
    description: 'Fortalece la parte posterior del hombro y los músculos que sujetan el omóplato.',
    categories: ['Fuerza'],
    difficulty: 'Principiante',
    equipment: ['gomas'],
    muscleGroups: ['Hombros', 'Espalda'],
    strokes: ['remate', 'bandeja'],
    dose: { sets: 3, reps: 15, perSide: false, rest: 45 },
    loadType: 'reps',
    isRetired: false,
    isDraft: false,
    hasDrill: false,
    figureName: null,
    cover: null,
    steps: ['Ancla la goma a la altura de la cara.', 'Tira hacia la frente.', 'Vuelve despacio.'],
    commonMistakes: ['Encoger los hombros.'],
    tips: ['Junta los omóplatos.'],
    videoUrl: null,
    avoidFor: [],
    cautionFor: ['hombro'],
    demands: [],
    places: ['home', 'court'],
    answered: [...safetyQuestions],
    version: 1,
    variations: [],
    drill: null,
    figure: null,
    pictures: [],
    film: null,
    ...overrides,
  };
}

export function aSummary(overrides: Partial<ExerciseSummary> = {}): ExerciseSummary {
  return anExercise(overrides);
}
