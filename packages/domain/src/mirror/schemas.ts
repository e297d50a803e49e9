import * as z from 'zod/mini';
import { checkKinds, checkSides } from '#mirror/vocabulary.ts';
import { localDateSchema } from '#wire/endpoint.ts';

/** A rounded measure; `side` is null where there is none. */
export const checkShape = { kind: z.enum(checkKinds), side: z.nullable(z.enum(checkSides)), value: z.int() };

export const checkSchema = z.object({ date: localDateSchema, ...checkShape });
export type Check = z.infer<typeof checkSchema>;
