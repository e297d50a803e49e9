import * as z from 'zod/mini';
import { categories } from '#exercises/vocabulary.ts';
import { routineTypes } from '#routines/vocabulary.ts';

/** A session's type is stored as sent: a category or a routine type (docs/product.md#vocabularies). */
export const sessionTypes = [...categories, ...routineTypes] as const;
export const sessionTypeSchema = z.enum(sessionTypes);
export type SessionType = z.infer<typeof sessionTypeSchema>;

/** «Deshacer» stands this long after «Descartar». */
export const undoSeconds = 10;

/** Days a finished session stays editable. */
export const editableDays = 14;
