import * as z from 'zod/mini';
import { matchMessages } from '#matches/messages.ts';
import { lostTagSchema, matchSchema } from '#matches/schemas.ts';
import { sessionSummarySchema } from '#sessions/contract.ts';
import { doneInstantSchema } from '#wire/dates.ts';
import { endpointsOf, idSchema, localDateSchema } from '#wire/endpoint.ts';

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

const drillAnswers = ['planned', 'declined'] as const;
export const drillAnswerSchema = z.enum(drillAnswers);
export type DrillAnswer = z.infer<typeof drillAnswerSchema>;

/** The exercises that train what a match cost most, as next week would hold them, or holds them. */
export const matchDrillsSchema = z.object({
  /** `over`: the match is too long ago to be trained on. */
  state: z.enum(['open', ...drillAnswers, 'over']),
  /** Of the week they are proposed for. */
  monday: localDateSchema,
  cost: z.nullable(z.object({ tag: lostTagSchema, points: z.int() })),
  drills: z.array(
    z.object({
      name: z.string(),
      drawing: z.nullable(z.string()),
      date: localDateSchema,
      routine: z.string(),
      /** «4 × 8». */
      dose: z.string(),
    }),
  ),
});
export type MatchDrills = z.infer<typeof matchDrillsSchema>;

const drillEndpoint = endpointsOf({ tag: 'Partidos', notFound: 'session.not_found', response: matchDrillsSchema });

export const getMatchDrills = drillEndpoint('GET /matches/:id/drills', {
  summary: 'At most two drills for what a match cost most, with their days in next week; stores nothing',
  ratePerMinute: 60,
});

export const answerMatchDrills = drillEndpoint('PUT /matches/:id/drills', {
  summary: 'Puts the drills into next week, which is planned with them, or declines them; null takes the answer back',
  body: z.object({ answer: z.nullable(drillAnswerSchema) }),
  ratePerMinute: 60,
});
