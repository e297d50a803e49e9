import type { ChatReading } from '@bandeja/domain/coach/vocabulary';
import type { Category, Demand, Difficulty, Material, MuscleGroup, Stroke } from '@bandeja/domain/exercises/vocabulary';
import type { SetGames } from '@bandeja/domain/matches/schemas';
import type { RoutineType } from '@bandeja/domain/routines/vocabulary';
import type { Goal, Weekday } from '@bandeja/domain/schedule/vocabulary';
import type { DangerKind } from '#danger.ts';
import type { HealthReading, InjuryReading } from '#health.ts';
import type { NamedDay } from '#language/days.ts';
import type { Kind } from '#language/kinds.ts';
import type { StrokeName } from '#vocabulary/stroke-names.ts';

/** A stretch of the text: offsets in UTF-16 units, `to` excluded. */
export type Span = { from: number; to: number };

/** Something that was found: its value, how certain it is (0 to 1), and the words it came from. */
export type Found<Value> = { value: Value; certainty: number; span: Span };

export type Ranked<Value> = { value: Value; certainty: number };

export type SpeechIntent = ChatReading;

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

export type WishFrame = {
  duration: Found<Minutes> | null;
  refusedMinutes: readonly Found<number>[];
  equipment: readonly Found<Material>[];
  missingEquipment: readonly Found<Material>[];
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
  exercises: readonly Found<string>[];
  refusedExercises: readonly Found<string>[];
  effort: Found<'hard' | 'gentle'> | null;
  daysPerWeek: Found<number> | null;
  weekdays: readonly Found<Weekday>[];
  goals: readonly Found<Goal | 'Ganar velocidad'>[];
  age: Found<number> | null;
  routineType: Ranked<RoutineType> | null;
  purpose: Ranked<'warmUp' | 'coolDown' | 'recovery'> | null;
};

export type BodyState = 'hurts' | 'acute' | 'healed' | 'protect';
export type BodyFinding = Found<BodyPart> & { state: BodyState };

/** `act` answers with the safety text, `ask` puts the calm question first, `soft` adds one soft sentence. */
export type DangerFinding = {
  kind: DangerKind;
  certainty: number;
  decision: 'act' | 'ask' | 'soft';
  /** Starving, doping or a medicine, certain besides a graver danger: it stands when that one was not meant. */
  also?: CertainKind;
};

/** Dangers that are never asked about: the examples alone make them certain. */
export type CertainKind = 'no' | 'weight' | 'drug';

export type DayReference = Weekday | 'today' | 'tomorrow';

export type NamedGroup = { group: MuscleGroup; start: number };
export type NamedStroke = { stroke: StrokeName; start: number };

export type MessageDetails = {
  /** Normalised and spelled. */
  spelled: string;
  /** The message without its greeting, its thanks and days that are not the subject. */
  text: string;
  days: readonly NamedDay[];
  kinds: readonly Kind[];
  groups: readonly NamedGroup[];
  strokes: readonly NamedStroke[];
  /** Results of sets as written: games of ours, games of theirs. */
  sets: readonly SetGames[];
  minutes: number | null;
  rpe: number | null;
};

/** Pure data; missing things are null or empty, nothing is a default. */
export type Frame = {
  /** What was read: the message with its misspelt words as they are meant. All places are places in it. */
  text: string;
  wish: WishFrame;
  body: readonly BodyFinding[];
  danger: DangerFinding | null;
  /** The lexicon's lines, `body`, refused demands and the certain part of `danger`. */
  health: HealthReading;
  /** Areas without a word of pain: they hurt where the text answers a question about pain. */
  named: readonly InjuryReading[];
  /** The most likely first; `sure` where the first may be acted on without a question. */
  intents: readonly Ranked<SpeechIntent>[];
  sure: boolean;
  /** Days of the plan that are moved, cancelled or edited, and where they go. */
  days: { from: readonly Found<DayReference>[]; to: readonly Found<DayReference>[] };
  /** Numbers that are no length: ages of others, kilos, scores, weeks since an injury. */
  otherNumbers: readonly Found<number | null>[];
  /** Computed on first use, because only the chat needs it. */
  readonly details: MessageDetails;
  /** Nothing at all was found: ask, store nothing, charge nothing. */
  isEmpty: boolean;
};
