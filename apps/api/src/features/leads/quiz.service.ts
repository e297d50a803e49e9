import type { createLead } from '@bandeja/domain/leads/contract';
import { leadMessages } from '@bandeja/domain/leads/messages';
import { ageOfRange } from '@bandeja/domain/leads/rules';
import {
  ageRanges,
  leadGoals,
  mainChallenges,
  paddleLevels,
  playingFrequencies,
  preferredTimes,
  quizExperiences,
  timesAvailable,
  trainingFrequencies,
} from '@bandeja/domain/leads/vocabulary';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import type { QuizProfile } from '@bandeja/trainer/leads/quiz-answers';
import { z } from 'zod';
import { AppError } from '#kit/errors.ts';

export const quizProfileSchema = z.object({
  age: z.enum(ageRanges),
  experience: z.enum(quizExperiences),
  playingFrequency: z.enum(playingFrequencies),
  trainingFrequency: z.enum(trainingFrequencies),
  currentLevel: z.enum(paddleLevels),
  goals: z.array(z.enum(leadGoals)).min(1),
  mainChallenge: z.enum(mainChallenges),
  timeAvailable: z.enum(timesAvailable),
  preferredTrainingTime: z.enum(preferredTimes),
});

const payloadPaths: Partial<Record<keyof QuizProfile, string>> = {
  currentLevel: 'paddleLevel',
  experience: 'customData.experience',
  trainingFrequency: 'customData.trainingFrequency',
  mainChallenge: 'customData.mainChallenge',
  timeAvailable: 'customData.timeAvailable',
  preferredTrainingTime: 'customData.preferredTrainingTime',
};

/** @throws AppError request.invalid: the payload suits every form, but the quiz needs an answer to each question */
export function quizAnswersOf(form: Parsed<typeof createLead>['body']): QuizProfile {
  const parsed = quizProfileSchema.safeParse({
    ...form.customData,
    age: form.age === undefined ? undefined : rangeOf(form.age),
    playingFrequency: form.playingFrequency,
    currentLevel: form.paddleLevel,
    goals: [...new Set(form.goals)],
  });
  if (parsed.success) return parsed.data;
  const missing = new Set(parsed.error.issues.map(({ path }) => path[0]));
  throw new AppError(
    'request.invalid',
    quizProfileSchema
      .keyof()
      .options.filter((answer) => missing.has(answer))
      .map((answer) => ({ path: payloadPaths[answer] ?? answer, message: leadMessages.incomplete })),
  );
}

function rangeOf(age: number): QuizProfile['age'] {
  return ageRanges.findLast((range) => ageOfRange(range) <= age) ?? ageRanges[0];
}
