import * as z from 'zod/mini';

export const routineTypes = ['Técnico', 'Físico', 'Táctico', 'Mental', 'Partido', 'Descanso'] as const;
export const routineTypeSchema = z.enum(routineTypes);
export type RoutineType = z.infer<typeof routineTypeSchema>;

/** A match is counted on its board, and rest is no routine. */
export const ownTypes = ['Físico', 'Técnico', 'Táctico', 'Mental'] as const satisfies readonly RoutineType[];
export const ownTypeSchema = z.enum(ownTypes);

export const routineTypeOf = (stored: string | null): RoutineType | null =>
  stored === null ? null : routineTypeSchema.parse(stored);

/** Why a routine is not offered to a player, the first that holds. */
export const withheldReasons = ['health', 'injury', 'demand', 'age', 'level', 'unreviewed', 'plan'] as const;
export const withheldReasonSchema = z.enum(withheldReasons);
export type WithheldReason = z.infer<typeof withheldReasonSchema>;
