import type { PlanDayType } from '@bandeja/domain/schedule/vocabulary';
import type { RoutineChoice } from '#features/schedule/day-draft.ts';
import type { LoadState } from '#lib/load-state.ts';

/** The routines of a type as the page hands them over; they belong to another feature. */
export type RoutineChoices = LoadState<{ ofType: (type: PlanDayType) => RoutineChoice[] }>;
