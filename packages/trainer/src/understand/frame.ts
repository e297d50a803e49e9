import type { ChatReading } from '@bandeja/domain/coach/vocabulary';
import type { Category, Demand, Difficulty, Material, MuscleGroup, Stroke } from '@bandeja/domain/exercises/vocabulary';
import type { SetGames } from '@bandeja/domain/matches/vocabulary';
import type { RoutineType } from '@bandeja/domain/routines/vocabulary';
import type { Goal, Weekday } from '@bandeja/domain/schedule/vocabulary';
import type { NamedDay } from '#language/days.ts';
import type { Kind } from '#language/kinds.ts';
import type { DangerKind } from '#reader/danger.ts';
import type { HealthReading, InjuryReading } from '#reader/health.ts';
import type { StrokeName } from '#vocabulary/stroke-names.ts';

/** A stretch of the text: offsets in UTF-16 units, `to` excluded. */
export type Span = { from: number; to: number };

/** Something that was found: its value, how certain it is (0 to 1), and the words it came from. */
export type Found<Value> = { value: Value; certainty: number; span: Span };

/** A reading of the whole message among others, with its share of one. */
export type Ranked<Value> = { value: Value; certainty: number };

/** Intents of the chat. */
export type SpeechIntent = ChatReading;

/** Parts of the body that players name. */
export const bodyParts = [
  'hombro',
  'codo',
  'muneca',
  'lumbar',
  'cadera',
  'rodilla',
  'tobillo',
  'gemelo',
  'isquio',
  'cuello',
  'pie',
  'abdomen',
  'ingle',
  'mano',
] as const;
export type BodyPart = (typeof bodyParts)[number];

export type TrainingPlace = 'home' | 'court' | 'gym' | 'park' | 'hotel';

/** `about`: this number of minutes; `most`: any number up to it. Never clamped. */
export type Minutes = { minutes: number; kind: 'about' | 'most' };

/** The wish for a routine in a text. Lists are in the order of the text, each value once. */
export type WishFrame = {
  duration: Found<Minutes> | null;
  /** Minutes that are mentioned and taken back: «ni 60 ni 40». */
  refusedMinutes: readonly Found<number>[];
  equipment: readonly Found<Material>[];
  missingEquipment: readonly Found<Material>[];
  /** «sin material». */
  noEquipment: Found<true> | null;
  places: readonly Found<TrainingPlace>[];
  excludedPlaces: readonly Found<TrainingPlace>[];
  /** True: alone; false: with company. */
  alone: Found<boolean> | null;
  level: Found<Difficulty> | null;
  kinds: readonly Found<Category>[];
  excludedKinds: readonly Found<Category>[];
  groups: readonly Found<MuscleGroup>[];
  excludedGroups: readonly Found<MuscleGroup>[];
  strokes: readonly Found<Stroke>[];
  excludedStrokes: readonly Found<Stroke>[];
  refusedDemands: readonly Found<Demand>[];
  wantedDemands: readonly Found<Demand>[];
  /** Exercises by name, as the stem their catalogue names begin a word with: «sentadilla», «flexion». */
  exercises: readonly Found<string>[];
  refusedExercises: readonly Found<string>[];
  effort: Found<'hard' | 'gentle'> | null;
  daysPerWeek: Found<number> | null;
  weekdays: readonly Found<Weekday>[];
  goals: readonly Found<Goal | 'Ganar velocidad'>[];
  /** Years of the person who trains. */
  age: Found<number> | null;
  /** Null where the text leaves it open. */
  routineType: Ranked<RoutineType> | null;
  purpose: Ranked<'warmUp' | 'coolDown' | 'recovery'> | null;
};

export type BodyState = 'hurts' | 'acute' | 'healed' | 'protect';
export type BodyFinding = Found<BodyPart> & { state: BodyState };

/**
 * A danger of the text. `act`: answer with its safety text; `ask`: a suspicion, put the calm question first. A suspected
 * crisis is never asked about: it is always answered with its text.
 */
export type DangerFinding = {
  kind: DangerKind | 'weight' | 'drug' | 'minor';
  certainty: number;
  decision: 'act' | 'ask';
};

export type DayReference = Weekday | 'today' | 'tomorrow';

export type NamedGroup = { group: MuscleGroup; start: number };
export type NamedStroke = { stroke: StrokeName; start: number };

/** The things a message to the trainer names. Places are offsets in `text`; every list is in its order. */
export type Said = {
  /** Normalised and spelled. */
  whole: string;
  /** The message without its greeting, its thanks and days that are not the subject. */
  text: string;
  days: readonly NamedDay[];
  kinds: readonly Kind[];
  groups: readonly NamedGroup[];
  strokes: readonly NamedStroke[];
  /** Results of sets as written: games of ours, games of theirs. */
  sets: readonly SetGames[];
  /** The first stretch of time that is named. */
  minutes: number | null;
  /** «esfuerzo 8». */
  rpe: number | null;
};

/** The reading of a text. Pure data; missing things are null or empty, nothing is a default. */
export type Frame = {
  wish: WishFrame;
  body: readonly BodyFinding[];
  danger: DangerFinding | null;
  /** Requirements of the writer's health: the lines of the lexicon, `body`, refused demands and the certain part of `danger`. */
  health: HealthReading;
  /** Areas without a word of pain: they hurt where the text answers a question about pain. */
  named: readonly InjuryReading[];
  /** All intents, the most likely first; `sure` where the first may be acted on without a question. */
  intents: readonly Ranked<SpeechIntent>[];
  sure: boolean;
  /** Days of the plan that are moved, cancelled or edited, and where they go. */
  days: { from: readonly Found<DayReference>[]; to: readonly Found<DayReference>[] };
  /** Numbers that are no length: ages of others, kilos, scores, weeks since an injury. */
  otherNumbers: readonly Found<number | null>[];
  /** The things a message to the trainer names, with their places; computed on first use, because only the chat needs them. */
  readonly said: Said;
  /** Nothing at all was found: ask, store nothing, charge nothing. */
  isEmpty: boolean;
};
