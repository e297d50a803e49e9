import * as z from 'zod/mini';
import { ownTypes, type RoutineType, routineTypes, withheldReasons } from '#routines/vocabulary.ts';

export const routineTypeSchema = z.enum(routineTypes);
export const ownTypeSchema = z.enum(ownTypes);

export const routineTypeOf = (stored: string | null): RoutineType | null =>
  stored === null ? null : routineTypeSchema.parse(stored);

export const withheldReasonSchema = z.enum(withheldReasons);
