import type { Category, Difficulty, Material, MuscleGroup, Place, Stroke } from '@bandeja/domain/exercises/vocabulary';
import type { RoutineType } from '@bandeja/domain/routines/vocabulary';
import type { Weekday } from '@bandeja/domain/schedule/vocabulary';
import type { HealthReading } from '#reader/health.ts';

/** How hard a routine is to be. */
export type Effort = 'gentle' | 'hard';

/** How long the routine may take, in minutes. `most`: «no más de 30», anything up to it is right. */
export type WishedMinutes = { minutes: number; kind: 'about' | 'most' };

/**
 * What a player wishes and what limits them, read from free Spanish text. What the text does not
 * say is null or empty; nothing here is a default.
 */
export type Wish = {
  /** Red flags, injuries, areas to protect, excluded demands. */
  health: HealthReading;
  /** Clamped to 15–180; `clampedFrom` is what was asked when that was outside. */
  duration: WishedMinutes | null;
  clampedFrom: number | null;
  /**
   * Material that is named as at hand, or comes with the place that is named, in the vocabulary's
   * order; empty means «sin material»; null means not mentioned.
   */
  equipment: readonly Material[] | null;
  /** Material that is named as missing or unwanted. */
  excludedEquipment: readonly Material[];
  place: Place | null;
  /** How the place is said back when it is neither «en casa» nor «en pista»: «en el gimnasio», «en el hotel». */
  placeName?: string;
  /** «sin pista», «no puedo salir de casa». */
  excludedPlaces: readonly Place[];
  /** True: «yo solo»; false: with a partner or in company; null: not mentioned. */
  alone: boolean | null;
  level: Difficulty | null;
  /** In the order of the text. */
  strokes: readonly Stroke[];
  categories: readonly Category[];
  muscleGroups: readonly MuscleGroup[];
  excludedCategories: readonly Category[];
  excludedStrokes: readonly Stroke[];
  excludedMuscleGroups: readonly MuscleGroup[];
  /**
   * Exercises that are refused by name, as the stem their catalogue names begin a word with once lower case and without
   * accents: «sentadilla», «flexion», «plancha».
   */
  excludedExercises?: readonly string[];
  /** Exercises that are wished by name, as such stems too. */
  namedExercises?: readonly string[];
  routineType: RoutineType | null;
  /** «para calentar antes del partido». */
  warmUp: boolean;
  /** The goal is an aerobic base: long gentle work may fill the main part. */
  aerobicBase: boolean;
  /** How hard it is to be; absent: not said. */
  effort?: Effort;
  /** It is to be like an earlier session, which the text does not name. */
  likeBefore?: true;
  /** Days without training before today, as the text tells them. */
  pauseDays?: number;
  /** Training days a week, and weekdays that are named. */
  daysPerWeek: number | null;
  weekdays: readonly Weekday[];
  /** Years of the person the routine is for. */
  age: number | null;
};
