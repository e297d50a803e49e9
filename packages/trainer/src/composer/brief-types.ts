import type { BodyArea, Category, Material, MuscleGroup, Place, Stroke } from '@bandeja/domain/exercises/vocabulary';
import type { RoutineType } from '@bandeja/domain/routines/vocabulary';
import type { Goal } from '@bandeja/domain/schedule/vocabulary';
import type { Effort, Focus } from '@bandeja/reader/types';
import type { History } from '#composer/history.ts';
import type { HardLimits } from '#composer/limits.ts';
import type { ComposerExercise } from '#composer/types.ts';

export type SessionKind =
  | 'physical'
  | 'mobility'
  | 'warmUp'
  | 'recovery'
  | 'technique'
  | 'tactics'
  | 'match'
  | 'mental'
  | 'gentle';

export type Brief = {
  limits: HardLimits;
  history: History;
  kind: SessionKind;
  type: RoutineType;
  /** The wished minutes, or those of the purpose; `atMost`: never above. */
  minutes: number;
  atMost: boolean;
  categories: readonly Category[];
  strokes: readonly Stroke[];
  /** Done sitting, or on one leg. */
  focus: Focus | null;
  groups: readonly MuscleGroup[];
  areas: readonly BodyArea[];
  care: readonly BodyArea[];
  /** Categories to prefer where the wish names none, and those that suit it. */
  support: readonly Category[];
  goals: readonly Goal[];
  /** Strength means heavier sets and longer rests, endurance the opposite. */
  emphasis: 'strength' | 'endurance' | 'balanced';
  aerobicBase: boolean;
  effort: Effort | null;
  named: readonly Material[];
  place: Place;
  /** Pliometría was wished but is not allowed. */
  plyometricsOut: 'age' | 'jump' | null;
  exercises: readonly ComposerExercise[];
};

export type BriefCore = Omit<Brief, 'place' | 'exercises' | 'minutes' | 'atMost'>;
