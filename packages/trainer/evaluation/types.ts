import type { BodyArea, Material, Stroke } from '@bandeja/domain/exercises/vocabulary';
import type { RoutineType } from '@bandeja/domain/routines/vocabulary';
import type { PlanDayType, Weekday } from '@bandeja/domain/schedule/vocabulary';
import type { ChatContext, ChatIntent } from '#chat/types.ts';
import type { ComposerPlayer } from '#composer/types.ts';

// What the letters stand for: `routine-checks.ts`.
export type CategoryLetter = 'F' | 'X' | 'P' | 'C' | 'L' | 'U';
export type GroupLetters = 'Pi' | 'Gl' | 'Co' | 'Es' | 'Ho' | 'Br' | 'Pe' | 'Ca';
export type DemandLetter = 'j' | 'r' | 'o' | 's';
export type PlaceLetter = 'C' | 'P';

/** Keys marked + are later additions. */
export type RoutineChecks = {
  /** Minutes: a number is met within 10 %; `most` is a maximum; + `from`–`to` any estimate between both. */
  dur?: number | { most: number } | { from: number; to: number };
  /** Allowed material besides pared, silla, toalla; empty: none. An item with alternatives needs one of them. */
  eq?: readonly Material[];
  noeq?: readonly Material[];
  lvl?: 1 | 2 | 3;
  /** At least half of the main exercises are in one of these. */
  cat?: readonly CategoryLetter[];
  /** At least two exercises work one of these groups, or serve one of these strokes. */
  grp?: readonly GroupLetters[];
  stroke?: readonly Stroke[];
  /** No exercise demands one of these. */
  no?: readonly DemandLetter[];
  inj?: readonly BodyArea[];
  /** Nothing marked `~` for these areas either, gentle work only, and the referral. */
  acute?: true;
  /** At least two exercises of the area's protocol, for each area. */
  prev?: readonly BodyArea[];
  type?: RoutineType | readonly RoutineType[];
  loc?: PlaceLetter;
  noloc?: 'P';
  days?: number;
  weekdays?: readonly Weekday[];
  /** The age read, or from the profile; from 60 on no Pliometría. */
  age?: number;
  has?: readonly string[];
  solo?: true;
  msg?: 'prof';
  /** `prof`: gentle work only and the referral; the others: no routine but the safety text. */
  red?: 'urg' | 'prof' | 'no' | 'crisis' | 'rest';
  /** + More than the gentle work of `prof` is in, and no referral. */
  calm?: true;
  /** + A minor: an adult is mentioned. */
  adult?: true;
  /** + Patterns that no text of the answer may match, lower case and without accents. */
  not?: RegExp;
};

export type RoutineCase = {
  text: string;
  checks: RoutineChecks;
  player?: Partial<ComposerPlayer>;
};

export type RoutineCases = Readonly<Record<string, RoutineCase>>;

export type ExpectedAction =
  | null
  | { type: 'update_day'; day: Weekday; to: PlanDayType }
  | { type: 'adapt_week'; sets: Partial<Record<Weekday, PlanDayType>> }
  | { type: 'regenerate_week' }
  | { type: 'make_routine' };

/** Patterns see lower case without accents. Keys marked + are later additions. */
export type ReplyChecks = {
  intent?: ChatIntent | readonly ChatIntent[];
  say?: RegExp;
  not?: RegExp;
  action?: ExpectedAction;
  /** + Carried out, no remaining day of the week holds an exercise marked `!` for this area. */
  avoids?: BodyArea;
  /** + A safety text, letter by letter. */
  text?: 'urg' | 'rest' | 'no' | 'crisis';
  upsell?: boolean;
};

export type ReplyCase = { text: string; checks: ReplyChecks; context?: Partial<ChatContext> };

export type ReplyCases = Readonly<Record<string, ReplyCase>>;
