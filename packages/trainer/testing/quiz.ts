import type { QuizProfile } from '#leads/quiz-answers.ts';
import type { QuizRoutine } from '#leads/quiz-plan.ts';
import { cards, routines } from './catalogue.ts';

export const exerciseNames = new Map(cards.map(({ code, name }) => [code, name]));

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
