import * as z from 'zod/mini';
import { endpointsOf, instantSchema } from '#wire/endpoint.ts';

export const stravaSchema = z.object({
  isAvailable: z.boolean(),
  connectedAt: z.nullable(instantSchema),
});

const endpoint = endpointsOf({ tag: 'Strava', ratePerMinute: 10 });

export const getStrava = endpoint('GET /strava', {
  summary: 'Whether sessions can be handed to Strava, and whether the player has authorised it',
  response: stravaSchema,
});

export const connectStrava = endpoint('POST /strava/connect', {
  summary: 'Starts the authorisation; returns the address of Strava’s page, valid for ten minutes',
  response: z.object({ authorizeUrl: z.url() }),
  errors: ['strava.unavailable', 'plan.required'],
});

export const confirmStrava = endpoint('POST /strava/confirm', {
  summary: 'Completes the authorisation with the code from Strava, for the player who started it',
  body: z.object({
    code: z.string().check(z.minLength(1), z.maxLength(200)),
    state: z.string().check(z.minLength(1), z.maxLength(200)),
    scope: z.string().check(z.maxLength(200)),
  }),
  response: stravaSchema,
  errors: ['strava.unavailable', 'strava.refused', 'strava.failed'],
});

export const disconnectStrava = endpoint('DELETE /strava', {
  summary: 'Withdraws the authorisation, here and at Strava; repeating it changes nothing',
  response: stravaSchema,
});

export const sendToStrava = endpoint('POST /training-sessions/:id/strava', {
  summary: 'Sends a finished session to Strava once; after an attempt with unknown result, `again` sends it again',
  body: z.object({ again: z.optional(z.boolean()) }),
  response: z.object({ activityUrl: z.url() }),
  errors: [
    'session.not_found',
    'session.unfinished',
    'strava.unavailable',
    'plan.required',
    'strava.not_connected',
    'strava.busy',
    'strava.unclear',
    'strava.failed',
  ],
});
