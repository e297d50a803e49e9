import type { PlanDayType } from '@bandeja/domain/schedule/vocabulary';
import type { ComponentType } from 'react';
import type { RoutineChoice } from '#features/schedule/day-draft.ts';
import type { LoadState } from '#lib/load-state.ts';

/**
 * The routines of a type as the page hands them over; they belong to another feature. `leftOut`: those that are not
 * offered to the player, and what is said of them. `Finder`: finds others by name where there are more than a page.
 */
export type RoutineChoices = LoadState<{
  ofType: (type: PlanDayType) => RoutineChoice[];
  Finder?: ComponentType<{ type: PlanDayType; onFound: (routine: RoutineChoice) => void }> | null;
  leftOut?: (type: PlanDayType) => { routines: RoutineChoice[]; sentences: string[] };
}>;
