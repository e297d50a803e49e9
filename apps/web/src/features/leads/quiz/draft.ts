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

/** The answers this tab kept from before a reload; none when nothing usable is there. */
export function readAnswers(): Answers {
  try {
    const parsed = answersSchema.safeParse(JSON.parse(window.sessionStorage.getItem(key) ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}

/** Keeps the answers for this tab: they hold a name and an address, and end with the visit. */
export function storeAnswers(answers: Answers): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(answers));
  } catch {
    // without storage the answers live as long as the page
  }
}

export function dropAnswers(): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // nothing is stored where storage is forbidden
  }
}
