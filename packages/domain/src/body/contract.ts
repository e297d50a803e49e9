import * as z from 'zod/mini';
import { bodyMessages } from '#body/messages.ts';
import { hasSide } from '#body/rules.ts';
import { bodyRegionSchema, bodySideSchema } from '#body/vocabulary.ts';
import { weightSchema } from '#profile/contract.ts';
import { doneDaySchema } from '#wire/dates.ts';
import { endpointsOf, idSchema, instantSchema, localDateSchema } from '#wire/endpoint.ts';

const reportFields = {
  region: bodyRegionSchema,
  side: bodySideSchema,
  /** 0 to 10; 0 means that it is over. */
  level: z.int().check(z.minimum(0), z.maximum(10)),
  /** At night or at rest, which is for a professional to look at. */
  atNight: z.boolean(),
};

export const discomfortReportSchema = z.object({ _id: idSchema, ...reportFields, reportedAt: instantSchema });

const protocolExerciseSchema = z.object({ code: z.string(), name: z.string(), slug: z.string() });

const discomfortAdviceSchema = z.object({
  isReferral: z.boolean(),
  text: z.string(),
  /** Exercises that strengthen the area; null while a professional comes first. */
  protocol: z.nullable(
    z.object({
      dose: z.string(),
      now: z.array(protocolExerciseSchema),
      /** The area is spared these exercises as long as it hurts. */
      later: z.array(protocolExerciseSchema),
    }),
  ),
});

export const bodySchema = z.object({
  discomfortsConsent: z.boolean(),
  standing: z.array(z.extend(discomfortReportSchema, { since: instantSchema, advice: discomfortAdviceSchema })),
  reports: z.array(discomfortReportSchema),
  weightConsent: z.boolean(),
  weights: z.array(z.object({ date: localDateSchema, kilograms: z.number() })),
});
export type Body = z.infer<typeof bodySchema>;

export const reportsShown = 60;

const endpoint = endpointsOf({ tag: 'Cuerpo', response: bodySchema, ratePerMinute: 30 });

export const getBody = endpoint('GET /body', {
  summary: 'Reported discomforts, each with advice, and body weights',
});

export const reportDiscomfort = endpoint('POST /body/discomforts', {
  summary: 'Stores a discomfort with consent; plans the week again, sparing its area',
  body: z
    .object({ ...reportFields, consent: z.literal(true, bodyMessages.discomfortsConsent) })
    .check(z.refine(({ region, side }) => hasSide(region) === (side !== 'middle'), bodyMessages.place)),
});

export const removeDiscomfort = endpoint('DELETE /body/discomforts/:id', {
  summary: 'Deletes one report and plans the week again',
  errors: ['discomfort.not_found'],
});

export const eraseDiscomforts = endpoint('DELETE /body/discomforts', {
  summary: 'Deletes all reports, withdraws the consent and plans the week again',
});

export const recordWeight = endpoint('PUT /body/weights', {
  summary: 'Stores the body weight of a day with consent; the latest one is also the weight of the profile',
  body: z.object({
    date: doneDaySchema,
    kilograms: weightSchema,
    consent: z.literal(true, bodyMessages.weightConsent),
  }),
});

export const eraseWeights = endpoint('DELETE /body/weights', {
  summary: 'Deletes all weights and withdraws the consent, or deletes one with `date`; the weight of the profile stays',
  query: z.object({ date: z.optional(doneDaySchema) }),
});
