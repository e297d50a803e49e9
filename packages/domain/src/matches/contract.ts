import * as z from 'zod/mini';
import { matchMessages } from '#matches/messages.ts';
import { matchSchema } from '#matches/vocabulary.ts';
import { sessionSummarySchema } from '#sessions/contract.ts';
import { endpoint, idSchema, instantSchema } from '#wire/endpoint.ts';

const { minutes } = matchMessages;

export const logMatch = endpoint({
  method: 'POST',
  path: '/matches',
  access: 'player',
  tag: 'Partidos',
  summary: 'Logs a match that was played, as a finished session; the same _id again answers the same session',
  body: z.extend(matchSchema, {
    /** A UUIDv7 made by the client, so that a second try logs nothing twice. */
    _id: idSchema,
    startTime: instantSchema,
    minutes: z.int(minutes).check(z.minimum(1, minutes), z.maximum(360, minutes)),
    rpe: sessionSummarySchema.shape.rpe,
  }),
  response: sessionSummarySchema,
  status: 201,
  errors: ['request.invalid', 'auth.required', 'session.id_taken'],
});
