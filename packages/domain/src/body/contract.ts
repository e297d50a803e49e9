import * as z from 'zod/mini';
import { bodyMessages } from '#body/messages.ts';
import { hasSide } from '#body/rules.ts';
import { bodyRegionSchema, bodySideSchema, discomfortBeginningSchema, discomfortSourceSchema } from '#body/schemas.ts';
import { weightSchema } from '#profile/contract.ts';
import { doneDaySchema } from '#wire/dates.ts';
import { endpointsOf, idSchema, instantSchema, localDateSchema } from '#wire/endpoint.ts';
import * as unit from '#wire/units.ts';

const levelSchema = z.int().check(z.minimum(0), z.maximum(10), z.describe('How much it is felt, 0–10.'));

const placeFields = { region: bodyRegionSchema, side: bodySideSchema };

const storedFields = {
  ...placeFields,
  /** 0 to 10, null where it was not said; 0 means that it is over, with `cares` that it does not hurt. */
  level: z.nullable(levelSchema),
  /** At night or at rest, which is for a professional to look at. */
  atNight: z.boolean(),
  acute: z.boolean(),
  /** It does not hurt, and gets work of its own. */
  cares: z.boolean(),
  /** A professional has looked at it. */
  seen: z.boolean(),
  source: discomfortSourceSchema,
  reportedAt: instantSchema,
};

export const discomfortReportSchema = z.object({ _id: idSchema, ...storedFields });

const protocolExerciseSchema = z.object({ code: unit.code(), name: z.string(), slug: z.string() });

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

const easedLineSchema = z.object({
  kind: z.enum(['swapped', 'fewer', 'dropped', 'added']),
  name: z.string(),
  /** «2 × 12», where it differs from the routine. */
  dose: z.nullable(z.string()),
  why: z.string(),
});
export type EasedLine = z.infer<typeof easedLineSchema>;

/** Its own work in the sessions planned for the rest of the week, and what they hold less for it. */
const areaPlanSchema = z.object({
  work: z.array(
    z.extend(protocolExerciseSchema, { dose: z.string(), needs: z.array(z.string()), dates: z.array(localDateSchema) }),
  ),
  eased: z.array(z.extend(easedLineSchema, { date: localDateSchema })),
});

export const standingSchema = z.object({
  ...storedFields,
  since: instantSchema,
  /** Of the day on which it began; null where that day was only told later. */
  firstLevel: z.nullable(levelSchema).check(z.describe('How much it was felt at first, 0–10.')),
  /** The drawing asks how it is: every two weeks, and where nobody said how much. */
  isAsked: z.boolean(),
  advice: discomfortAdviceSchema,
  plan: areaPlanSchema,
});

/** What the session planned for today holds for its places. */
const caredSessionSchema = z.object({
  routineId: idSchema,
  places: z.array(z.object({ ...placeFields, level: z.nullable(levelSchema) })),
  /** The exercises that are for them, first in the session after its warm-up. */
  exerciseIds: z.array(idSchema),
  /** Of the whole session, with them. */
  minutes: z.int(),
  exerciseCount: z.int(),
  /** Names them: «Los dos primeros son para tu codo.» */
  sentence: z.string(),
  changes: z.array(easedLineSchema),
  advice: z.nullable(z.string()),
});
export type CaredSession = z.infer<typeof caredSessionSchema>;

export const bodySchema = z.object({
  discomfortsConsent: z.boolean(),
  standing: z.array(standingSchema).check(z.describe('Discomforts as they are now.')),
  today: z.nullable(caredSessionSchema).check(z.describe("Today's session, where it cares for them.")),
  reports: z.array(discomfortReportSchema),
  weightConsent: z.boolean(),
  weights: z.array(z.object({ date: localDateSchema, kilograms: unit.kilograms() })).check(z.describe('By date.')),
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
    .object({
      ...placeFields,
      level: levelSchema,
      atNight: z._default(z.boolean(), false),
      cares: z._default(z.boolean(), false),
      seen: z._default(z.boolean(), false),
      /** When it began; left out, today or as it was said before. */
      began: z.optional(discomfortBeginningSchema),
      consent: z.literal(true, bodyMessages.discomfortsConsent),
    })
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
