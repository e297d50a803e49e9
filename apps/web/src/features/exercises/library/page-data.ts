import type { Exercise, ExerciseSummary } from '@bandeja/domain/exercises/contract';

/** What the server reads for `/exercises`: every active exercise, by name. */
export type LibraryPageData = { exercises: readonly ExerciseSummary[] };

/** What the server reads for `/exercises/{slug}`: the exercise, and others like it, nearest first. */
export type ExercisePageData = { exercise: Exercise; related: readonly ExerciseSummary[] };
