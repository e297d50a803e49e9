import * as z from 'zod/mini';

/** Routine types. */
export const routineTypes = ['Técnico', 'Físico', 'Táctico', 'Mental', 'Partido', 'Descanso'] as const;
export const routineTypeSchema = z.enum(routineTypes);
export type RoutineType = z.infer<typeof routineTypeSchema>;
