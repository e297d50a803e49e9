import type { RoutineSummary } from '@bandeja/domain/routines/contract';

export function aRoutine(name: string, overrides: Partial<RoutineSummary> = {}): RoutineSummary {
  return {
    _id: name,
    code: null,
    name,
    description: '',
    type: 'Físico',
    categories: ['Fuerza'],
    difficulty: 'Intermedio',
    duration: 45,
    isActive: true,
    isDraft: false,
    isFavorite: false,
    objectives: [],
    equipment: [],
    exerciseCount: 6,
    createdBy: { name: 'Bandeja' },
    isOwn: false,
    ...overrides,
  };
}
