import * as z from 'zod/mini';
import { pulseMessages } from '#pulse/messages.ts';
import { marksSchema, pulseSeriesSchema } from '#pulse/schemas.ts';
import { zoneCount } from '#pulse/vocabulary.ts';
import { endpointsOf, instantSchema } from '#wire/endpoint.ts';
import * as unit from '#wire/units.ts';

const { limits } = pulseMessages;
const limitSchema = z.int(limits).check(z.minimum(40, limits), z.maximum(230, limits), z.describe('Beats a minute.'));
const limitsSchema = z.array(limitSchema).check(
  z.length(zoneCount, limits),
  z.refine((list) => list.every((limit, at) => at === 0 || limit > (list[at - 1] ?? 0)), limits),
);

/** `none`: no age and no own limits; `asked`: a question of health is open, so no zone is named. */
const limitSourceSchema = z.enum(['own', 'age', 'none', 'asked']);

const zonesSchema = z.nullable(z.array(z.int().check(z.describe('Beats a minute at which a zone begins.'))));

export const pulseSchema = z.object({
  consent: z.boolean(),
  own: z.nullable(z.array(z.int())).check(z.describe('The player’s own limits, in beats a minute.')),
  limits: zonesSchema,
  from: limitSourceSchema,
  recordings: z.int().check(z.describe('Sessions with a pulse.')),
});
export type Pulse = z.infer<typeof pulseSchema>;

const endpoint = endpointsOf({ tag: 'Pulso', ratePerMinute: 30, notFound: 'session.not_found' });

export const getPulse = endpoint('GET /pulse', {
  summary: 'Consent, zones and number of recordings',
  response: pulseSchema,
});

export const allowPulse = endpoint('PUT /pulse', {
  summary: 'Gives the consent to store pulse; needs the plan pro',
  body: z.object({ consent: z.literal(true, pulseMessages.consent) }),
  response: pulseSchema,
  errors: ['plan.required'],
});

export const putPulseLimits = endpoint('PUT /pulse/limits', {
  summary: 'Stores own limits of the zones, or null: by age again',
  body: z.object({ limits: z.nullable(limitsSchema) }),
  response: pulseSchema,
  errors: ['pulse.consent_required'],
});

export const erasePulse = endpoint('DELETE /pulse', {
  summary: 'Deletes all recordings and own limits, and withdraws the consent',
  response: pulseSchema,
});

export const sessionPulseSchema = z.object({
  startedAt: instantSchema,
  seconds: unit.seconds(),
  beats: z.string(),
  marks: marksSchema,
  average: unit.beats(),
  most: unit.beats(),
  zoneSeconds: z.nullable(z.array(z.int().check(z.describe('Seconds below the zones and in each.')))),
  load: z.nullable(z.int().check(z.describe('Arbitrary units.'))),
});
export type SessionPulse = z.infer<typeof sessionPulseSchema>;

export const getSessionPulse = endpoint('GET /training-sessions/:id/pulse', {
  summary: 'The pulse recorded in a session, or null',
  response: z.object({ pulse: z.nullable(sessionPulseSchema), limits: zonesSchema }),
});

export const putSessionPulse = endpoint('PUT /training-sessions/:id/pulse', {
  summary: 'Stores the pulse of a session; the same again changes nothing, another recording replaces it',
  body: pulseSeriesSchema,
  response: null,
  errors: ['pulse.consent_required'],
});
export type SessionPulseBody = z.input<typeof putSessionPulse.body>;

export const removeSessionPulse = endpoint('DELETE /training-sessions/:id/pulse', {
  summary: 'Deletes the pulse of a session; repeating it changes nothing',
  response: null,
});
