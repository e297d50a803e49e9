import type { Exercise, ExerciseBody } from '@bandeja/domain/exercises/contract';
import { openQuestions } from '@bandeja/domain/exercises/rules';
import {
  bodyAreaSchema,
  categorySchema,
  type Dose,
  demandSchema,
  difficultySchema,
  doseSchema,
  loadTypeSchema,
  muscleGroupSchema,
  placeSchema,
  safetyQuestionSchema,
  strokeSchema,
} from '@bandeja/domain/exercises/schemas';
import { safetyQuestions } from '@bandeja/domain/exercises/vocabulary';
import * as z from 'zod/mini';
import { exerciseAdminTexts } from '#features/exercises/admin/texts.ts';
import { typedInteger } from '#lib/typed-measures.ts';

const rows = z.array(z.string());

/** The form's values: numbers as typed, lists with at least one row. Also the schema of a draft. */
export const valuesSchema = z.object({
  name: z.string(),
  description: z.string(),
  categories: z.array(categorySchema),
  difficulty: difficultySchema,
  muscleGroups: z.array(muscleGroupSchema),
  steps: rows,
  equipment: rows,
  commonMistakes: rows,
  tips: rows,
  variations: z.array(z.object({ _id: z.string(), name: z.string() })),
  videoUrl: z.string(),
  loadType: loadTypeSchema,
  dose: z.object({
    sets: z.string(),
    reps: z.string(),
    seconds: z.string(),
    metres: z.string(),
    perSide: z.boolean(),
    rest: z.string(),
  }),
  avoidFor: z.array(bodyAreaSchema),
  cautionFor: z.array(bodyAreaSchema),
  demands: z.array(demandSchema),
  places: z.array(placeSchema),
  answered: z.array(safetyQuestionSchema),
  strokes: z.array(strokeSchema),
  figureName: z.string(),
  /** The version that is edited; 0 of a new one. */
  version: z.number(),
});
export type ExerciseValues = z.infer<typeof valuesSchema>;

export const rowLists = ['steps', 'equipment', 'commonMistakes', 'tips'] as const;
export type RowList = (typeof rowLists)[number];

export const emptyValues: ExerciseValues = {
  name: '',
  description: '',
  categories: [],
  difficulty: 'Principiante',
  muscleGroups: [],
  steps: [''],
  equipment: [''],
  commonMistakes: [''],
  tips: [''],
  variations: [],
  videoUrl: '',
  loadType: 'reps',
  dose: { sets: '3', reps: '10', seconds: '', metres: '', perSide: false, rest: '60' },
  avoidFor: [],
  cautionFor: [],
  demands: [],
  places: ['home', 'court'],
  answered: [],
  strokes: [],
  figureName: '',
  version: 0,
};

const atLeastOneRow = (list: readonly string[]) => (list.length === 0 ? [''] : [...list]);
const typed = (value: number | undefined) => (value === undefined ? '' : String(value));

export function valuesOf(exercise: Exercise): ExerciseValues {
  const { sets, reps, seconds, metres, perSide, rest } = exercise.dose;
  return {
    name: exercise.name,
    description: exercise.description,
    categories: exercise.categories,
    difficulty: exercise.difficulty,
    muscleGroups: exercise.muscleGroups,
    steps: atLeastOneRow(exercise.steps),
    equipment: atLeastOneRow(exercise.equipment),
    commonMistakes: atLeastOneRow(exercise.commonMistakes),
    tips: atLeastOneRow(exercise.tips),
    variations: exercise.variations.map(({ _id, name }) => ({ _id, name })),
    videoUrl: exercise.videoUrl ?? '',
    loadType: exercise.loadType,
    dose: {
      sets: typed(sets),
      reps: typed(reps),
      seconds: typed(seconds),
      metres: typed(metres),
      perSide,
      rest: typed(rest),
    },
    avoidFor: exercise.avoidFor,
    cautionFor: exercise.cautionFor,
    demands: exercise.demands,
    places: exercise.places,
    answered: exercise.answered,
    strokes: exercise.strokes,
    figureName: exercise.figureName ?? '',
    version: exercise.version,
  };
}

const filledRows = (list: readonly string[]) => list.filter((text) => text.trim() !== '');

/** Indexes in the form of the rows that are sent: the second row sent may be the third of the form. */
export const rowPlaces = (list: readonly string[]): number[] =>
  list.flatMap((text, index) => (text.trim() === '' ? [] : [index]));

/** The dose as typed; a missing or invalid number is NaN where the contract requires one. */
export function doseOf({
  dose,
  loadType,
}: Pick<ExerciseValues, 'dose' | 'loadType'>): NonNullable<ExerciseBody['dose']> {
  const seconds = loadType === 'time' ? typedInteger(dose.seconds) : undefined;
  const metres = loadType === 'distance' ? typedInteger(dose.metres) : undefined;
  return {
    sets: typedInteger(dose.sets) ?? Number.NaN,
    reps: loadType === 'reps' ? (typedInteger(dose.reps) ?? Number.NaN) : 1,
    ...(seconds === undefined ? {} : { seconds }),
    ...(metres === undefined ? {} : { metres }),
    perSide: dose.perSide,
    rest: typedInteger(dose.rest) ?? Number.NaN,
  };
}

export const measureKeys = { reps: 'reps', time: 'seconds', distance: 'metres' } as const;

/** The typed dose; null until it is complete: time or distance need their figure. */
export function typedDose({ dose, loadType }: Pick<ExerciseValues, 'dose' | 'loadType'>): Dose | null {
  const { success, data } = doseSchema.safeParse(doseOf({ dose, loadType }));
  return success && data[measureKeys[loadType]] !== undefined ? data : null;
}

export type ExercisePart = keyof typeof exerciseAdminTexts.parts.names;
type Progress = { isDone: boolean; count?: number | string };

export function mediaProgress(exercise: Pick<Exercise, 'pictures' | 'film'> | null): Progress {
  if (exercise === null) return { isDone: false };
  const count = exercise.pictures.length + (exercise.film === null ? 0 : 1);
  const isDone = count > 0 && exercise.pictures.every(({ alt }) => alt !== '');
  return { isDone, ...(count > 0 ? { count } : {}) };
}

/** `media` is no part of the form: it is stored by itself. */
export function exerciseParts(values: ExerciseValues): Record<Exclude<ExercisePart, 'media'>, Progress> {
  const { name, description, categories, figureName, answered, variations } = values;
  const counted = (count: number): Progress => (count > 0 ? { isDone: true, count } : { isDone: false });
  const open = openQuestions(answered).length;
  const all = safetyQuestions.length;
  return {
    data: { isDone: name.trim() !== '' && description.trim() !== '' && categories.length > 0 },
    steps: counted(filledRows(values.steps).length),
    figure: { isDone: figureName !== '' },
    safety: { isDone: open === 0, count: exerciseAdminTexts.parts.answered(all - open, all) },
    advice: counted(filledRows([...values.commonMistakes, ...values.tips]).length + variations.length),
    plan: { isDone: typedDose(values) !== null },
  };
}

export function bodyOf(values: ExerciseValues): ExerciseBody {
  const { variations, videoUrl, version, ...rest } = values;
  return {
    ...rest,
    ...(version > 0 ? { version } : {}),
    steps: filledRows(values.steps),
    equipment: filledRows(values.equipment),
    commonMistakes: filledRows(values.commonMistakes),
    tips: filledRows(values.tips),
    variations: variations.map(({ _id }) => _id),
    videoUrl: videoUrl.trim() === '' ? null : videoUrl.trim(),
    dose: doseOf(values),
    figureName: values.figureName === '' ? null : values.figureName,
  };
}
