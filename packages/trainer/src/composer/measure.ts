import type { BodyArea, Category, MuscleGroup, Stroke } from '@bandeja/domain/exercises/vocabulary';
import type { Focus } from '@bandeja/reader/types';
import type { Brief } from '#composer/brief-types.ts';
import { isInMap } from '#composer/prevention.ts';
import { leastServing, leastShare, servingShare, strokesIn } from '#composer/serving.ts';
import type { ComposerExercise } from '#composer/types.ts';

/** The composer mentions it, the checker reports it. */
export type Shortfall =
  | { kind: 'category'; categories: readonly Category[] }
  | { kind: 'type' }
  | { kind: 'focus'; focus: Focus }
  | { kind: 'stroke'; strokes: readonly Stroke[] }
  | { kind: 'group'; groups: readonly MuscleGroup[] }
  | { kind: 'area'; areas: readonly BodyArea[] };

/** docs/training.md#selection: half of the main part, two exercises for strokes and groups. */
export function shortfallsOf(
  main: readonly ComposerExercise[],
  all: readonly ComposerExercise[],
  brief: Brief,
): Shortfall[] {
  const { kind, strokes, groups, areas, focus } = brief;
  if (focus !== null) return servingShare(main, brief) >= leastShare ? [] : [{ kind: 'focus', focus }];
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
  const [missing] = missingShare(brief, found.length > 0);
  return missing === undefined || found.some(({ kind: each }) => each === missing.kind) ? found : [...found, missing];
}

/** What less than half of the main part is made of. */
function missingShare({ kind, categories, strokes, groups, areas }: Brief, isSaid: boolean): Shortfall[] {
  if (kind === 'technique' && strokes.length > 0) return [{ kind: 'stroke', strokes }];
  if (categories.length > 0) return [groups.length > 0 ? { kind: 'group', groups } : { kind: 'category', categories }];
  if (isSaid) return [];
  if (kind !== 'physical' && kind !== 'mobility') return [{ kind: 'type' }];
  if (strokes.length > 0) return [{ kind: 'stroke', strokes }];
  return [groups.length > 0 ? { kind: 'group', groups } : { kind: 'area', areas }];
}
