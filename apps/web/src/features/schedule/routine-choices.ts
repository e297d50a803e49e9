import type { PlanDayType } from '@bandeja/domain/schedule/vocabulary';
import type { ComponentType } from 'react';
import type { RoutineChoice } from '#features/schedule/day-draft.ts';
import type { LoadState } from '#lib/load-state.ts';

/** Passed by the page, as another feature's. `leftOut`: not offered, with reasons; `Finder`: for more than a page. */
export type RoutineChoices = LoadState<{
  ofType: (type: PlanDayType) => RoutineChoice[];
  Finder?: ComponentType<{ type: PlanDayType; onFound: (routine: RoutineChoice) => void }> | null;
  leftOut?: (type: PlanDayType) => { routines: RoutineChoice[]; sentences: string[] };
}>;
