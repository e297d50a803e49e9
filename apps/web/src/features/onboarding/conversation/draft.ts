import { heardSchema } from '@bandeja/domain/onboarding/contract';
import { ageSchema, heightSchema, weightSchema } from '@bandeja/domain/profile/contract';
import { healthQuestionSchema } from '@bandeja/domain/profile/schemas';
import { dangerAnswers, dangerTopics } from '@bandeja/domain/profile/vocabulary';
import { trainingDaysSchema } from '@bandeja/domain/schedule/contract';
import { goalSchema } from '@bandeja/domain/schedule/schemas';
import { keepable } from '@bandeja/trainer/onboarding/conversation';
import { type Conversation, conversationSteps } from '@bandeja/trainer/onboarding/types';
import * as z from 'zod/mini';
import { draftFields } from '#features/onboarding/draft-fields.ts';
import { conversationKeys } from '#lib/device-storage.ts';
import { dropTabDraft, readTabDraft, writeTabDraft } from '#lib/tab-draft.ts';

const stepSchema = z.enum(conversationSteps);

export const conversationSchema: z.ZodMiniType<Conversation> = z.object({
  step: stepSchema,
  reached: stepSchema,
  answers: z.object({
    ...draftFields,
    heightCm: z.nullable(heightSchema),
    weightKg: z.nullable(weightSchema),
    ageYears: z.nullable(ageSchema),
    trainingDays: z.nullable(trainingDaysSchema),
    screening: z.nullable(z.array(healthQuestionSchema)),
    suspicion: z._default(z.nullable(z.enum(dangerAnswers)), null),
  }),
  asksHealth: z.boolean(),
  known: z._default(z.array(stepSchema), []),
  tickedGoals: z.array(goalSchema),
  redFlag: heardSchema.shape.redFlag,
  injuriesFlag: z._default(heardSchema.shape.redFlag, null),
  doubted: z._default(z.nullable(z.string()), null),
  topic: z._default(z.nullable(z.enum(dangerTopics)), null),
  besidesCrisis: z._default(heardSchema.shape.besidesCrisis, null),
  messages: z.array(
    z.object({
      role: z.enum(['user', 'assistant']),
      sentences: z.array(z.string()),
      timestamp: z.number(),
      isPrivate: z.boolean(),
    }),
  ),
  saving: z.enum(['open', 'failed', 'saved']),
});

const keyOf = (userId: string) => `${conversationKeys}${userId}`;

export function readConversation(userId: string): Conversation | null {
  return readTabDraft(keyOf(userId), conversationSchema);
}

/** Keeps a conversation in this tab; without the consent nothing that was said about the body. */
export function storeConversation(userId: string, conversation: Conversation): void {
  writeTabDraft(keyOf(userId), keepable(conversation));
}

export function dropConversation(userId: string): void {
  dropTabDraft(keyOf(userId));
}
