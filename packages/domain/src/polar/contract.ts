import * as z from 'zod/mini';
import { sameSessionSchema } from '#imports/contract.ts';
import { sessionTypeSchema } from '#sessions/schemas.ts';
import { endpointsOf, idSchema, instantSchema } from '#wire/endpoint.ts';
import * as unit from '#wire/units.ts';

/** Days after which an exercise that nobody wanted is deleted. */
export const polarDays = 30;

const exerciseSchema = z.object({
  _id: idSchema,
  name: z.string(),
  type: sessionTypeSchema,
  startTime: instantSchema,
  duration: unit.seconds(),
  averageHeartRate: z.nullable(unit.beats()),
  maxHeartRate: z.nullable(unit.beats()),
  distanceMetres: z.nullable(unit.metres()),
  same: z.nullable(sameSessionSchema).check(z.describe('A session that is of the same training.')),
});
export type PolarExercise = z.infer<typeof exerciseSchema>;

export const polarSchema = z.object({
  isAvailable: z.boolean(),
  connectedAt: z.nullable(instantSchema),
  exercises: z.array(exerciseSchema).check(z.describe('Neither joined nor added nor dismissed, newest first.')),
});
export type Polar = z.infer<typeof polarSchema>;

const endpoint = endpointsOf({ tag: 'Polar', ratePerMinute: 20, notFound: 'polar.not_found' });

export const getPolar = endpoint('GET /polar', {
  summary: 'Whether Polar can be connected, whether it is, and the exercises that wait',
  response: polarSchema,
});

export const connectPolar = endpoint('POST /polar/connect', {
  summary: 'Starts the authorisation; returns the address of Polar’s page, valid for ten minutes; needs the plan pro',
  response: z.object({ authorizeUrl: z.url() }),
  errors: ['polar.unavailable', 'plan.required'],
});

const oneLine = z.string().check(z.minLength(1), z.maxLength(400));

export const confirmPolar = endpoint('POST /polar/confirm', {
  summary: 'Completes the authorisation with the code from Polar, for the player who started it',
  body: z.object({ code: oneLine, state: oneLine }),
  response: polarSchema,
  errors: ['polar.unavailable', 'polar.refused', 'polar.failed'],
});

export const disconnectPolar = endpoint('DELETE /polar', {
  summary: 'Withdraws the authorisation, here and at Polar, and deletes what waits; repeating it changes nothing',
  response: polarSchema,
});

export const takePolarExercise = endpoint('POST /polar/exercises/:id', {
  summary: 'Joins an exercise to a session of the same training, or adds it as one of its own',
  body: z.object({ sessionId: z.nullable(idSchema) }),
  response: polarSchema,
  errors: ['polar.changed', 'plan.required', 'import.full'],
});

export const dismissPolarExercise = endpoint('DELETE /polar/exercises/:id', {
  summary: 'Dismisses an exercise; repeating it changes nothing',
  response: polarSchema,
});
