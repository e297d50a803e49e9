import * as z from 'zod/mini';
import { dangerTopics, healthQuestions, redFlagKinds } from '#profile/vocabulary.ts';

export const redFlagKindSchema = z.enum(redFlagKinds);
export const healthQuestionSchema = z.enum(healthQuestions);

/** What words of the player's own require at once. Nothing of it is stored. */
export const heardFields = {
  /** A safety text, or what the calm question is about. */
  warning: z.optional(z.string()),
  asks: z.optional(z.enum(dangerTopics)),
  /** `besides`: the safety text that stands should no crisis be meant. */
  crisis: z.optional(z.object({ besides: z.nullable(z.string()) })),
  /** Perhaps a crisis: one soft sentence. */
  soft: z.optional(z.literal(true)),
  /** What the trainer says of a discomfort that the words tell. */
  answer: z.optional(z.string()),
};

const heardSchema = z.object(heardFields);
export type Heard = z.infer<typeof heardSchema>;
