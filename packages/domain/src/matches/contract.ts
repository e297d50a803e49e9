import * as z from 'zod/mini';
import { matchMessages } from '#matches/messages.ts';
import { recentMatches } from '#matches/rules.ts';
import { lostTagSchema, matchSchema } from '#matches/schemas.ts';
import { courtSides, matchTags, rivalLevels, surfaces } from '#matches/vocabulary.ts';
import { sessionSummarySchema } from '#sessions/contract.ts';
import { doneDaySchema, doneInstantSchema } from '#wire/dates.ts';
import { endpointsOf, idSchema, localDateSchema } from '#wire/endpoint.ts';
import { lineSchema } from '#wire/line.ts';

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

const count = z.int();
const tallySchema = z.object({ won: count, lost: count });
export type Tally = z.infer<typeof tallySchema>;
const tallies = <Key extends z.ZodMiniType>(key: Key) => z.array(z.extend(tallySchema, { key }));

export const getResults = endpoint('GET /matches/results', {
  summary: 'Matches won and lost, by month, partner, side, level of the rivals, surface and tag',
  query: z.object({
    from: z.optional(doneDaySchema),
    partner: z.optional(lineSchema().check(z.minLength(1), z.maxLength(40))),
    side: z.optional(z.enum(courtSides)),
  }),
  response: z.object({
    /** With and without a winner. */
    played: count,
    ...tallySchema.shape,
    /** The newest with a winner, in the order played. */
    recent: z
      .array(z.object({ _id: idSchema, localDate: localDateSchema, won: z.boolean() }))
      .check(z.maxLength(recentMatches)),
    /** `YYYY-MM`, oldest first; the others by how often they were played. */
    months: tallies(z.string()),
    partners: tallies(z.string()),
    sides: tallies(z.enum(courtSides)),
    rivals: tallies(z.enum(rivalLevels)),
    surfaces: tallies(z.enum(surfaces)),
    tags: tallies(z.enum(matchTags)),
    sets: tallySchema,
    tieBreaks: tallySchema,
    golden: tallySchema,
    /** Null before the first match with a winner. */
    streak: z.nullable(z.object({ won: z.boolean(), matches: count })),
    longestWon: count,
    /** Of all matches, whatever was asked for. */
    partnerNames: z.array(z.string()),
  }),
});
export type Results = z.infer<typeof getResults.response>;

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
