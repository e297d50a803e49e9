import * as z from 'zod/mini';
import { seasonMessages } from '#season/messages.ts';
import { blockKindSchema, seasonGoalKindSchema } from '#season/schemas.ts';
import type { BlockKind, SeasonGoalKind } from '#season/vocabulary.ts';
import { plannedDaySchema } from '#wire/dates.ts';
import { endpointsOf, idSchema, localDateSchema } from '#wire/endpoint.ts';
import { lineSchema } from '#wire/line.ts';
import * as unit from '#wire/units.ts';

const nameSchema = lineSchema(seasonMessages.name).check(z.maxLength(60, seasonMessages.name));
const templateNameSchema = nameSchema.check(z.minLength(1, seasonMessages.templateName));

const goalSchema = z.object({
  _id: idSchema,
  kind: seasonGoalKindSchema,
  /** Empty: the kind's own name is shown. */
  name: z.string(),
  date: z.nullable(localDateSchema),
});

const doneSchema = z.object({ sessions: unit.sessions(), minutes: unit.minutes() });
const least = z.int().check(z.describe('Minutes of its shortest week.'));
const most = z.int().check(z.describe('Minutes of its longest week.'));

const blockSchema = z.object({
  goalId: idSchema,
  kind: blockKindSchema,
  /** A Monday. */
  from: localDateSchema,
  weeks: unit.weeks(),
  name: z.string(),
  /** What it trains, and why. */
  aim: z.string(),
  why: z.string(),
  /** A week. */
  sessions: unit.sessions(),
  minutes: z.object({ least, most }),
  intensity: z.string(),
  done: z.nullable(doneSchema).check(z.describe('What was done in it; null before it begins.')),
});
export type Block = z.infer<typeof blockSchema>;

const weekSchema = z.object({
  monday: localDateSchema,
  planned: unit.minutes(),
  /** Null before it begins. */
  done: z.nullable(unit.minutes()),
});
export type SeasonWeek = z.infer<typeof weekSchema>;

const templateSchema = z.object({
  _id: idSchema,
  name: z.string(),
  kind: seasonGoalKindSchema,
  weeks: unit.weeks(),
});
export type Template = z.infer<typeof templateSchema>;

const seasonSchema = z.object({
  today: localDateSchema,
  /** With a date first, by their day. */
  goals: z.array(goalSchema),
  /** Without «planes a medida» the current one alone, and its weeks. */
  blocks: z.array(blockSchema).check(z.describe('In order, without gaps; their weeks follow each other.')),
  weeks: z.array(weekSchema).check(z.describe('Minutes, planned and done.')),
  /** Whether the subscription lets the player see the whole season, change it, have several goals and templates. */
  isOwn: z.boolean(),
  templates: z.array(templateSchema).check(z.describe('Seasons that were saved.')),
  /** Only in the answer of a change: with it `POST /season/undo` takes the change back. */
  change: z.nullable(idSchema),
});
export type Season = z.infer<typeof seasonSchema>;

type GoalFields = { kind: SeasonGoalKind; date: string | null };
const hasDate = ({ kind, date }: GoalFields) => kind !== 'tournament' || date !== null;
const hasNoDate = ({ kind, date }: GoalFields) => kind !== 'return' || date === null;

const goalFields = {
  kind: seasonGoalKindSchema,
  name: z._default(nameSchema, ''),
  date: z.nullable(plannedDaySchema),
};
const dateFits = [
  z.refine<GoalFields>(hasDate, { message: seasonMessages.dateMissing, path: ['date'] }),
  z.refine<GoalFields>(hasNoDate, { message: seasonMessages.noDateOfReturn, path: ['date'] }),
];

const stretchSchema = z.object({
  goalId: idSchema,
  kind: blockKindSchema,
  from: plannedDaySchema,
  weeks: unit.weeks().check(z.minimum(1), z.maximum(8)),
});
export type Stretch = { goalId: string; kind: BlockKind; from: string; weeks: number };

const endpoint = endpointsOf({ tag: 'Temporada', response: seasonSchema, ratePerMinute: 60 });

export const getSeason = endpoint('GET /season', {
  summary: 'Goals, the blocks that lead to them and their weeks; without «planes a medida» the current block alone',
});

export const putGoal = endpoint('PUT /season/goals', {
  summary:
    'Stores a goal and lays the blocks from this week on anew; without «planes a medida» it takes the place of the one there was, and `POST /season/undo` with the id of a new goal brings that one back',
  body: z.object({ id: idSchema, ...goalFields }).check(...dateFits),
  errors: ['season.date_past', 'season.full'],
});

export const previewGoal = endpoint('POST /season/goal-preview', {
  summary: 'The season a goal would make; stores nothing',
  body: z.object(goalFields).check(...dateFits),
  errors: ['season.date_past', 'season.full'],
});

export const deleteGoal = endpoint('DELETE /season/goals/:id', {
  summary: 'Removes a goal; the others get their blocks from this week on anew',
  errors: ['season.goal_not_found'],
});

export const undoChange = endpoint('POST /season/undo', {
  summary: 'Takes the last change of goals and blocks back: the season is what it was before it, whole',
  body: z.object({ change: idSchema }),
  errors: ['season.nothing_to_undo'],
});

export const putBlocks = endpoint('PUT /season/blocks', {
  summary: 'The whole season as the player wants it: blocks moved, lengthened, shortened or paused; dates are kept',
  body: z.object({ blocks: z.array(stretchSchema).check(z.maxLength(80), z.describe('In order, without gaps.')) }),
  errors: ['plan.required', 'season.invalid'],
});

export const saveTemplate = endpoint('PUT /season/templates', {
  summary: 'Saves the blocks of a goal as a template of the player',
  body: z.object({ id: idSchema, name: templateNameSchema, goalId: idSchema }),
  errors: ['plan.required', 'season.goal_not_found', 'season.full'],
});

export const applyTemplate = endpoint('POST /season/templates/:id/apply', {
  summary: 'Begins a season from a template on the Monday of a week to come; a tournament is then in its taper week',
  body: z.object({ startsOn: plannedDaySchema, name: z._default(nameSchema, ''), goalId: idSchema }),
  errors: ['plan.required', 'season.template_not_found', 'season.date_past', 'season.full'],
});

export const deleteTemplate = endpoint('DELETE /season/templates/:id', {
  summary: 'Removes a template; seasons made from it stay',
  errors: ['season.template_not_found'],
});
