import type { BodyArea, Category, Material, MuscleGroup, Place, Stroke } from '@bandeja/domain/exercises/vocabulary';
import type { RoutineType } from '@bandeja/domain/routines/vocabulary';
import type { Goal } from '@bandeja/domain/schedule/vocabulary';
import type { History } from '#composer/history.ts';
import type { HardLimits } from '#composer/limits.ts';
import type { ComposerExercise } from '#composer/types.ts';
import type { Effort } from '#reader/types.ts';

/** How a session is built: what may stand in its main part and how it starts and ends. */
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

/** What is to be composed: the wish after the hard limits had their say. */
export type Brief = {
  limits: HardLimits;
  history: History;
  kind: SessionKind;
  type: RoutineType;
  /** The wished minutes, or the default; `atMost`: never above. */
  minutes: number;
  atMost: boolean;
  /** What was wished; empty where nothing was. */
  categories: readonly Category[];
  strokes: readonly Stroke[];
  groups: readonly MuscleGroup[];
  areas: readonly BodyArea[];
  /** Hurt areas where nothing else was wished: what strengthens them is the answer. Never named in what is stored. */
  care: readonly BodyArea[];
  /** What to lean on where the wish says nothing, and what goes well with it. */
  support: readonly Category[];
  goals: readonly Goal[];
  /** Strength asks for heavier sets and longer rests, endurance for the opposite. */
  emphasis: 'strength' | 'endurance' | 'balanced';
  aerobicBase: boolean;
  /** The wished effort; never hard for a player who has to take care. */
  effort: Effort | null;
  /** Material the text names, of the kind one brings along. */
  named: readonly Material[];
  /** Where the session happens: everything in it is possible there. */
  place: Place;
  /** Pliometría was wished and may not be. */
  plyometricsOut: 'age' | 'jump' | null;
  /** Allowed exercises that fit the place. */
  exercises: readonly ComposerExercise[];
};

/** A brief before its place is known. */
export type BriefCore = Omit<Brief, 'place' | 'exercises'>;
