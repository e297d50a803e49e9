import type { Category } from '@bandeja/domain/exercises/vocabulary';
import type { ComponentType } from 'react';
import type { LoadState } from '#lib/load-state.ts';

/**
 * The routines, passed by the page because they belong to another feature. `count`: the number offered in all, null where
 * there are more than a page; `Finder`: then searches by name; `ofType`: the offered ones of a category, `leftOut`: the
 * others with their reasons.
 */
export type RoutineOptions = LoadState<{
  count: number | null;
  Finder?: RoutineFinder | null;
  ofType: (type: Category) => RoutineOption[];
  leftOut: (type: Category) => { routines: RoutineOption[]; sentences: string[] };
}>;

export type RoutineFinder = ComponentType<{ type: Category; onFound: (routine: RoutineOption) => void }>;

export type RoutineOption = { _id: string; name: string; offer?: { note: string } | undefined };
