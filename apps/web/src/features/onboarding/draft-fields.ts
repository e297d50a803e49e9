import { difficultySchema, materialSchema, placeSchema } from '@bandeja/domain/exercises/schemas';
import { dominantHandSchema, experienceSchema } from '@bandeja/domain/profile/contract';
import { sessionDurationSchema } from '@bandeja/domain/schedule/contract';
import { goalSchema, weekdaySchema } from '@bandeja/domain/schedule/schemas';
import { localDateSchema } from '@bandeja/domain/wire/endpoint';
import * as z from 'zod/mini';

/** What the drafts of the wizard and of the conversation hold in the same way; null: not said. */
export const draftFields = {
  guardianConsent: z.boolean(),
  dominantHand: z.nullable(dominantHandSchema),
  fitnessLevel: z.nullable(difficultySchema),
  experience: z.nullable(experienceSchema),
  days: z.array(weekdaySchema),
  matchDays: z._default(z.array(weekdaySchema), []),
  goals: z.array(goalSchema),
  tournament: z._default(z.nullable(localDateSchema), null),
  equipment: z.nullable(z.array(materialSchema)),
  places: z.nullable(z.array(placeSchema)),
  sessionDuration: z._default(z.nullable(sessionDurationSchema), null),
  injuries: z.string(),
  injuriesConsent: z.boolean(),
};
