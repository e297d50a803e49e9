import {
  type OwnRoutineBody,
  ownRoutineBodySchema,
  type RoutineBody,
  routineBodySchema,
} from '@bandeja/domain/routines/contract';
import { type FieldError, type FieldErrors, get } from 'react-hook-form';
import type * as z from 'zod/mini';
import { bodyOf, objectivePlaces, ownBodyOf, type RoutineValues } from '#features/routines/form/values.ts';
import type { Issue } from '#lib/form-errors.ts';
import { contractResolver } from '#lib/use-send-form.ts';

/** Sentences for bounds that the contract leaves without one, by the field's last name. */
const boundTexts: Record<string, string> = {
  sets: '20 series como máximo',
  reps: '500 repeticiones como máximo',
  rest: '900 segundos como máximo',
  folder: '60 caracteres como máximo',
  name: '120 caracteres como máximo',
  description: '2000 caracteres como máximo',
  notes: '500 caracteres como máximo',
  objectives: 'Caben 10 objetivos de 200 caracteres como máximo',
  exercises: 'Caben 40 ejercicios como máximo',
};
const figureTexts: Record<string, string> = { duration: 'De 1 a 7200 segundos', metres: 'De 1 a 5000 metros' };

function sentence({ path, code, message }: z.core.$ZodIssue): string {
  const last = String(path.findLast((part) => typeof part === 'string') ?? '');
  if (path.length > 1) return figureTexts[last] ?? (code === 'too_big' ? (boundTexts[last] ?? message) : message);
  return code === 'too_big' ? (boundTexts[last] ?? message) : message;
}

export function placed({ path, message }: Issue, values: RoutineValues): Issue {
  const [field, place] = path.split('.');
  if (field !== 'objectives') return { path, message };
  const row = place === undefined ? 0 : (objectivePlaces(values.objectives)[Number(place)] ?? 0);
  return { path: `objectives.${row}`, message };
}

export const routineResolver = contractResolver<RoutineValues, RoutineBody>({
  schema: routineBodySchema,
  bodyOf,
  sentence,
  placed,
});

export const ownRoutineResolver = contractResolver<RoutineValues, OwnRoutineBody>({
  schema: ownRoutineBodySchema,
  bodyOf: ownBodyOf,
  sentence,
});

export function errorAt(errors: FieldErrors<RoutineValues>, path: string): string | undefined {
  const error: FieldError | undefined = get(errors, path);
  return error?.message;
}
