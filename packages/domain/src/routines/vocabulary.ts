export const routineTypes = ['Técnico', 'Físico', 'Táctico', 'Mental', 'Partido', 'Descanso'] as const;
export type RoutineType = (typeof routineTypes)[number];

/** A match is counted on its board, and rest is no routine. */
export const ownTypes = ['Físico', 'Técnico', 'Táctico', 'Mental'] as const satisfies readonly RoutineType[];
/** Why a routine is not offered to a player, the first that holds. */
export const withheldReasons = ['health', 'injury', 'demand', 'age', 'level', 'unreviewed', 'plan'] as const;
export type WithheldReason = (typeof withheldReasons)[number];
