import { categories } from '#exercises/vocabulary.ts';
import { routineTypes } from '#routines/vocabulary.ts';

/** A session's type is stored as sent: a category or a routine type (docs/product.md#vocabularies). */
export const sessionTypes = [...categories, ...routineTypes] as const;
export type SessionType = (typeof sessionTypes)[number];

export const undoSeconds = 10;

export const editableDays = 14;

/** Characters of a session's notes. */
export const mostNotes = 2000;

export const checkInStates = ['good', 'tired', 'sore', 'ill'] as const;
export type CheckInState = (typeof checkInStates)[number];
/** What a day leaves of its session: fewer minutes, or a band at home in place of the material. */
export const shortMinutes = [20, 30, 40] as const;
export type TodayShape = { minutes?: (typeof shortMinutes)[number]; withBand?: boolean };

/** The routine that warms up before a session or a match; alone it counts against no limit. */
export const warmUpCode = 'R01';

/** The routine that a day of rest offers to loosen up. */
export const looseningCode = 'R13';
