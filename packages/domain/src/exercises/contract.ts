import * as z from 'zod/mini';
import { drillSchema } from '#exercises/drill.ts';
import type { Figure } from '#exercises/figure.ts';
import { mediaLimits, mediaMessages, mostPieces } from '#exercises/media.ts';
import { exerciseMessages } from '#exercises/messages.ts';
import { isMediaAddress } from '#exercises/rules.ts';
import {
  bodyAreaSchema,
  categorySchema,
  demandSchema,
  difficultySchema,
  doseSchema,
  loadTypeSchema,
  muscleGroupSchema,
  pictureSchema,
  placeSchema,
  safetyQuestionSchema,
  strokeSchema,
  uploadedFilmSchema,
} from '#exercises/schemas.ts';
import { endpointsOf, idSchema } from '#wire/endpoint.ts';
import { lineSchema } from '#wire/line.ts';
import { beforeSchema, limitOf } from '#wire/paging.ts';
import * as unit from '#wire/units.ts';

const endpoint = endpointsOf({ tag: 'Ejercicios', notFound: 'exercise.not_found' });

export const exerciseSummarySchema = z.object({
  _id: idSchema,
  code: z.nullable(unit.code()),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  categories: z.array(categorySchema),
  difficulty: difficultySchema,
  equipment: z.array(z.string()),
  muscleGroups: z.array(muscleGroupSchema),
  strokes: z.array(strokeSchema),
  dose: doseSchema,
  loadType: loadTypeSchema,
  /** Retired exercises stay for old sessions; only admins see them. */
  isRetired: z.boolean(),
  /** Neither public nor planned nor generated until an admin publishes it; only admins see it. */
  isDraft: z.boolean(),
  hasDrill: z.boolean(),
  /** The name of the figure that shows it, as in `/figures/{figureName}.svg`. */
  figureName: z.nullable(z.string()),
  /** The first of its pictures. */
  cover: z.nullable(pictureSchema),
});
export type ExerciseSummary = z.infer<typeof exerciseSummarySchema>;

const exerciseRef = z.object({ _id: idSchema, slug: z.string(), name: z.string(), difficulty: difficultySchema });

export const exerciseSchema = z.extend(exerciseSummarySchema, {
  steps: z.array(z.string()),
  commonMistakes: z.array(z.string()),
  tips: z.array(z.string()),
  videoUrl: z.nullable(z.string()),
  avoidFor: z.array(bodyAreaSchema).check(z.describe('Areas that exclude it while they are injured.')),
  cautionFor: z.array(bodyAreaSchema).check(z.describe('Areas that allow it with care.')),
  demands: z.array(demandSchema),
  places: z.array(placeSchema).check(z.describe('Where it can be done.')),
  /** A published exercise has all of them. */
  answered: z.array(safetyQuestionSchema),
  variations: z.array(exerciseRef),
  version: unit.version(),
  drill: z.nullable(drillSchema),
  figure: z.nullable(z.custom<Figure>()),
  /** In their order; players see those that are described. */
  pictures: z.array(pictureSchema),
  film: z.nullable(uploadedFilmSchema),
});
export type Exercise = z.infer<typeof exerciseSchema>;

const textLine = z.string().check(z.trim(), z.minLength(1), z.maxLength(300, exerciseMessages.lineLong));
const lines = z.array(textLine).check(z.maxLength(20));
const set = <T extends z.ZodMiniType>(item: T, most: number) => z.array(item).check(z.maxLength(most));

const exerciseFields = z.object({
  name: lineSchema(exerciseMessages.nameRequired).check(
    z.minLength(1, exerciseMessages.nameRequired),
    z.maxLength(120, exerciseMessages.nameLong),
  ),
  description: z
    .string({ error: exerciseMessages.descriptionRequired })
    .check(
      z.trim(),
      z.minLength(1, exerciseMessages.descriptionRequired),
      z.maxLength(1000, exerciseMessages.descriptionLong),
    ),
  categories: z
    .array(categorySchema, { error: exerciseMessages.categoryRequired })
    .check(z.minLength(1, exerciseMessages.categoryRequired), z.maxLength(6)),
  difficulty: z._default(difficultySchema, 'Principiante'),
  equipment: z._default(lines, []),
  muscleGroups: z._default(set(muscleGroupSchema, 8), []),
  steps: z._default(lines, []),
  commonMistakes: z._default(lines, []),
  tips: z._default(lines, []),
  variations: z._default(z.array(idSchema).check(z.maxLength(30)), []),
  videoUrl: z._default(
    z.nullable(z.string().check(z.trim(), z.maxLength(500), z.refine(isMediaAddress, exerciseMessages.videoUrl))),
    null,
  ),
  dose: z._default(doseSchema, { sets: 3, reps: 10, perSide: false, rest: 60 }),
  loadType: z._default(loadTypeSchema, 'reps'),
  /** Omitted safety data stay unchanged; a new exercise starts with no area, no demand and both places. */
  avoidFor: z.optional(set(bodyAreaSchema, 6)).check(z.describe('Areas that exclude it while they are injured.')),
  cautionFor: z.optional(set(bodyAreaSchema, 6)).check(z.describe('Areas that allow it with care.')),
  demands: z.optional(set(demandSchema, 4)),
  places: z.optional(set(placeSchema, 2).check(z.minLength(1, exerciseMessages.placeRequired))),
  /** The edited version; a PUT without one replaces any stored version. */
  version: z.optional(unit.version()),
  /** The safety questions that these values answer; left out: those that were answered before. */
  answered: z.optional(set(safetyQuestionSchema, 6)),
  strokes: z._default(set(strokeSchema, 19), []),
  /** One of the catalogue's figures, or none; omitted, it stays unchanged. */
  figureName: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
});

export const exerciseBodySchema = exerciseFields.check(
  z.refine(({ loadType, dose }) => loadType !== 'time' || dose.seconds !== undefined, {
    path: ['dose', 'seconds'],
    error: exerciseMessages.doseSeconds,
  }),
  z.refine(({ loadType, dose }) => loadType !== 'distance' || dose.metres !== undefined, {
    path: ['dose', 'metres'],
    error: exerciseMessages.doseMetres,
  }),
  z.refine(({ avoidFor, cautionFor }) => !avoidFor?.some((area) => cautionFor?.includes(area)), {
    path: ['cautionFor'],
    error: exerciseMessages.areaTwice,
  }),
);
export type ExerciseBody = z.input<typeof exerciseBodySchema>;

/** A query value that may come once or several times: `?equipment=pala&equipment=bolas`. */
export const manyOf = <T extends z.ZodMiniType<unknown, unknown>>(item: T) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) => (Array.isArray(value) ? value : [value])),
      z.array(item).check(z.maxLength(20)),
    ),
  );

export const exerciseFilter = {
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  category: z.optional(categorySchema),
  difficulty: z.optional(difficultySchema),
  muscleGroup: z.optional(muscleGroupSchema),
  stroke: z.optional(strokeSchema),
};

export const listExercises = endpoint('GET /exercises', {
  revalidates: true,
  summary:
    'The catalogue by name; pages with limit and before (Link header); admins also see drafts and may ask for retired ones',
  query: z.object({
    ...exerciseFilter,
    /** For admins; by default «without». */
    retired: z.optional(z.enum(['without', 'only', 'with'])),
    /** For admins; by default «with». */
    drafts: z.optional(z.enum(['without', 'only', 'with'])),
    limit: limitOf({ usual: 100, most: 500 }),
    before: beforeSchema,
  }),
  response: z.array(exerciseSummarySchema),
});

const similarExerciseSchema = z.object({
  _id: idSchema,
  name: z.string(),
  isDraft: z.boolean(),
  isRetired: z.boolean(),
});
export type SimilarExercise = z.infer<typeof similarExerciseSchema>;

export const findSimilarExercises = endpoint('GET /exercises/similar', {
  access: 'editor',
  summary: 'Exercises whose name is like this one, nearest first, at most three',
  query: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
    except: z.optional(idSchema),
  }),
  response: z.array(similarExerciseSchema),
});

export const getExercise = endpoint('GET /exercises/:id', {
  revalidates: true,
  summary: 'One exercise with its steps, variations and drawing',
  response: exerciseSchema,
});

export const createExercise = endpoint('POST /exercises', {
  access: 'editor',
  summary: 'Adds an exercise to the catalogue, as a draft',
  body: exerciseBodySchema,
  response: exerciseSchema,
  status: 201,
});

export const updateExercise = endpoint('PUT /exercises/:id', {
  access: 'editor',
  summary: 'Replaces an exercise; sessions that were started keep what they showed',
  body: exerciseBodySchema,
  response: exerciseSchema,
  errors: ['exercise.unreviewed', 'catalogue.changed'],
});

export const publishExercise = endpoint('PATCH /exercises/:id/publish', {
  access: 'editor',
  summary: 'Publishes a draft whose safety questions are all answered; repeating it changes nothing',
  response: exerciseSchema,
  errors: ['exercise.unreviewed'],
});

const usageSchema = z.object({
  routines: z.array(z.object({ _id: idSchema, name: z.string(), isActive: z.boolean() })),
  playerRoutines: z.int().check(z.describe("How many of the players' own routines hold it.")),
  sessions: unit.sessions(),
  variationOf: z.array(z.object({ _id: idSchema, name: z.string() })),
});
export type ExerciseUsage = z.infer<typeof usageSchema>;

export const getExerciseUsage = endpoint('GET /exercises/:id/usage', {
  access: 'editor',
  summary: 'Where an exercise is used',
  response: usageSchema,
});

export const retireExercise = endpoint('PATCH /exercises/:id/retire', {
  access: 'editor',
  summary: 'Retires an exercise from the catalogue; existing references to it stay',
  response: exerciseSchema,
});

export const restoreExercise = endpoint('PATCH /exercises/:id/restore', {
  access: 'editor',
  summary: 'Brings a retired exercise back',
  response: exerciseSchema,
});

export const deleteExercise = endpoint('DELETE /exercises/:id', {
  access: 'editor',
  summary: 'Deletes an exercise that nothing refers to',
  response: null,
  errors: ['exercise.in_use'],
});

export const bulkChanges = ['publish', 'retire', 'restore'] as const;
export type BulkChange = (typeof bulkChanges)[number];

export const changeExercises = endpoint('POST /exercises/changes', {
  access: 'editor',
  summary: 'Publishes, retires or restores several exercises, each by itself; says which were refused and why',
  body: z.object({
    ids: z.array(idSchema).check(z.minLength(1), z.maxLength(100)),
    change: z.enum(bulkChanges),
  }),
  response: z.object({ done: unit.count(), refused: z.array(z.object({ _id: idSchema, message: unit.message() })) }),
});

const exerciseMediaSchema = z.object({ pictures: z.array(pictureSchema), film: z.nullable(uploadedFilmSchema) });
export type ExerciseMedia = z.infer<typeof exerciseMediaSchema>;

export const sendMediaPiece = endpoint('PUT /exercises/:id/media-pieces', {
  access: 'editor',
  summary: 'Takes a piece of a picture or film, as bytes; a piece that is sent again replaces itself',
  query: z.object({
    /** Made by the sender, the same for all pieces of a file. */
    upload: idSchema,
    position: z.coerce.number().check(z.multipleOf(1), z.minimum(0), z.maximum(mostPieces - 1), z.describe('From 0.')),
  }),
  body: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  bodyMedia: 'application/octet-stream',
  bodyLimitBytes: mediaLimits.pieceBytes,
  response: null,
});

export const addMedia = endpoint('POST /exercises/:id/media', {
  access: 'editor',
  summary: 'Makes a picture or the film of an exercise from the pieces that were sent; a film replaces the former one',
  body: z.object({ upload: idSchema, fileName: lineSchema().check(z.minLength(1), z.maxLength(200)) }),
  response: exerciseMediaSchema,
  status: 201,
});

export const arrangeMedia = endpoint('PUT /exercises/:id/media', {
  access: 'editor',
  summary:
    'Puts the pictures of an exercise in order and describes those with a text; those not named follow as they stood',
  body: z.object({
    pictures: z
      .array(
        z.object({
          _id: idSchema,
          alt: z.optional(
            lineSchema(mediaMessages.altMissing).check(z.maxLength(mediaLimits.altLetters, mediaMessages.altLong)),
          ),
        }),
      )
      .check(z.maxLength(mediaLimits.pictures)),
  }),
  response: exerciseMediaSchema,
});

export const removeMedia = endpoint('DELETE /exercises/:id/media/:mediaId', {
  access: 'editor',
  summary: 'Removes a picture or the film of an exercise; one that is gone already changes nothing',
  params: z.object({ id: idSchema, mediaId: idSchema }),
  response: exerciseMediaSchema,
});

const catalogueFiles = z
  .array(z.object({ file: z.string().check(z.maxLength(200)), text: z.string().check(z.maxLength(40_000)) }))
  .check(z.minLength(1), z.maxLength(2_000));

export const exportCatalogue = endpoint('GET /catalogue/files', {
  access: 'editor',
  summary: 'Exercises and routines of the library as Markdown files, as they are shipped; without retired ones',
  response: z.object({ files: catalogueFiles }),
});

const faultSchema = z.object({ file: z.string(), line: unit.line(), message: unit.message() });

const importedSchema = z.object({
  errors: z.array(faultSchema).check(z.describe('With one of them nothing is stored.')),
  changes: z.array(
    z.object({
      file: z.string(),
      name: z.string(),
      kind: z.enum(['new', 'changed']),
      /** Lines that go and lines that come. */
      removed: z.array(z.string()),
      added: z.array(z.string()),
    }),
  ),
  same: z.int().check(z.describe('Files that say what is stored already.')),
});
export type CatalogueImport = z.infer<typeof importedSchema>;

const imported = { access: 'editor', response: importedSchema, bodyLimitBytes: 4 * 1024 * 1024 } as const;

export const previewImport = endpoint('POST /catalogue/preview', {
  ...imported,
  summary: 'What an import of these files would change, and what is wrong in them; stores nothing',
  body: z.object({ files: catalogueFiles }),
});

export const importCatalogue = endpoint('POST /catalogue/files', {
  ...imported,
  summary: 'Stores these files, all or none: new ones as drafts, others over what there is; nothing is taken out',
  body: z.object({ files: catalogueFiles }),
});

const editedLists = {
  categories: z.optional(set(categorySchema, 6)),
  muscleGroups: z.optional(set(muscleGroupSchema, 8)),
  equipment: z.optional(set(textLine, 20)),
  strokes: z.optional(set(strokeSchema, 19)),
  places: z.optional(set(placeSchema, 2)),
};
export const editedFields = ['categories', 'muscleGroups', 'equipment', 'strokes', 'places'] as const;
export type EditedField = (typeof editedFields)[number];

export const editExercises = endpoint('POST /exercises/edits', {
  access: 'editor',
  summary: 'Changes the same of several exercises, each by itself; says which were refused and why',
  body: z.object({
    ids: z.array(idSchema).check(z.minLength(1), z.maxLength(100)),
    difficulty: z.optional(difficultySchema),
    add: z.optional(z.object(editedLists)),
    remove: z.optional(z.object(editedLists)),
  }),
  response: z.object({ done: unit.count(), refused: z.array(z.object({ _id: idSchema, message: unit.message() })) }),
});
export type ExerciseEdit = z.input<typeof editExercises.body>;
