import * as z from 'zod/mini';
import { matchMessages } from '#matches/messages.ts';
import { recentMatches } from '#matches/rules.ts';
import { lostTagSchema, matchSchema } from '#matches/schemas.ts';
import { courtSides, matchTags, rivalLevels, surfaces } from '#matches/vocabulary.ts';
import { sessionSummarySchema } from '#sessions/contract.ts';
import { doneDaySchema, doneInstantSchema } from '#wire/dates.ts';
import { endpointsOf, idSchema, localDateSchema } from '#wire/endpoint.ts';
import { lineSchema } from '#wire/line.ts';
import * as unit from '#wire/units.ts';

const endpoint = endpointsOf({ tag: 'Partidos' });

const { minutes } = matchMessages;

export const logMatch = endpoint('POST /matches', {
  summary: 'Logs a match that was played, as a finished session; the same _id again answers the same session',
  body: z.extend(matchSchema, {
    /** A UUIDv7 created by the client, so that a second try logs nothing twice. */
    _id: idSchema,
    startTime: doneInstantSchema,
    minutes: z.int(minutes).check(z.minimum(1, minutes), z.maximum(360, minutes), z.describe('Minutes.')),
    rpe: sessionSummarySchema.shape.rpe,
  }),
  response: sessionSummarySchema,
  status: 201,
  errors: ['session.id_taken'],
});

const tallySchema = z.object({ won: unit.count(), lost: unit.count() });
export type Tally = z.infer<typeof tallySchema>;
const tallies = <Key extends z.ZodMiniType>(key: Key) => z.array(z.extend(tallySchema, { key }));

const streakSchema = z.object({ won: z.boolean(), matches: z.int().check(z.describe('Won or lost in a row.')) });

export const getResults = endpoint('GET /matches/results', {
  summary: 'Matches won and lost, by month, partner, side, level of the rivals, surface and tag',
  query: z.object({
    from: z.optional(doneDaySchema),
    partner: z.optional(lineSchema().check(z.minLength(1), z.maxLength(40))),
    side: z.optional(z.enum(courtSides)),
  }),
  response: z.object({
    played: z.int().check(z.describe('Matches, with and without a winner.')),
    ...tallySchema.shape,
    recent: z
      .array(z.object({ _id: idSchema, localDate: localDateSchema, won: z.boolean() }))
      .check(z.maxLength(recentMatches), z.describe('The newest with a winner, in the order played.')),
    months: tallies(z.string()).check(z.describe('Matches by month, `YYYY-MM`, oldest first; others by how many.')),
    partners: tallies(z.string()).check(z.describe('Matches by partner.')),
    sides: tallies(z.enum(courtSides)).check(z.describe('Matches by side.')),
    rivals: tallies(z.enum(rivalLevels)).check(z.describe('Matches by the level of the others.')),
    surfaces: tallies(z.enum(surfaces)).check(z.describe('Matches by surface.')),
    tags: tallies(z.enum(matchTags)).check(z.describe('Matches by what the player tagged them with.')),
    sets: tallySchema,
    tieBreaks: tallySchema,
    golden: tallySchema,
    streak: z.nullable(streakSchema).check(z.describe('Null before the first match with a winner.')),
    longestWon: z.int().check(z.describe('Most matches won in a row.')),
    /** Of all matches, whatever was asked for. */
    partnerNames: z.array(z.string()),
  }),
});
export type Results = z.infer<typeof getResults.response>;

const drillAnswers = ['planned', 'declined'] as const;
export const drillAnswerSchema = z.enum(drillAnswers);
export type DrillAnswer = z.infer<typeof drillAnswerSchema>;

const costSchema = z.object({ tag: lostTagSchema, points: z.int().check(z.describe('Points lost by it.')) });

/** The exercises that train what a match cost most, as next week would hold them, or holds them. */
export const matchDrillsSchema = z.object({
  /** `over`: the match is too long ago to be trained on. */
  state: z.enum(['open', ...drillAnswers, 'over']),
  /** Of the week they are proposed for. */
  monday: localDateSchema,
  cost: z.nullable(costSchema).check(z.describe('What cost most.')),
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
