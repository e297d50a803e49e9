import type { Category, MuscleGroup } from '@bandeja/domain/exercises/vocabulary';
import type { Goal } from '@bandeja/domain/schedule/vocabulary';
import type { Effort } from '@bandeja/reader/types';
import type { Brief } from '#composer/brief-types.ts';
import type { HardLimits } from '#composer/limits.ts';
import type { ComposerInput } from '#composer/types.ts';

/** docs/training.md#categories-by-goal, in one session. */
const byGoal: Record<Goal, readonly Category[]> = {
  'Mejorar la técnica': ['Funcionalidad', 'Fuerza'],
  'Ganar resistencia': ['Cardio', 'Fuerza'],
  'Perder peso': ['Cardio', 'Fuerza', 'Funcionalidad'],
  'Ganar fuerza': ['Fuerza', 'Funcionalidad'],
  'Mejorar la movilidad': ['Funcionalidad', 'Fuerza', 'Flexibilidad'],
  'Prevenir lesiones': ['Fuerza', 'Funcionalidad'],
  'Competir en torneos': ['Fuerza explosiva', 'Fuerza', 'Cardio'],
  'Divertirme y socializar': ['Funcionalidad', 'Fuerza'],
};
const byEffort: Record<Effort, readonly Category[]> = {
  gentle: ['Funcionalidad', 'Flexibilidad', 'Fuerza', 'Cardio'],
  hard: ['Cardio', 'Fuerza', 'Fuerza explosiva'],
};
/** Children learn to move before they train: feet, coordination, play. */
const forYouth: readonly Category[] = ['Funcionalidad', 'Cardio'];
const wholeBody: readonly Category[] = ['Fuerza', 'Funcionalidad', 'Cardio'];

const besides: Record<Category, readonly Category[]> = {
  Fuerza: ['Funcionalidad', 'Fuerza'],
  'Fuerza explosiva': ['Fuerza', 'Funcionalidad'],
  Pliometría: ['Fuerza', 'Fuerza explosiva'],
  Cardio: ['Funcionalidad', 'Fuerza'],
  Flexibilidad: ['Flexibilidad', 'Funcionalidad'],
  Funcionalidad: ['Fuerza', 'Cardio'],
};

/** Most important first. */
export function supportOf(
  categories: readonly Category[],
  groups: readonly MuscleGroup[],
  { youth, health: { prevent: areas } }: HardLimits,
  { wish, player }: Omit<ComposerInput, 'seed' | 'keep'>,
): readonly Category[] {
  if (categories.length > 0) return [...new Set([...categories, ...categories.flatMap((each) => besides[each])])];
  if (groups.includes('Cardio')) return ['Cardio', 'Funcionalidad'];
  if (groups.length > 0 || areas.length > 0) return ['Fuerza', 'Funcionalidad'];
  if (wish.strokes.length > 0) return ['Fuerza explosiva', 'Fuerza', 'Funcionalidad'];
  const fromGoals = [...new Set(player.goals.slice(0, 2).flatMap((goal) => byGoal[goal]))];
  const byWish = wish.effort === undefined ? [] : byEffort[wish.effort];
  const byAge = youth && fromGoals.length === 0 ? forYouth : [];
  const leaning = [byWish, byAge, fromGoals].find((each) => each.length > 0) ?? wholeBody;
  const open = leaning.filter((category) => !wish.excludedCategories.includes(category));
  return open.length > 0 ? open : wholeBody;
}

export function emphasisOf(categories: readonly Category[], goals: readonly Goal[]): Brief['emphasis'] {
  if (categories.includes('Cardio')) return 'endurance';
  if (categories.includes('Fuerza') || categories.includes('Fuerza explosiva')) return 'strength';
  if (categories.length > 0) return 'balanced';
  const [first] = goals;
  if (first === 'Perder peso' || first === 'Ganar resistencia') return 'endurance';
  return first === 'Ganar fuerza' || first === 'Competir en torneos' ? 'strength' : 'balanced';
}
