import * as z from 'zod/mini';

/** Reasons that forbid all training until the player confirms: a sign for a doctor, an illness, a crisis. */
export const redFlagKinds = ['urg', 'rest', 'crisis'] as const;
export const redFlagKindSchema = z.enum(redFlagKinds);
export type RedFlagKind = z.infer<typeof redFlagKindSchema>;

/** Yes/no questions about health before training (docs/training.md#screening). A «sí» raises the red flag `urg`. */
export const healthQuestions = ['heart', 'chest', 'breath', 'faint', 'pulse', 'condition', 'supervised'] as const;
export const healthQuestionSchema = z.enum(healthQuestions);
export type HealthQuestion = z.infer<typeof healthQuestionSchema>;

/** Answers to the calm question that a suspicion of danger asks; `none`: «No, nada de eso». */
export const dangerAnswers = ['chest', 'faint', 'breath', 'pulse', 'numb', 'other', 'none'] as const;
export type DangerAnswer = (typeof dangerAnswers)[number];
