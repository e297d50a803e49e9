import type { Category } from '@bandeja/domain/exercises/vocabulary';
import type { RoutineType } from '@bandeja/domain/routines/vocabulary';
import type { Goal } from '@bandeja/domain/schedule/vocabulary';
import type { SessionKind } from '#composer/brief-types.ts';
import { isDrill, isGame, isMatchPlay, isMental } from '#composer/kinds.ts';
import type { HardLimits } from '#composer/limits.ts';
import { servesStroke } from '#composer/serving.ts';
import type { ComposerExercise } from '#composer/types.ts';

export function kindOf(
  { wish, kit, health }: HardLimits,
  categories: readonly Category[],
  allowed: readonly ComposerExercise[],
  goal: Goal | undefined,
): SessionKind {
  if (health.gentle) return 'gentle';
  const drills = allowed.filter(isDrill);
  switch (wish.routineType) {
    case 'Mental':
      return allowed.some(isMental) ? 'mental' : 'mobility';
    case 'Descanso':
      return 'recovery';
    case 'Partido':
      if (allowed.some(isMatchPlay)) return 'match';
      return drills.length > 0 ? 'technique' : 'physical';
    case 'Táctico':
      if (allowed.some(isGame)) return 'tactics';
      return drills.length > 0 ? 'technique' : 'physical';
    case 'Técnico':
      return drills.length > 0 ? 'technique' : 'physical';
    default:
  }
  if (wish.warmUp) return 'warmUp';
  if (wish.routineType === 'Físico') return physicalKind(categories);
  const brings = wish.place === 'court' || wish.equipment?.includes('pala') === true;
  if (wish.strokes.length > 0 && kit.has('pala') && drills.some((drill) => brings || servesStroke(drill, wish.strokes)))
    return 'technique';
  const isOpen = categories.length === 0 && wish.muscleGroups.length === 0 && health.prevent.length === 0;
  const racket = wish.place === 'court' || (wish.place === null && goal === 'Mejorar la técnica');
  if (isOpen && wish.strokes.length === 0 && racket && drills.length > 0) return 'technique';
  return physicalKind(categories);
}

function physicalKind(categories: readonly Category[]): SessionKind {
  return categories.length > 0 && categories.every((category) => category === 'Flexibilidad') ? 'mobility' : 'physical';
}

/** docs/training.md#selection: a stroke with a racket is Técnico, otherwise Físico. */
export function typeOf(kind: SessionKind, wished: RoutineType | null): RoutineType {
  switch (kind) {
    case 'technique':
      return 'Técnico';
    case 'tactics':
      return 'Táctico';
    case 'match':
      return 'Partido';
    case 'mental':
      return 'Mental';
    case 'recovery':
      return 'Descanso';
    case 'gentle':
      return wished === 'Descanso' ? 'Descanso' : 'Físico';
    default:
      return 'Físico';
  }
}

/** Sessions that are about moving softly: stretches are their work, not their end. */
export function isFlexible({ kind }: { kind: SessionKind }): boolean {
  return kind === 'mobility' || kind === 'gentle' || kind === 'recovery' || kind === 'warmUp';
}
