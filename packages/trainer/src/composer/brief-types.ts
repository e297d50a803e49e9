import type { BodyArea, Category, Material, MuscleGroup, Place, Stroke } from '@bandeja/domain/exercises/vocabulary';
import type { RoutineType } from '@bandeja/domain/routines/vocabulary';
import type { Goal } from '@bandeja/domain/schedule/vocabulary';
import type { History } from '#composer/history.ts';
import type { HardLimits } from '#composer/limits.ts';
import type { ComposerExercise } from '#composer/types.ts';
import type { Effort } from '#reader/types.ts';

/** The structure of a session: its allowed main part, its start and its end. */
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

/** The composer's order: the wish after the hard limits were applied. */
export type Brief = {
  limits: HardLimits;
  history: History;
  kind: SessionKind;
  type: RoutineType;
  /** The wished minutes, or the default; `atMost`: never above. */
  minutes: number;
  atMost: boolean;
  /** The wished categories; empty without any. */
  categories: readonly Category[];
  strokes: readonly Stroke[];
  groups: readonly MuscleGroup[];
  areas: readonly BodyArea[];
  /** Hurt areas without another wish: the answer is to strengthen them. Stored texts never name them. */
  care: readonly BodyArea[];
  /** Categories to prefer where the wish names none, and those that suit it. */
  support: readonly Category[];
  goals: readonly Goal[];
  /** Strength means heavier sets and longer rests, endurance the opposite. */
  emphasis: 'strength' | 'endurance' | 'balanced';
  aerobicBase: boolean;
  /** The wished effort; never hard for a player who needs care. */
  effort: Effort | null;
  /** Portable material named in the text. */
  named: readonly Material[];
  /** The place of the session: everything in it is possible there. */
  place: Place;
  /** Pliometría was wished but is not allowed. */
  plyometricsOut: 'age' | 'jump' | null;
  /** Allowed exercises that fit the place. */
  exercises: readonly ComposerExercise[];
};

/** A brief before its place is known. */
export type BriefCore = Omit<Brief, 'place' | 'exercises'>;
