import * as z from 'zod/mini';
import { type RoutineType, routineTypes, withheldReasons } from '#routines/vocabulary.ts';

export const routineTypeSchema = z.enum(routineTypes);
export const routineTypeOf = (stored: string | null): RoutineType | null =>
  stored === null ? null : routineTypeSchema.parse(stored);

export const withheldReasonSchema = z.enum(withheldReasons);
