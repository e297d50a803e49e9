import type { ExerciseSummary } from '@bandeja/domain/exercises/contract';
import { drawingName } from '@bandeja/domain/exercises/rules';
import { categorySchema, difficultySchema, doseSchema, loadTypeSchema } from '@bandeja/domain/exercises/schemas';
import type { OwnRoutineBody, Routine, RoutineBody } from '@bandeja/domain/routines/contract';
import type { RuleEntry } from '@bandeja/domain/routines/rules';
import { ownTypeSchema, routineTypeSchema } from '@bandeja/domain/routines/schemas';
import * as z from 'zod/mini';
import { typedInteger } from '#lib/typed-measures.ts';

const chosenSchema = z.object({
  _id: z.string(),
  name: z.string(),
  categories: z.array(categorySchema),
  equipment: z.array(z.string()),
  loadType: loadTypeSchema,
  dose: z.optional(doseSchema),
  drawing: z.optional(z.nullable(z.string())),
});
export type ChosenExercise = z.infer<typeof chosenSchema>;

const entrySchema = z.object({
  exercise: z.nullable(chosenSchema),
  sets: z.string(),
  reps: z.string(),
  rest: z.string(),
  duration: z.string(),
  metres: z.string(),
  perSide: z.boolean(),
  notes: z.string(),
});
export type EntryValues = z.infer<typeof entrySchema>;

export const valuesSchema = z.object({
  name: z.string(),
  type: routineTypeSchema,
  difficulty: difficultySchema,
  duration: z.string(),
  description: z.string(),
  /** Of a player's own routine. */
  folder: z.string(),
  objectives: z.array(z.string()),
  categories: z.array(categorySchema),
  exercises: z.array(entrySchema),
  /** The version that is edited; 0 of a new one. */
  version: z.number(),
});
export type RoutineValues = z.infer<typeof valuesSchema>;

/** A new line of a routine, with its defaults (docs/product.md#routine-administration). */
export const emptyEntry: EntryValues = {
  exercise: null,
  sets: '3',
  reps: '10',
  rest: '60',
  duration: '',
  metres: '',
  perSide: false,
  notes: '',
};

/** A line as the catalogue proposes it. */
export const proposedEntry = (exercise: ChosenExercise): EntryValues => ({
  ...emptyEntry,
  exercise,
  ...doseValues(exercise),
});

export const emptyValues: RoutineValues = {
  name: '',
  type: 'Físico',
  difficulty: 'Principiante',
  duration: '60',
  description: '',
  folder: '',
  objectives: [''],
  categories: [],
  exercises: [emptyEntry],
  version: 0,
};

const typed = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value));

export function chosenOf(exercise: ExerciseSummary): ChosenExercise {
  const { _id, name, categories, equipment, loadType, dose } = exercise;
  return { _id, name, categories, equipment, loadType, dose, drawing: drawingName(exercise) };
}

export function valuesOf(routine: Routine): RoutineValues {
  return {
    name: routine.name,
    type: routine.type,
    difficulty: routine.difficulty,
    duration: String(routine.duration),
    description: routine.description,
    folder: routine.folder ?? '',
    objectives: routine.objectives.length === 0 ? [''] : routine.objectives,
    categories: routine.categories,
    exercises: routine.exercises.map(({ exercise, sets, reps, rest, duration, metres, perSide, notes }) => ({
      exercise: {
        _id: exercise._id,
        name: exercise.name,
        categories: exercise.categories,
        equipment: exercise.equipment,
        loadType: exercise.loadType,
        drawing: exercise.drawing ?? null,
      },
      sets: String(sets),
      reps: String(reps),
      rest: String(rest),
      duration: typed(duration),
      metres: typed(metres),
      perSide,
      notes,
    })),
    version: routine.version,
  };
}

export function doseValues({ dose }: ChosenExercise): Partial<EntryValues> {
  if (dose === undefined) return {};
  return {
    sets: String(dose.sets),
    reps: String(dose.reps),
    rest: String(dose.rest),
    duration: typed(dose.seconds),
    metres: typed(dose.metres),
    perSide: dose.perSide,
  };
}

const required = (text: string) => typedInteger(text) ?? Number.NaN;

/** The places in the form of those objectives that are sent. */
export const objectivePlaces = (objectives: readonly string[]): number[] =>
  objectives.flatMap((text, index) => (text.trim() === '' ? [] : [index]));

export function bodyOf(values: RoutineValues): RoutineBody {
  const { exercises, objectives, categories, duration, version, folder: _, ...rest } = values;
  return {
    ...rest,
    ...(version > 0 ? { version } : {}),
    duration: required(duration),
    objectives: objectives.filter((text) => text.trim() !== ''),
    ...(categories.length === 0 ? {} : { categories }),
    exercises: exercises.map(entryBodyOf),
  };
}

export function ownBodyOf({ name, type, description, folder, exercises }: RoutineValues): OwnRoutineBody {
  const ownType = ownTypeSchema.safeParse(type).data ?? 'Físico';
  return { name, type: ownType, description, folder, exercises: exercises.map(entryBodyOf) };
}

function entryBodyOf(entry: EntryValues): RoutineBody['exercises'][number] {
  return {
    exercise: entry.exercise?._id ?? '',
    sets: required(entry.sets),
    reps: required(entry.reps),
    rest: required(entry.rest),
    duration: typedInteger(entry.duration) ?? null,
    metres: typedInteger(entry.metres) ?? null,
    perSide: entry.perSide,
    notes: entry.notes,
  };
}

export function ruleEntryOf(entry: EntryValues): RuleEntry | null {
  const [sets, reps, rest] = [required(entry.sets), required(entry.reps), required(entry.rest)];
  const [duration, metres] = [typedInteger(entry.duration), typedInteger(entry.metres)];
  const isComplete = sets >= 1 && reps >= 1 && rest >= 0 && !Number.isNaN(duration) && !Number.isNaN(metres);
  if (entry.exercise === null || !isComplete) return null;
  return { sets, reps, rest, duration, metres, perSide: entry.perSide, exercise: entry.exercise };
}
