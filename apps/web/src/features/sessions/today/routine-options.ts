import type { Category } from '@bandeja/domain/exercises/vocabulary';
import type { LoadState } from '#lib/load-state.ts';

/** The routines of a category, and how many there are in all, as the page hands them over from their own feature. */
export type RoutineOptions = LoadState<{ count: number; ofType: (type: Category) => { _id: string; name: string }[] }>;
