import * as z from 'zod/mini';
import { bodyMessages } from '#body/messages.ts';
import { hasSide } from '#body/rules.ts';
import { bodyRegionSchema, bodySideSchema } from '#body/vocabulary.ts';
import { weightSchema } from '#profile/contract.ts';
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

/** The trainer's advice on a discomfort: never a diagnosis. */
const discomfortAdviceSchema = z.object({
  /** A professional looks at it before the area is loaded. */
  isReferral: z.boolean(),
  text: z.string(),
  /** Exercises that strengthen the area; null while a professional comes first. */
  protocol: z.nullable(
    z.object({
      dose: z.string(),
      now: z.array(protocolExerciseSchema),
      /** Exercises that the area is spared as long as it hurts. */
      later: z.array(protocolExerciseSchema),
    }),
  ),
});

export const bodySchema = z.object({
  discomfortsConsent: z.boolean(),
  /** Current discomforts, the strongest first; `since` is the first report. */
  standing: z.array(z.extend(discomfortReportSchema, { since: instantSchema, advice: discomfortAdviceSchema })),
  /** The last reports, newest first. */
  reports: z.array(discomfortReportSchema),
  weightConsent: z.boolean(),
  /** Oldest first. */
  weights: z.array(z.object({ date: localDateSchema, kilograms: z.number() })),
});
export type Body = z.infer<typeof bodySchema>;

/** Number of reports that `GET /body` returns. */
export const reportsShown = 60;

const endpoint = endpointsOf({ tag: 'Cuerpo', response: bodySchema, ratePerMinute: 30 });

export const getBody = endpoint('GET /body', {
  summary: 'What the player says of their body: discomforts with the advice for each, and body weight',
});

export const reportDiscomfort = endpoint('POST /body/discomforts', {
  summary: 'Notes a discomfort with the consent to store it; the week is planned again and spares its area from now on',
  body: z
    .object({ ...reportFields, consent: z.literal(true, bodyMessages.discomfortsConsent) })
    .check(z.refine(({ region, side }) => hasSide(region) === (side !== 'middle'), bodyMessages.place)),
});

export const removeDiscomfort = endpoint('DELETE /body/discomforts/:id', {
  summary: 'Removes one report, as if it had not been made; the week is planned again',
  errors: ['discomfort.not_found'],
});

export const eraseDiscomforts = endpoint('DELETE /body/discomforts', {
  summary: 'Erases every report and takes the consent back; the week is planned again',
});

export const recordWeight = endpoint('PUT /body/weights', {
  summary:
    'Notes the body weight of a day with the consent to store it; the weight of the latest day is the profile’s, too',
  body: z.object({
    date: localDateSchema,
    kilograms: weightSchema,
    consent: z.literal(true, bodyMessages.weightConsent),
  }),
});

export const eraseWeights = endpoint('DELETE /body/weights', {
  summary:
    'Erases the weights by day and takes the consent back; the weight of the profile stays. With `date` that day alone',
  query: z.object({ date: z.optional(localDateSchema) }),
});
