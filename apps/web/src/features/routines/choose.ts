import type { RoutineSummary } from '@bandeja/domain/routines/contract';
import type { PlanDayType } from '@bandeja/domain/schedule/vocabulary';

/** The routines of a plan day's type: by category, a match's by routine type (docs/product.md#vocabularies). */
export function routinesOfType(routines: readonly RoutineSummary[], type: PlanDayType): RoutineSummary[] {
  return routines.filter(({ isActive, type: routineType, categories }) => {
    if (!isActive || type === 'Descanso') return false;
    return type === 'Partido' ? routineType === 'Partido' : categories.includes(type);
  });
}
