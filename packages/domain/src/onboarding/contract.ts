import * as z from 'zod/mini';
import { endpointsOf } from '#wire/endpoint.ts';

const endpoint = endpointsOf({ tag: 'Cuenta' });

/** An answer of the conversation may be this long; the injuries of a profile are no longer either. */
export const longestAnswer = 1000;

/** What an answer in the player's own words says of health. */
export const heardSchema = z.object({
  /** The gravest red flag that is certain; its words: docs/training.md#safety-texts. */
  redFlag: z.nullable(z.enum(['crisis', 'urg', 'rest', 'no', 'prof'])),
  /** What is only suspected: asked about calmly, or answered at once. */
  suspicion: z.nullable(z.enum(['question', 'crisis'])),
  /** It speaks of the body: nothing of it is stored without the consent. */
  isOfHealth: z.boolean(),
});
export type Heard = z.infer<typeof heardSchema>;

export const readAnswer = endpoint('POST /onboarding/reading', {
  summary: 'Finds health statements in an answer of the conversation; stores nothing',
  body: z.object({
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestAnswer)),
    /** It answers the question for injuries, so that a bare «codo derecho» is one. */
    isAboutInjuries: z.boolean(),
  }),
  response: heardSchema,
});
