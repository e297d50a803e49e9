import type { PlanId } from '@bandeja/domain/billing/vocabulary';
import type { ChatAction } from '@bandeja/domain/coach/contract';
import type { BodyArea, Difficulty, MuscleGroup, Stroke } from '@bandeja/domain/exercises/vocabulary';
import type { PlanDayType, Weekday } from '@bandeja/domain/schedule/vocabulary';
import type { FinishedSession, PlannerPlayer, PlannerRoutine } from '#schedule/types.ts';

/** A day of the current week as the trainer speaks of it. */
export type ChatDay = {
  date: string;
  weekday: Weekday;
  type: PlanDayType;
  routineId: string | null;
  /** Name and minutes of the routine; null on rest days. */
  routine: { name: string; minutes: number } | null;
  reason: string;
};

/** Numbers of finished sessions; nothing the trainer says of progress comes from elsewhere. */
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
  /** Where they are known, exercises above the player's level or against an injury are not recommended by name. */
  difficulty?: Difficulty | undefined;
  avoidFor?: readonly BodyArea[] | undefined;
};

/** What the player said and heard before, oldest first; the last few are enough. */
export type ChatTurn = { role: 'user' | 'assistant'; content: string };

/** Everything the trainer knows when it answers. Pure data: the server gathers it, owner by owner. */
export type ChatContext = {
  /** The player's local date. */
  today: string;
  name: string;
  plan: PlanId;
  /** Whether the plan (and its being active) allows generated routines. */
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
  /** What a week can be planned from. */
  routines: readonly PlannerRoutine[];
  exercises: readonly ChatExercise[];
  /** Whether this conversation has already pointed to the plans: it is done once. */
  upsellShown: boolean;
  earlier: readonly ChatTurn[];
};

/** The intents of domain.md section 6, «Chat intents»; safety first. */
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

export type ChatReply = {
  intent: ChatIntent;
  /** At most 120 words and one question. */
  text: string;
  action: ChatAction | null;
  /** True when this answer points to the plans. */
  upsell: boolean;
  /** Safety spoke: no outside model may answer instead or add to it. */
  final: boolean;
};
