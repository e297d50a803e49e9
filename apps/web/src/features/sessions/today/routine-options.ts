import type { Category } from '@bandeja/domain/exercises/vocabulary';
import type { ComponentType } from 'react';
import type { LoadState } from '#lib/load-state.ts';

/**
 * The routines as the page hands them over from their own feature. `count`: how many are offered in all, null
 * where there are more than a page; `Finder`: finds others by name then; `ofType`: those
 * of a category that are offered, `leftOut`: the others, and what is said of them.
 */
export type RoutineOptions = LoadState<{
  count: number | null;
  Finder?: RoutineFinder | null;
  ofType: (type: Category) => RoutineOption[];
  leftOut: (type: Category) => { routines: RoutineOption[]; sentences: string[] };
}>;

export type RoutineFinder = ComponentType<{ type: Category; onFound: (routine: RoutineOption) => void }>;

export type RoutineOption = { _id: string; name: string; offer?: { note: string } | undefined };
