import type {
  BodyArea,
  Category,
  Demand,
  Difficulty,
  Material,
  MuscleGroup,
  Place,
} from '@bandeja/domain/exercises/vocabulary';
import type { LostTag } from '@bandeja/domain/matches/vocabulary';
import type { RoutineType } from '@bandeja/domain/routines/vocabulary';
import type { AbsenceKind, Goal, PlanDayType, Weekday } from '@bandeja/domain/schedule/vocabulary';
import type { ProfileHealth } from '@bandeja/reader/safety/types';
import type { WeekBlock } from '#season/types.ts';

export type PlannerPlayer = ProfileHealth & {
  level: Difficulty;
  age: number | null;
  /** In the player's order, the most important first. */
  goals: readonly Goal[];
  availableDays: readonly Weekday[];
  /** On which the player already plays: matches go there, hard sessions stay away. */
  matchDays?: readonly Weekday[];
  /** Days a week the player wants to train; null means all available days. */
  trainingDays: number | null;
  /** Minutes. */
  sessionDuration: { min: number; max: number };
  equipment: readonly Material[] | null;
  places: readonly Place[] | null;
  /** Local date the player started; the first four weeks count from its Monday. */
  firstWeek: string;
};

export type PlannerExercise = {
  id: string;
  code: string | null;
  categories: readonly Category[];
  difficulty: Difficulty;
  /** All of them are needed; one item may name alternatives: «mancuernas o kettlebell». */
  equipment: readonly string[];
  /** Areas that exclude the exercise when injured; `cautionFor` allows it with care. */
  avoidFor: readonly BodyArea[];
  cautionFor: readonly BodyArea[];
  demands: readonly Demand[];
  /** Empty means anywhere. */
  places: readonly Place[];
  muscleGroups: readonly MuscleGroup[];
};

/** One line of a routine: `duration` and `rest` in seconds. */
export type PlannerEntry = {
  exercise: PlannerExercise;
  sets: number;
  reps: number;
  duration?: number | null | undefined;
  metres?: number | null | undefined;
  perSide: boolean;
  rest: number;
};

export type PlannerRoutine = {
  id: string;
  code: string | null;
  name: string;
  type: RoutineType;
  categories: readonly Category[];
  difficulty: Difficulty;
  /** Minutes. */
  duration: number;
  entries: readonly PlannerEntry[];
};

export type FinishedSession = {
  localDate: string;
  /** A category or a routine type, as stored. */
  type: string;
  routineId: string | null;
  durationSeconds: number;
  /** What the session held when it began; left out or null, its routine's whole length. */
  plannedMinutes?: number | null | undefined;
  /** Effort 0–10; never the session's score, which is quality. */
  rpe: number | null;
  /** Quality 0–10; left out or null where none was given. */
  score?: number | null | undefined;
};

export type PlannerAllowance = {
  /** Routines that count already; repeating them costs nothing. */
  countedRoutineIds: readonly string[];
  /** `Number.POSITIVE_INFINITY` where there is no limit. */
  routinesLeft: number;
  /** From `today` on; `Number.POSITIVE_INFINITY` where there is no limit. */
  sessionsLeft: number;
  /** The player's local date. */
  today: string;
};

/** A stroke that the player rated low, 1 to 3 of 5, and the catalogue codes that train it, the nearest first. */
export type WeakStroke = { name: string; level: number; drills: readonly string[] };

/** The calf that raises its heel a fifth less often than the other (docs/training.md#monthly-check). */
export type PlannerWeakCalf = { side: 'L' | 'R'; percent: number };

/** What cost most points of a match, and the catalogue codes that train it, the nearest first. */
export type PlannerLostPoints = { tag: LostTag; points: number; drills: readonly string[] };

/** Local dates, both included; an illness without an end lasts. */
export type PlannerAbsence = { kind: AbsenceKind; from: string; to: string | null; hasKit: boolean };

export type PlannerInput = {
  monday: string;
  player: PlannerPlayer;
  routines: readonly PlannerRoutine[];
  /** Finished sessions of the last 30 days, in any order; those of the running week may be among them. */
  history: readonly FinishedSession[];
  /** Left out where the subscription sets no limit. */
  allowance?: PlannerAllowance | undefined;
  /** Dates of the last 28 days. */
  missed?: readonly string[] | undefined;
  /** The next one, or that of the day before the Monday. */
  tournament?: string | null | undefined;
  /** What the season asks of this week; null or left out without a season. */
  block?: WeekBlock | null | undefined;
  absences?: readonly PlannerAbsence[] | undefined;
  /** The player's local date, from which days of the week may still be trained; left out, the Monday. */
  today?: string | undefined;
  weakStroke?: WeakStroke | null | undefined;
  /** Taken into this week by the player; it goes before the weakest stroke. */
  lostPoints?: PlannerLostPoints | null | undefined;
  weakCalf?: PlannerWeakCalf | null | undefined;
  /** 0 is the best week; 1, 2 … are other weeks of equal worth, with other routines where there are any. */
  variant?: number | undefined;
};

export type PlannedDay = {
  date: string;
  weekday: Weekday;
  type: PlanDayType;
  /** Null exactly on rest days. */
  routineId: string | null;
  /** Of a session shorter than its routine, which loses sets; null for the whole routine. */
  minutes: number | null;
  /** One or two short Spanish sentences, at most 140 characters; no two of a week are alike. */
  reason: string;
  aim: string | null;
};

export type PlannedWeek = {
  /** Seven, Monday first. */
  days: PlannedDay[];
  advice: string[];
  /** At most three Spanish sentences, each with its number. */
  changes: string[];
  /** Deload, tournament or the way back: the same loads as before, with fewer sets. */
  isLighter: boolean;
};
