import { healthQuestionSchema } from '@bandeja/domain/profile/schemas';
import * as z from 'zod/mini';
import type { Answers } from '#features/onboarding/answers.ts';
import { draftFields } from '#features/onboarding/draft-fields.ts';
import { stepCount } from '#features/onboarding/errors.ts';
import { readStored, removeStored, writeStored } from '#lib/device-storage.ts';

const draftSchema = z.object({
  step: z.int().check(z.minimum(1)),
  answers: z.object({
    ...draftFields,
    height: z.string(),
    weight: z.string(),
    age: z.string(),
    trainingDays: z.nullable(z.int().check(z.minimum(1), z.maximum(7))),
    screening: z.array(healthQuestionSchema),
    screeningConsent: z.nullable(z.boolean()),
  }),
});

export type Draft = { step: number; answers: Answers };

const keyOf = (userId: string) => `bandeja.wizard.${userId}`;

export function readDraft(userId: string): Draft | null {
  try {
    const parsed = draftSchema.safeParse(JSON.parse(readStored(keyOf(userId)) ?? 'null'));
    if (!parsed.success) return null;
    // a draft of a former version may have had more steps
    return { ...parsed.data, step: Math.min(parsed.data.step, stepCount) };
  } catch {
    return null;
  }
}

/** Stores a draft on the device. Health data stays in the open page only, as long as its consent is not given. */
export function storeDraft(userId: string, { step, answers }: Draft): void {
  const injuries = answers.injuriesConsent ? answers.injuries : '';
  const screening = answers.screeningConsent ? answers.screening : [];
  writeStored(keyOf(userId), JSON.stringify({ step, answers: { ...answers, injuries, screening } }));
}

export function dropDraft(userId: string): void {
  removeStored(keyOf(userId));
}
