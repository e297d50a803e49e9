import * as z from 'zod/mini';
import { bodyRegionSchema, bodySideSchema } from '#body/schemas.ts';
import { dangerTopics } from '#profile/vocabulary.ts';
import { endpointsOf } from '#wire/endpoint.ts';

const endpoint = endpointsOf({ tag: 'Cuenta' });

export const longestAnswer = 1000;

const redFlagSchema = z.nullable(
  z.enum(['crisis', 'urg', 'rest', 'no', 'weight', 'prof', 'drug', 'medicine', 'minor']),
);

export const heardSchema = z.object({
  /** The gravest red flag that is certain, or that the answer is about a minor (docs/training.md#safety-texts). */
  redFlag: redFlagSchema,
  /** The flag is about heart, diabetes, pregnancy or medication: its text names no part of the body. */
  isCondition: z.boolean(),
  /** `soft`: perhaps a crisis, one soft sentence under the answer. */
  suspicion: z.nullable(z.enum(['question', 'soft'])),
  topic: z.nullable(z.enum(dangerTopics)),
  /** What it says besides a crisis, should none be meant. */
  besidesCrisis: z.nullable(z.object({ redFlag: redFlagSchema, isOfHealth: z.boolean() })),
  /** It speaks of the body: nothing of it is stored without the consent. */
  isOfHealth: z.boolean(),
  /** Of an answer about injuries: where it hurts. Absent in answers of a former release. */
  places: z.optional(z.array(z.object({ region: bodyRegionSchema, side: bodySideSchema }))),
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
