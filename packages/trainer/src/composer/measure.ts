import type { BodyArea, Category, MuscleGroup, Stroke } from '@bandeja/domain/exercises/vocabulary';
import type { Brief } from '#composer/brief-types.ts';
import { isInMap } from '#composer/prevention.ts';
import { leastServing, leastShare, servingShare, strokesIn } from '#composer/serving.ts';
import type { ComposerExercise } from '#composer/types.ts';

/** A failure to meet the wish; the composer mentions it, the checker reports it. */
export type Shortfall =
  | { kind: 'category'; categories: readonly Category[] }
  | { kind: 'type' }
  | { kind: 'stroke'; strokes: readonly Stroke[] }
  | { kind: 'group'; groups: readonly MuscleGroup[] }
  | { kind: 'area'; areas: readonly BodyArea[] };

/** Measures a routine by the wish (docs/training.md#selection): half of the main part, two exercises for strokes and groups. */
export function shortfallsOf(
  main: readonly ComposerExercise[],
  all: readonly ComposerExercise[],
  brief: Brief,
): Shortfall[] {
  const { kind, categories, strokes, groups, areas } = brief;
  if (kind === 'gentle') return [];
  const found: Shortfall[] = [];
  const few = (test: (exercise: ComposerExercise) => boolean) => all.filter(test).length < leastServing;
  const there = strokesIn(all, brief);
  const unserved = strokes.filter((stroke) => !there.includes(stroke));
  if (strokes.length > 0 && few((exercise) => exercise.strokes.some((stroke) => strokes.includes(stroke))))
    found.push({ kind: 'stroke', strokes });
  else if (unserved.length > 0) found.push({ kind: 'stroke', strokes: unserved });
  if (groups.length > 0 && few((exercise) => exercise.muscleGroups.some((group) => groups.includes(group))))
    found.push({ kind: 'group', groups });
  const weak = areas.filter((area) => few((exercise) => isInMap(exercise, area)));
  if (weak.length > 0) found.push({ kind: 'area', areas: weak });
  if (servingShare(main, brief) >= leastShare) return found;
  if (categories.length > 0) found.push({ kind: 'category', categories });
  else if (found.length > 0) return found;
  else if (kind !== 'physical' && kind !== 'mobility') found.push({ kind: 'type' });
  else {
    if (strokes.length > 0) found.push({ kind: 'stroke', strokes });
    else if (groups.length > 0) found.push({ kind: 'group', groups });
    else found.push({ kind: 'area', areas });
  }
  return found;
}
