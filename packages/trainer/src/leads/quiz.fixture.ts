import type { QuizProfile } from '#leads/quiz-answers.ts';
import type { QuizRoutine } from '#leads/quiz-plan.ts';
import { routines } from '../../test/catalogue.ts';
import { exerciseRows } from '../../test/catalogue-rows.ts';

/** Names of the catalogue's exercises by code. */
export const exerciseNames = new Map(
  exerciseRows
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').slice(1, 3) as [string, string]),
);

/** The catalogue's routines with the words a plan shows. */
export const quizRoutines: QuizRoutine[] = routines.map((routine) => ({
  ...routine,
  entries: routine.entries.map((entry) => ({
    ...entry,
    exercise: {
      ...entry.exercise,
      name: exerciseNames.get(entry.exercise.code ?? '') ?? '',
      tips: ['Un consejo de la ficha.'],
    },
    notes: '',
  })),
}));

/** Somebody who plays every week and trains now and then. */
export const someAnswers: QuizProfile = {
  age: '26-35',
  experience: 'intermediate',
  playingFrequency: 'weekly',
  trainingFrequency: 'rarely',
  currentLevel: 'intermediate',
  goals: ['improve_technique'],
  mainChallenge: 'fitness',
  timeAvailable: '30-45',
  preferredTrainingTime: 'evening',
};
