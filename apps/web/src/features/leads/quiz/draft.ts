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
import * as z from 'zod/mini';
import type { Answers } from '#features/leads/quiz/questions.ts';
import { dropTabDraft, readTabDraft, writeTabDraft } from '#lib/tab-draft.ts';

const key = 'bandeja.quiz';

const answersSchema = z.partial(
  z.object({
    name: z.string(),
    email: z.string(),
    age: z.enum(ageRanges),
    experience: z.enum(quizExperiences),
    playingFrequency: z.enum(playingFrequencies),
    trainingFrequency: z.enum(trainingFrequencies),
    currentLevel: z.enum(paddleLevels),
    goals: z.array(z.enum(leadGoals)),
    mainChallenge: z.enum(mainChallenges),
    timeAvailable: z.enum(timesAvailable),
    preferredTrainingTime: z.enum(preferredTimes),
  }),
);

/** The answers this tab stored before a reload; none when nothing usable is there. */
export const readAnswers = (): Answers => readTabDraft(key, answersSchema) ?? {};

/** Stores the answers for this tab: they hold a name and an address, and end with the visit. */
export const storeAnswers = (answers: Answers): void => writeTabDraft(key, answers);

export const dropAnswers = (): void => dropTabDraft(key);
