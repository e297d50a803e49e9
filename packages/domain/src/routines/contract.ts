import * as z from 'zod/mini';
import { manyOf } from '#exercises/contract.ts';
import type { PrescribedDose } from '#exercises/dose.ts';
import { drillSchema } from '#exercises/drill.ts';
import type { Figure } from '#exercises/figure.ts';
import {
  bodyAreaSchema,
  categorySchema,
  demandSchema,
  difficultySchema,
  loadTypeSchema,
  muscleGroupSchema,
  strokeSchema,
} from '#exercises/schemas.ts';
import type { BodyArea } from '#exercises/vocabulary.ts';
import { routineMessages } from '#routines/messages.ts';
import { ownTypeSchema, routineTypeSchema, withheldReasonSchema } from '#routines/schemas.ts';
import { endpointsOf, idSchema } from '#wire/endpoint.ts';
import { lineSchema } from '#wire/line.ts';
import { beforeSchema, limitOf } from '#wire/paging.ts';
import * as unit from '#wire/units.ts';

const endpoint = endpointsOf({ tag: 'Rutinas', notFound: 'routine.not_found' });

/** Nothing is hidden: a page may show routines that are not offered. */
export const offerSchema = z.object({
  isOffered: z.boolean().check(z.describe('Whether the one rule offers it to this player.')),
  reason: z.nullable(withheldReasonSchema),
  area: z.nullable(bodyAreaSchema),
  /** Cautions for the player during the routine; may be empty. */
  note: z.string(),
});
export type Offer = z.infer<typeof offerSchema>;

export const routineSummarySchema = z.object({
  _id: idSchema,
  code: z.nullable(unit.code()),
  name: z.string(),
  description: z.string(),
  type: routineTypeSchema,
  categories: z.array(categorySchema),
  difficulty: difficultySchema,
  duration: unit.minutes(),
  isActive: z.boolean(),
  isDraft: z.boolean(),
  isFavorite: z.boolean(),
  objectives: z.array(z.string()),
  equipment: z.array(z.string()),
  exerciseCount: unit.exercises(),
  /** Names of the drawings of its first exercises. Absent in answers of a former release. */
  drawings: z.optional(z.array(z.string())),
  createdBy: z.object({ name: z.string() }),
  isOwn: z.boolean(),
  /** Of the player's own: where it lies on the shelf; empty for none. Absent in answers of a former release. */
  folder: z.optional(z.string()),
  /** Of a routine from the generator that is not kept yet: when it goes. */
  trialUntil: z.optional(z.nullable(unit.instant())),
  /** Absent without a sign-in, and in answers of the administration. */
  offer: z.optional(offerSchema),
});
export type RoutineSummary = z.infer<typeof routineSummarySchema>;

export const routineEntrySchema = z.object({
  exercise: z.object({
    _id: idSchema,
    code: z.nullable(unit.code()),
    name: z.string(),
    description: z.string(),
    steps: z.array(z.string()),
    commonMistakes: z.array(z.string()),
    videoUrl: z.nullable(z.string()),
    loadType: loadTypeSchema,
    categories: z.array(categorySchema),
    muscleGroups: z.array(muscleGroupSchema),
    /** Absent in answers that a device kept from a former release. */
    demands: z.optional(z.array(demandSchema)),
    equipment: z.array(z.string()),
    /** Of a drill whose balls are counted: see `sessionEntrySchema`. */
    strokes: z.optional(z.array(strokeSchema)),
    /** Of its public page; a retired exercise has none. */
    slug: z.nullable(z.string()),
    drill: z.nullable(drillSchema),
    figure: z.nullable(z.custom<Figure>()),
    /** The name of its still, as in `/figures/{drawing}.svg`. Absent in answers of a former release. */
    drawing: z.optional(z.nullable(z.string())),
    isDraft: z.boolean(),
  }),
  sets: unit.sets(),
  reps: unit.reps(),
  duration: z.nullable(unit.work()),
  metres: z.nullable(unit.metres()),
  perSide: z.boolean(),
  rest: unit.rest(),
  notes: z.string(),
});

export const routineSchema = z.extend(routineSummarySchema, {
  exercises: z.array(routineEntrySchema),
  version: unit.version(),
});
export type Routine = z.infer<typeof routineSchema>;

export const listRoutines = endpoint('GET /routines', {
  summary:
    "The active library and the player's own by name; pages with limit and before (Link header); admins also see inactive ones",
  query: z.object({
    /** Left out: the library and their own. */
    of: z.optional(z.enum(['library', 'own', 'favorites'])),
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    category: z.optional(categorySchema),
    type: z.optional(routineTypeSchema),
    limit: limitOf({ usual: 100, most: 500 }),
    before: beforeSchema,
  }),
  response: z.array(routineSummarySchema),
});

export const getRoutine = endpoint('GET /routines/:id', {
  summary:
    'One routine with its exercises; from 60 years with the balance that each session then holds, unless `asStored`',
  query: z.object({ asStored: z.optional(z.stringbool()) }),
  response: routineSchema,
});

const { sets, reps, rest } = routineMessages;
const setsSchema = z.int(sets).check(z.minimum(1, sets), z.maximum(20), z.describe('Number of sets.'));
const repsSchema = z.int(reps).check(z.minimum(1, reps), z.maximum(500), z.describe('Repetitions.'));
const workSchema = z.int().check(z.minimum(1), z.maximum(7200), z.describe('Seconds of work of each set.'));
const restSchema = z.int(rest).check(z.minimum(0, rest), z.maximum(900), z.describe('Seconds of rest between sets.'));

/** One line of the routine form. */
const entryBodySchema = z.object({
  exercise: z.uuid({ error: routineMessages.exerciseRequired }),
  sets: z._default(setsSchema, 3),
  reps: z._default(repsSchema, 10),
  rest: z._default(restSchema, 60),
  duration: z.optional(z.nullable(workSchema)),
  metres: z.optional(z.nullable(unit.metres().check(z.minimum(1), z.maximum(5000)))),
  perSide: z._default(z.boolean(), false),
  notes: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
});

const entriesSchema = z
  .array(entryBodySchema)
  .check(z.minLength(1, routineMessages.entryRequired), z.maxLength(40), z.describe('In the order of the routine.'));

const nameSchema = lineSchema(routineMessages.nameRequired).check(
  z.minLength(1, routineMessages.nameRequired),
  z.maxLength(120),
);

export const routineBodySchema = z.object({
  name: nameSchema,
  type: routineTypeSchema,
  difficulty: difficultySchema,
  duration: z
    .int(routineMessages.duration)
    .check(z.minimum(15, routineMessages.duration), z.maximum(180, routineMessages.duration), z.describe('Minutes.')),
  description: z
    .string({ error: routineMessages.descriptionRequired })
    .check(z.trim(), z.minLength(1, routineMessages.descriptionRequired), z.maxLength(2000)),
  categories: z.optional(z.array(categorySchema).check(z.minLength(1), z.maxLength(6))),
  objectives: z._default(
    z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))).check(z.maxLength(10)),
    [],
  ),
  version: z.optional(unit.version()),
  exercises: entriesSchema,
});
export type RoutineBody = z.input<typeof routineBodySchema>;

export const createRoutine = endpoint('POST /routines', {
  access: 'editor',
  summary: 'Adds a routine to the library, as a draft: inactive until it is activated',
  body: routineBodySchema,
  response: routineSchema,
  status: 201,
});

export const updateRoutine = endpoint('PUT /routines/:id', {
  access: 'editor',
  summary: 'Replaces a routine of the library; sessions that were started keep what they showed',
  body: routineBodySchema,
  response: routineSchema,
  errors: ['routine.unpublishable', 'catalogue.changed'],
});

export const duplicateRoutine = endpoint('POST /routines/:id/duplicate', {
  access: 'editor',
  summary: 'Copies a routine of the library; the copy is inactive until it is activated',
  response: routineSchema,
  status: 201,
});

export const activateRoutine = endpoint('PATCH /routines/:id/activate', {
  access: 'editor',
  summary: 'Publishes the routine: players find it (again)',
  response: routineSummarySchema,
  errors: ['routine.unpublishable'],
});

export const deactivateRoutine = endpoint('PATCH /routines/:id/deactivate', {
  access: 'editor',
  summary: 'Players no longer find the routine; planned days that hold it stay startable',
  response: routineSummarySchema,
});

const folderSchema = z.string().check(z.trim(), z.maxLength(60, routineMessages.folder));

/** Minutes, level, categories and material follow from the exercises. */
export const ownRoutineBodySchema = z.object({
  name: nameSchema,
  type: z._default(ownTypeSchema, 'Físico'),
  description: z._default(z.string().check(z.trim(), z.maxLength(2000)), ''),
  folder: z._default(folderSchema, ''),
  exercises: entriesSchema,
});
export type OwnRoutineBody = z.input<typeof ownRoutineBodySchema>;

export const createOwnRoutine = endpoint('POST /routines/own', {
  summary: "Adds a routine of the player's own, built from the library; it lies on top of their shelf",
  body: ownRoutineBodySchema,
  response: routineSchema,
  status: 201,
});

export const updateOwnRoutine = endpoint('PUT /routines/own/:id', {
  summary: "Replaces one of the player's own routines; sessions that were started keep what they showed",
  body: ownRoutineBodySchema,
  response: routineSchema,
});

export const copyRoutine = endpoint('POST /routines/own/:id/duplicate', {
  summary: 'Copies a routine of the library or of their own to the player’s shelf',
  response: routineSchema,
  status: 201,
});

export const ownChangesSchema = z.object({
  name: z.optional(nameSchema),
  folder: z.optional(folderSchema),
  /** A trial of the generator stays from now on and comes to the top of the shelf. */
  kept: z.optional(z.literal(true)),
});

export const changeOwnRoutine = endpoint('PATCH /routines/own/:id', {
  summary: "Renames, files or keeps one of the player's own routines; what is left out stays",
  body: ownChangesSchema,
  response: routineSummarySchema,
});

export const orderOwnRoutines = endpoint('PUT /routines/own/order', {
  summary: "Puts these of the player's own routines on top of their shelf, in this order",
  body: z.object({ ids: z.array(idSchema).check(z.minLength(1), z.maxLength(500)) }),
  response: null,
});

export const deleteRoutine = endpoint('DELETE /routines/:id', {
  summary: "Deletes one of the player's own routines; the library's are only deactivated",
  response: null,
});

/** Favourites are only known of a signed-in player. */
export const foundRoutineSchema = z.extend(z.omit(routineSummarySchema, { isFavorite: true }), {
  isFavorite: z.optional(z.boolean()),
});
export type FoundRoutine = z.infer<typeof foundRoutineSchema>;

const durationSchema = z.coerce.number().check(z.multipleOf(1), z.minimum(0), z.maximum(600), z.describe('Minutes.'));

export const searchRoutines = endpoint('GET /routines/search/query', {
  access: 'optional',
  summary: 'Routines by words in name, description and exercises; accents do not matter, typos are forgiven',
  query: z.object({
    query: z
      .string({ error: routineMessages.termRequired })
      .check(z.trim(), z.minLength(1, routineMessages.termRequired), z.maxLength(200)),
    type: z.optional(routineTypeSchema),
    category: z.optional(categorySchema),
    difficulty: z.optional(difficultySchema),
    minDuration: z.optional(durationSchema),
    maxDuration: z.optional(durationSchema),
    /** Only routines that need nothing else; `ninguno` alone: no equipment at all. */
    equipment: manyOf(z.string().check(z.maxLength(60))),
    limit: limitOf({ usual: 50, most: 100 }),
  }),
  response: z.array(foundRoutineSchema),
  ratePerMinute: 120,
});

export const addFavorite = endpoint('POST /routines/favorites/:id', {
  summary: 'Marks a routine as favourite; repeating it changes nothing',
  response: null,
});

export const removeFavorite = endpoint('DELETE /routines/favorites/:id', {
  summary: 'Removes a routine from the favourites; repeating it changes nothing',
  response: null,
});

/** An exercise of a public routine page, with its dose. */
export type RoutineLine = PrescribedDose & {
  name: string;
  /** Of its own page; null where it has none. */
  slug: string | null;
  drawing: string | null;
  cue: string;
  steps: readonly string[];
  /** Who feels something there asks first. */
  care: readonly BodyArea[];
};

type Facts = Pick<
  RoutineSummary,
  '_id' | 'name' | 'description' | 'type' | 'categories' | 'difficulty' | 'duration' | 'objectives' | 'equipment'
>;

/** What `/rutinas/{slug}` shows. `duration` in minutes. */
export type PublicRoutine = Facts & { slug: string; lines: readonly RoutineLine[] };
export type PublicRoutineSummary = Facts & { slug: string; count: number };
