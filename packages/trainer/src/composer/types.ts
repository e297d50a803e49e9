import type { Dose } from '@bandeja/domain/exercises/schemas';
import type { Category, Difficulty, LoadType, Material, Place, Stroke } from '@bandeja/domain/exercises/vocabulary';
import type { RoutineType } from '@bandeja/domain/routines/vocabulary';
import type { Goal } from '@bandeja/domain/schedule/vocabulary';
import type { RedFlag } from '@bandeja/reader/health';
import type { ProfileHealth } from '@bandeja/reader/safety/types';
import type { Wish } from '@bandeja/reader/types';
import type { PlannerExercise } from '#schedule/types.ts';

export type ComposerExercise = PlannerExercise & {
  name: string;
  dose: Dose;
  loadType: LoadType;
  strokes: readonly Stroke[];
};

/** `injuries` is empty without any or without consent to use them. */
export type ComposerPlayer = ProfileHealth & {
  level: Difficulty | null;
  age: number | null;
  goals: readonly Goal[];
  /** Minutes. */
  sessionDuration: { min: number; max: number } | null;
  /** Hard limits if given; the text's own limits come first. */
  equipment: readonly Material[] | null;
  places: readonly Place[] | null;
};

/** A recent session; `exerciseIds` let the composer vary, loads let it be prudent. */
export type RecentSession = {
  localDate: string;
  type: string;
  minutes: number;
  rpe: number | null;
  exerciseIds: readonly string[];
};

export type ComposerInput = {
  wish: Wish;
  player: ComposerPlayer;
  catalogue: readonly ComposerExercise[];
  /** Finished sessions of the last 28 days, newest first. */
  recent: readonly RecentSession[];
  /** The player's local date, `YYYY-MM-DD`. */
  today: string;
  seed: string;
  keep?: readonly string[];
};

export type RoutinePart = 'warmUp' | 'main' | 'closing';

/** `duration` and `rest` in seconds, `metres` in metres. */
export type ComposedEntry = {
  exerciseId: string;
  part: RoutinePart;
  sets: number;
  reps: number;
  duration: number | null;
  metres: number | null;
  perSide: boolean;
  rest: number;
  notes: string;
  /** One short Spanish sentence. It never names an injury: it is stored. */
  reason: string;
};

export type ComposedRoutine = {
  name: string;
  description: string;
  type: RoutineType;
  categories: Category[];
  difficulty: Difficulty;
  /** Estimated minutes (docs/training.md#catalogue-columns). */
  minutes: number;
  objectives: string[];
  entries: ComposedEntry[];
  understood: string[];
  advice: string[];
};

export type Composition =
  | { kind: 'routine'; routine: ComposedRoutine }
  /** Safety forbids a routine: `message` is the safety text (docs/training.md#safety-texts). */
  | { kind: 'refused'; flag: RedFlag; message: string };

export type ProposedEntry = Omit<ComposedEntry, 'part' | 'reason'> & { reason: string };
export type ProposedRoutine = { name: string; description: string; entries: readonly ProposedEntry[] };

/** Hard violations are never shown to a player. */
export type RoutineViolation = {
  kind:
    | 'unknown_exercise'
    | 'injury'
    | 'demand'
    | 'level'
    | 'age'
    | 'equipment'
    | 'place'
    | 'partner'
    | 'excluded'
    | 'jump_contacts'
    | 'dose'
    | 'order'
    | 'duration'
    | 'share_of_wish'
    | 'shape';
  hard: boolean;
  exerciseId: string | null;
};
