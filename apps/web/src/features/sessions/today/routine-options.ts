import type { Category } from '@bandeja/domain/exercises/vocabulary';
import type { RoutineType } from '@bandeja/domain/routines/vocabulary';
import type { ComponentType } from 'react';
import type { LoadState } from '#lib/load-state.ts';

/** `count`: null where there are more than a page, which `Finder` searches; `leftOut`: not offered, with reasons. */
export type RoutineOptions = LoadState<{
  count: number | null;
  Finder?: RoutineFinder | null;
  ofType: (type: Category) => RoutineOption[];
  leftOut: (type: Category) => { routines: RoutineOption[]; sentences: string[] };
}>;

export type RoutineFinder = ComponentType<{ type: Category; onFound: (routine: RoutineOption) => void }>;

export type RoutineOption = {
  _id: string;
  name: string;
  type: RoutineType;
  duration: number;
  drawings?: readonly string[] | undefined;
  offer?: { note: string } | undefined;
};
