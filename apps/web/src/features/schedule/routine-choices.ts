import type { PlanDayType } from '@bandeja/domain/schedule/vocabulary';
import type { ComponentType } from 'react';
import type { RoutineChoice } from '#features/schedule/day-draft.ts';
import type { LoadState } from '#lib/load-state.ts';

/**
 * The routines of a type, passed by the page because they belong to another feature. `leftOut`: routines not offered to
 * the player, with their sentences. `Finder`: searches by name where there are more than a page.
 */
export type RoutineChoices = LoadState<{
  ofType: (type: PlanDayType) => RoutineChoice[];
  Finder?: ComponentType<{ type: PlanDayType; onFound: (routine: RoutineChoice) => void }> | null;
  leftOut?: (type: PlanDayType) => { routines: RoutineChoice[]; sentences: string[] };
}>;
