import * as z from 'zod/mini';
import { checkInMessages } from '#check-ins/messages.ts';
import { checkInQuestions, hurtingParts, questionLimits } from '#check-ins/vocabulary.ts';

export const questionSchema = z.enum(checkInQuestions);

const step = z.optional(z.int().check(z.minimum(1), z.maximum(5), z.describe('1–5, 5 is the most.')));

/** A question that was left out is not there. */
export const answersSchema = z.object({
  sleep: step,
  energy: step,
  effort: step,
  soreness: step,
  mood: step,
  stress: step,
  motivation: step,
  time: step,
  hurts: z.optional(z.array(z.enum(hurtingParts)).check(z.maxLength(hurtingParts.length))),
  free: z.optional(z.string().check(z.trim(), z.maxLength(questionLimits.letters, checkInMessages.free))),
});
export type CheckInAnswers = z.infer<typeof answersSchema>;
