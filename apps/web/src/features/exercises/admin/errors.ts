import { type ExerciseBody, exerciseBodySchema } from '@bandeja/domain/exercises/contract';
import type { Resolver } from 'react-hook-form';
import { type FieldErrors, set } from 'react-hook-form';
import { exerciseAdminTexts } from '#features/exercises/admin/texts.ts';
import { bodyOf, type ExerciseValues, rowLists, rowPlaces } from '#features/exercises/admin/values.ts';

export type PlacedError = { path: string; message: string };

const listFull = exerciseAdminTexts.form.listFull;

/** Sentences for errors that the contract leaves without one: bounds of numbers, lists that are too long. */
const boundTexts: Record<string, string> = {
  'dose.sets': 'De 1 a 20 series',
  'dose.reps': 'De 1 a 500 repeticiones',
  'dose.seconds': 'De 1 a 7200 segundos',
  'dose.metres': 'De 1 a 5000 metros',
  'dose.rest': 'De 0 a 900 segundos',
  videoUrl: 'La dirección puede tener 500 caracteres como máximo',
  variations: exerciseAdminTexts.variations.full,
  steps: listFull,
  equipment: listFull,
  commonMistakes: listFull,
  tips: listFull,
};

/** What the contract says against the values, each error at its place in the form. */
export function errorsOf(values: ExerciseValues): { body: ExerciseBody | null; errors: PlacedError[] } {
  const body = bodyOf(values);
  const parsed = exerciseBodySchema.safeParse(body);
  if (parsed.success) return { body, errors: [] };
  const errors = parsed.error.issues.map(({ path, code, message }) => {
    const wirePath = path.join('.');
    const isBound = code === 'too_big' || code === 'too_small' || code === 'invalid_type';
    const own = isBound ? boundTexts[wirePath] : undefined;
    return { path: wirePath, message: own ?? message };
  });
  return { body: null, errors: errors.map((error) => placed(error, values)) };
}

/** A server error at its place in the form: empty rows are not sent, so places may differ. */
export function placed({ path, message }: PlacedError, values: ExerciseValues): PlacedError {
  const [field = '', place] = path.split('.');
  const list = rowLists.find((name) => name === field);
  // one error of the picker as a whole: its tags have no place for one
  if (field === 'variations') return { path: field, message };
  if (list === undefined) return { path, message };
  const row = place === undefined ? 0 : (rowPlaces(values[list])[Number(place)] ?? 0);
  return { path: `${list}.${row}`, message };
}

/** The contract as react-hook-form asks for it. */
export const exerciseResolver: Resolver<ExerciseValues, unknown, ExerciseBody> = (values) => {
  const { body, errors: found } = errorsOf(values);
  if (body) return { values: body, errors: {} };
  const errors: FieldErrors<ExerciseValues> = {};
  // the first error of a field is the one it shows
  for (const { path, message } of found.toReversed()) set(errors, path, { type: 'contract', message });
  return { values: {}, errors };
};
