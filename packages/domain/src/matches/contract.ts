import * as z from 'zod/mini';
import { matchMessages } from '#matches/messages.ts';
import { matchSchema } from '#matches/vocabulary.ts';
import { sessionSummarySchema } from '#sessions/contract.ts';
import { doneInstantSchema } from '#wire/dates.ts';
import { endpointsOf, idSchema } from '#wire/endpoint.ts';

const endpoint = endpointsOf({ tag: 'Partidos' });

const { minutes } = matchMessages;

export const logMatch = endpoint('POST /matches', {
  summary: 'Logs a match that was played, as a finished session; the same _id again answers the same session',
  body: z.extend(matchSchema, {
    /** A UUIDv7 created by the client, so that a second try logs nothing twice. */
    _id: idSchema,
    startTime: doneInstantSchema,
    minutes: z.int(minutes).check(z.minimum(1, minutes), z.maximum(360, minutes)),
    rpe: sessionSummarySchema.shape.rpe,
  }),
  response: sessionSummarySchema,
  status: 201,
  errors: ['session.id_taken'],
});
