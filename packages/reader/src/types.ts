import type { Category, Difficulty, Material, MuscleGroup, Place, Stroke } from '@bandeja/domain/exercises/vocabulary';
import type { RoutineType } from '@bandeja/domain/routines/vocabulary';
import type { Weekday } from '@bandeja/domain/schedule/vocabulary';
import type { HealthReading } from '#health.ts';

export type Effort = 'gentle' | 'hard';

/** What half of a session and more is made of, beyond kinds of work: done sitting or lying, or on one leg. */
export type Focus = 'seated' | 'balance';

/** Named in texts, in no exercise of the library. */
export type BeyondLibrary = 'machines' | 'pool' | 'trx' | 'barbell' | 'pullUps' | 'rower' | 'foam' | 'ball' | 'bag';

/** Minutes; `most` allows anything up to them: «no más de 30». */
export type WishedMinutes = { minutes: number; kind: 'about' | 'most' };

/** Missing things are null or empty; nothing here is a default. */
export type Wish = {
  health: HealthReading;
  /** Clamped to 15–180; `clampedFrom` is the wished value if it was outside. */
  duration: WishedMinutes | null;
  clampedFrom: number | null;
  /** Also what comes with the named place. Empty means «sin material», null not mentioned. */
  equipment: readonly Material[] | null;
  excludedEquipment: readonly Material[];
  place: Place | null;
  /** «en el gimnasio», «en el hotel». */
  placeName?: string;
  excludedPlaces: readonly Place[];
  /** True: «yo solo»; false: in company; null: not mentioned. */
  alone: boolean | null;
  level: Difficulty | null;
  /** In the order of the text. */
  strokes: readonly Stroke[];
  categories: readonly Category[];
  muscleGroups: readonly MuscleGroup[];
  excludedCategories: readonly Category[];
  excludedStrokes: readonly Stroke[];
  excludedMuscleGroups: readonly MuscleGroup[];
  /** Stems that catalogue names begin a word with, lower case and without accents: «sentadilla», «flexion». */
  excludedExercises?: readonly string[];
  namedExercises?: readonly string[];
  routineType: RoutineType | null;
  warmUp: boolean;
  /** The goal is an aerobic base: long gentle work may fill the main part. */
  aerobicBase: boolean;
  effort?: Effort;
  focus?: Focus;
  beyondLibrary?: readonly BeyondLibrary[];
  likeBefore?: true;
  pauseDays?: number;
  /** Training days a week, and weekdays that are named. */
  daysPerWeek: number | null;
  weekdays: readonly Weekday[];
  age: number | null;
};
