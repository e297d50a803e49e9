import type { PlanId } from '@bandeja/domain/billing/vocabulary';
import type { ChatAction } from '@bandeja/domain/coach/contract';
import type { BodyArea, Difficulty, MuscleGroup, Stroke } from '@bandeja/domain/exercises/vocabulary';
import type { PlanDayType, Weekday } from '@bandeja/domain/schedule/vocabulary';
import type { DayWish } from '#chat/several.ts';
import type { DayRef } from '#language/days.ts';
import type { Kind } from '#language/kinds.ts';
import type { Felt } from '#reader/health.ts';
import type { FinishedSession, PlannerPlayer, PlannerRoutine } from '#schedule/types.ts';
import type { Frame, SpeechIntent } from '#understand/frame.ts';
import type { StrokeName } from '#vocabulary/stroke-names.ts';

/** A day of the current week for the trainer's answers. */
export type ChatDay = {
  date: string;
  weekday: Weekday;
  type: PlanDayType;
  routineId: string | null;
  /** Name and minutes of the routine; null on rest days. */
  routine: { name: string; minutes: number } | null;
  reason: string;
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
  /** The last finished session. */
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

/** Earlier messages of both sides, oldest first; the last few are enough. */
export type ChatTurn = { role: 'user' | 'assistant'; content: string };

/** Everything the trainer knows when it answers. Pure data: the server gathers it, owner by owner. */
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
  stats: ChatStats;
  /** The last 28 days. */
  history: readonly FinishedSession[];
  /** Routines for planning a week. */
  routines: readonly PlannerRoutine[];
  exercises: readonly ChatExercise[];
  /** Whether this conversation has already mentioned the plans: it does so once. */
  upsellShown: boolean;
  earlier: readonly ChatTurn[];
  /** The state of the conversation after the last answer; null at its beginning. */
  state: ChatState | null;
  /** The reading with an outside model's help; without it the trainer reads alone. */
  frame?: Frame | undefined;
  /** The calm question about this message was answered with «No, nada de eso». */
  waved?: boolean;
  /** The reading the player tapped; null where the trainer reads the message itself. */
  chosen: SpeechIntent | null;
};

/** A wished change of the week. */
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
  /** «fuerza el jueves y cardio el viernes». */
  | { kind: 'several'; wishes: DayWish[] }
  | { kind: 'add'; days: DayRef[] }
  /** The missing detail; the known ones wait for the answer. */
  | { kind: 'ask'; open: 'day' | 'type'; days: DayRef[]; wanted: Kind | 'move' | null };

/** The details of a wish for a routine. */
export type Wanted = {
  kinds: Kind[];
  strokes: StrokeName[];
  groups: MuscleGroup[];
  minutes: number | null;
  soft: boolean;
};

/** The question of the last answer. */
export type OpenQuestion = 'day' | 'type' | 'target' | 'move_or_rest' | 'area' | 'adapt' | 'exercise' | 'danger';

/** The state of a conversation, stored with every answer, so that no earlier message is read again. */
export type ChatState = {
  intent: ChatIntent;
  /** The player's own words that were answered, or that wait for the answer to the calm question. */
  asked: string;
  /** Dates that were spoken of, the latest first. */
  dates: readonly string[];
  /** The change of the week that is proposed or still open. */
  change: Exclude<Change, { kind: 'routine' }> | null;
  open: OpenQuestion | null;
  proposal: ChatAction | null;
  /** The stroke or tactics that was explained. */
  stroke: StrokeName | null;
  /** The routine that was wished. */
  wanted: Wanted | null;
  /** Names of routines of the library this conversation has named. */
  named: readonly string[];
  /** Discomforts and impossible movements; empty when they are over. */
  discomfort: Felt;
  /** The safety text in force until it is withdrawn. */
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

/** A button for the player: a reading of the message, or (`intent` null) a sentence that answers the question. */
export type Choice = { intent: SpeechIntent | null; label: string };

/** An answer with the resulting state and the offered readings. */
export type ChatAnswer = Omit<ChatReply, 'choices'> & {
  /** Asked where the trainer is not sure: one tap answers. */
  choices: readonly Choice[];
  /** The next three readings, for «No era eso». */
  others: readonly Choice[];
  state: ChatState;
};

export type ChatReply = {
  intent: ChatIntent;
  /** At most 120 words and one question. */
  text: string;
  action: ChatAction | null;
  /** True when this answer points to the plans. */
  upsell: boolean;
  /** Safety spoke: no outside model may answer instead or add to it. */
  final: boolean;
  /** The answers to its own question, as buttons. */
  choices?: readonly Choice[];
  /** The answer's additions to the conversation's state. */
  about?: Partial<Pick<ChatState, 'change' | 'open' | 'stroke' | 'wanted' | 'named' | 'dates'>>;
  /** Discomforts, if the answer knows more than the message alone. */
  felt?: Felt;
};
