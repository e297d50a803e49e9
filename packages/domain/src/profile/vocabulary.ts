import * as z from 'zod/mini';

/** What forbids all training until the player says otherwise: a sign for a doctor, an illness, a crisis. */
export const redFlagKinds = ['urg', 'rest', 'crisis'] as const;
export const redFlagKindSchema = z.enum(redFlagKinds);
export type RedFlagKind = z.infer<typeof redFlagKindSchema>;
