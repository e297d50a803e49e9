import * as z from 'zod/mini';
import { checkKinds, checkSides } from '#mirror/vocabulary.ts';
import { localDateSchema } from '#wire/endpoint.ts';

const value = z.int().check(z.describe('Repetitions, degrees or seconds, as its kind says; rounded.'));
/** `side` is null where there is none. */
export const checkShape = { kind: z.enum(checkKinds), side: z.nullable(z.enum(checkSides)), value };

export const checkSchema = z.object({ date: localDateSchema, ...checkShape });
export type Check = z.infer<typeof checkSchema>;
