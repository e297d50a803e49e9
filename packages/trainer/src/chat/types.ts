import type { PlanId } from '@bandeja/domain/billing/vocabulary';
import type { ChatAction } from '@bandeja/domain/coach/contract';
import type { Fact } from '@bandeja/domain/coach/schemas';
import type { BodyArea, Difficulty, MuscleGroup, Stroke } from '@bandeja/domain/exercises/vocabulary';
import type { DangerTopic } from '@bandeja/domain/profile/vocabulary';
import type { PlanDayType, Weekday } from '@bandeja/domain/schedule/vocabulary';
import type { SeasonGoalKind } from '@bandeja/domain/season/vocabulary';
import type { Felt } from '@bandeja/reader/health';
import type { DayRef } from '@bandeja/reader/language/days';
import type { Kind } from '@bandeja/reader/language/kinds';
import type { Frame, SpeechIntent } from '@bandeja/reader/understand/frame';
import type { StrokeName } from '@bandeja/reader/vocabulary/stroke-names';
import type { DayWish } from '#chat/several.ts';
import type { FinishedSession, PlannerPlayer, PlannerRoutine } from '#schedule/types.ts';

export type ChatDay = {
  date: string;
  weekday: Weekday;
  type: PlanDayType;
  routineId: string | null;
  routine: { name: string; minutes: number } | null;
  reason: string;
  /** First name of the coach of flesh and blood who published it. */
  coach?: string;
};

/** Numbers of finished sessions: the trainer's only source on progress. */
export type ChatStats = {
  sessionsThisMonth: number;
  minutesThisMonth: number;
  sessionsThisWeek: number;
  minutesThisWeek: number;
  sessionsTotal: number;
  minutesTotal: number;
  exercisesTotal: number;
  /** Mean score of the scored sessions of the last 28 days, one decimal; null without any. */
  meanScore: number | null;
  last: { localDate: string; name: string; minutes: number } | null;
};

export type ChatExercise = {
  code: string | null;
  name: string;
  slug: string;
  description: string;
  muscleGroups: readonly MuscleGroup[];
  strokes: readonly Stroke[];
  steps: readonly string[];
  commonMistakes: readonly string[];
  tips: readonly string[];
  /** If known, exercises above the player's level or against an injury are not recommended by name. */
  difficulty?: Difficulty | undefined;
  avoidFor?: readonly BodyArea[] | undefined;
};

export type ChatTurn = { role: 'user' | 'assistant'; content: string };

/** Pure data: the server gathers it, owner by owner. */
export type ChatContext = {
  /** The player's local date. */
  today: string;
  name: string;
  plan: PlanId;
  /** Whether the active plan includes generated routines. */
  canGenerate: boolean;
  /** Sessions and routines that are left this month; null means no limit. */
  left: { sessions: number | null; routines: number | null };
  /** Null while the profile is incomplete. Its `injuries` are empty without consent. */
  player: PlannerPlayer | null;
  /** The current week, Monday first; null while there is none. */
  week: readonly ChatDay[] | null;
  /** Null where the running week is the last one that is planned. */
  nextWeek: readonly ChatDay[] | null;
  stats: ChatStats;
  /** The last 28 days. */
  history: readonly FinishedSession[];
  /** The last three months. */
  sessions: readonly FinishedSession[];
  routines: readonly PlannerRoutine[];
  exercises: readonly ChatExercise[];
  /** What the player told of themselves, in this talk and before; without consent nothing of health. */
  facts: readonly Fact[];
  /** Whether facts about health may be stored. */
  keepsHealth: boolean;
  /** Who trains the player in person, by first name. */
  coach?: { name: string; feminine: boolean } | null;
  /** Goals that lie ahead; `isOwn`: several stand beside each other. */
  season: { goals: readonly { kind: SeasonGoalKind; name: string; date: string | null }[]; isOwn: boolean };
  /** Whether this conversation has already mentioned the plans: it does so once. */
  upsellShown: boolean;
  earlier: readonly ChatTurn[];
  /** The state of the conversation after the last answer; null at its beginning. */
  state: ChatState | null;
  /** The reading with an outside model's help. */
  frame?: Frame | undefined;
  /** The calm question about this message was answered with «No, nada de eso», or no crisis was meant. */
  waved?: boolean;
  /** The reading the player tapped; null where the trainer reads the message itself. */
  chosen: SpeechIntent | null;
};

/** What a message changes of what is stored. `fresh` is said back; `kept` of it is stored, the rest serves the talk alone. */
export type FactChanges = {
  fresh: readonly Fact[];
  kept: readonly { fact: Fact; sentence: string }[];
  forgotten: readonly Fact[];
};

export type Change =
  | { kind: 'none' }
  /** «déjalo como estaba»: a confirmed change is not undone automatically. */
  | { kind: 'undo' }
  | { kind: 'move'; from: DayRef; to: DayRef | null }
  /** «adelanta el partido al viernes»: the origin is the day that has it. */
  | { kind: 'bring'; wanted: Kind; to: DayRef }
  | { kind: 'rest'; days: DayRef[] }
  | { kind: 'set'; days: DayRef[]; wanted: Kind }
  | { kind: 'routine'; days: DayRef[]; routine: PlannerRoutine }
  | { kind: 'several'; wishes: DayWish[] }
  | { kind: 'add'; days: DayRef[] }
  /** The missing detail; the known ones wait for the answer. */
  | { kind: 'ask'; open: 'day' | 'type'; days: DayRef[]; wanted: Kind | 'move' | null };

export type Wanted = {
  kinds: Kind[];
  strokes: StrokeName[];
  groups: MuscleGroup[];
  minutes: number | null;
  soft: boolean;
};

/** What was asked of the player's own figures; the next question may change the time alone. */
export type NumbersQuestion = {
  measure: 'sessions' | 'minutes' | 'score' | 'effort';
  kind: PlanDayType | null;
  period?: { from: string; to: string; name: string } | undefined;
};

/** What was named last, with the turns since then: a later message may leave it out. Strokes, the latest first. */
export type Focus = { turns: number } & (
  | { about: 'strokes'; strokes: readonly StrokeName[] }
  | { about: 'exercise'; name: string }
  | { about: 'entry'; id: string }
  /** The question itself, where what was said of it stands in no entry. */
  | { about: 'question'; words: string }
);

/** Players that the player trains, and how many turns were about something else since. */
export type Group = {
  players: number | null;
  courts: number;
  minutes: number;
  level: 'low' | 'high' | null;
  children: boolean;
  stroke: StrokeName | null;
  turns: number;
};

export type OpenQuestion =
  | 'day'
  | 'type'
  | 'target'
  | 'move_or_rest'
  | 'area'
  | 'adapt'
  | 'exercise'
  | 'danger'
  | 'crisis';

/** The state of a conversation, stored with every answer, so that no earlier message is read again. */
export type ChatState = {
  intent: ChatIntent;
  /** The player's own words, answered or waiting for the answer to the calm question or the help for a crisis. */
  asked: string;
  /** Dates that were spoken of, the latest first. */
  dates: readonly string[];
  change: Exclude<Change, { kind: 'routine' }> | null;
  open: OpenQuestion | null;
  /** What the open calm question is about. */
  topic?: DangerTopic;
  proposal: ChatAction | null;
  /** Agreed to or proposed before; it may be taken back where the plan shows it. */
  done?: ChatAction | null;
  stroke: StrokeName | null;
  /** The wish that is being built, and how many turns were about something else since. */
  wish?: { text: string; turns: number } | null;
  /** What the talk is about, until something else has been for two turns. */
  focus?: Focus | null;
  group?: Group | null;
  named: readonly string[];
  /** Entries of the knowledge that were told, the latest first. */
  told?: readonly string[];
  numbers?: NumbersQuestion | null;
  discomfort: Felt;
  /** The tournament that was told, and the turns since it was talked about. */
  tournament?: { date: string; turns: number } | null;
  /** Turns since what hurts was talked about; missing where it never was, or long ago. */
  bodyTurns?: number;
  /** In force until it is withdrawn. */
  flag: 'crisis' | 'urg' | 'rest' | null;
};

/** The intents of a chat message; safety first. */
export const chatIntents = [
  'urgencia',
  'crisis',
  'reposo',
  'medico',
  'no_dopaje',
  'lesion',
  'saludo',
  'gracias',
  'carga',
  'cambiar_plan',
  'plan',
  'explicar',
  'calentar',
  'recuperar',
  'nutricion',
  'progreso',
  'pala',
  'suscripcion',
  'mental',
  'rutina',
  'desconocido',
] as const;
export type ChatIntent = (typeof chatIntents)[number];

/** `intent` is null for a sentence that answers the question. */
export type Choice = { intent: SpeechIntent | null; label: string };

export type ChatAnswer = Omit<ChatReply, 'choices'> & {
  choices: readonly Choice[];
  /** The next three readings, for «No era eso». */
  others: readonly Choice[];
  state: ChatState;
  /** Perhaps a crisis: one soft sentence stands below the answer. */
  soft?: true;
  /** No crisis was meant: the help and the words that took it back go. */
  takesBack?: true;
};

export type ChatReply = {
  intent: ChatIntent;
  /** At most 120 words and one question. */
  text: string;
  action: ChatAction | null;
  upsell: boolean;
  /** The player agreed in words: the action is carried out as if its button had been pressed. */
  confirms?: true;
  /** The open proposal was declined. */
  closes?: true;
  /** The open proposal, which goes on waiting. */
  keeps?: ChatAction;
  /** Safety spoke: no outside model may answer instead or add to it. */
  final: boolean;
  choices?: readonly Choice[];
  about?: Partial<
    Pick<ChatState, 'asked' | 'change' | 'open' | 'stroke' | 'wish' | 'group' | 'named' | 'dates' | 'told' | 'numbers'>
  > & {
    exercise?: string | undefined;
    tournamentDate?: string | undefined;
    /** How surely what was told is meant. */
    share?: number;
  };
  felt?: Felt;
  /** What the message changes of what is stored about the player. */
  facts?: FactChanges;
};
