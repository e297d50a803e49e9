import type { RoutineSummary } from '@bandeja/domain/routines/contract';
import type { PlanDay } from '@bandeja/domain/schedule/contract';
import type { PlanDayType } from '@bandeja/domain/schedule/vocabulary';

/** A plan day while it is edited. Also the shape the server takes. */
export type DayDraft = { type: PlanDayType; routineId: string | null };

export type RoutineChoice = Pick<
  RoutineSummary,
  '_id' | 'name' | 'type' | 'description' | 'difficulty' | 'duration' | 'drawings' | 'offer'
> & {
  exerciseCount: number;
};

export function draftOf(day: PlanDay | undefined): DayDraft {
  return day ? { type: day.type, routineId: day.routineId } : { type: 'Descanso', routineId: null };
}

export function withType(type: PlanDayType, choices: readonly Pick<RoutineChoice, '_id'>[]): DayDraft {
  return { type, routineId: type === 'Partido' ? (choices[0]?._id ?? null) : null };
}

export function canConfirm(draft: DayDraft, isSaving: boolean): boolean {
  return !isSaving && (draft.type === 'Descanso' || draft.routineId !== null);
}

/** The routines to choose from, including the planned one even if it has left the library. */
export function choicesFor(
  type: PlanDayType,
  day: PlanDay | undefined,
  ofType: readonly RoutineChoice[],
): RoutineChoice[] {
  const isListed = ofType.some((routine) => routine._id === day?.routineId);
  if (!day?.routineId || !day.routine || day.type !== type || isListed) return [...ofType];
  return [{ _id: day.routineId, ...day.routine }, ...ofType];
}
