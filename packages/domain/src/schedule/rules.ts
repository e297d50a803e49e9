import { mondayOf, weekdayIndex } from '#calendar/dates.ts';
import type { RoutineType } from '#routines/vocabulary.ts';
import type { AvailableDays, PlanDay } from '#schedule/contract.ts';
import { type PlanDayType, type Weekday, weekdays } from '#schedule/vocabulary.ts';
import { recordOf } from '#wire/records.ts';

/** Sessions of a week by kind. */
export type Quota = { physical: number; matches: number };

/**
 * Sessions of a week by training days: 1–2 → 1 physical + 1 match, 3 → 2+1, 4 → 2+2, 5 → 3+2, 6–7 → 3+3. Never more than
 * six, so one day always rests. With fewer days than sessions the planner drops some (docs/product.md#wizard).
 */
export function quota(trainingDays: number): Quota {
  if (trainingDays <= 2) return { physical: 1, matches: 1 };
  if (trainingDays === 3) return { physical: 2, matches: 1 };
  if (trainingDays === 4) return { physical: 2, matches: 2 };
  if (trainingDays === 5) return { physical: 3, matches: 2 };
  return { physical: 3, matches: 3 };
}

/** Fixed weekdays (docs/training.md#placement) for two, three and four sessions a week. */
export const fixedWeekdays: Readonly<Record<number, readonly Weekday[]>> = {
  2: ['tuesday', 'saturday'],
  3: ['monday', 'wednesday', 'saturday'],
  4: ['monday', 'wednesday', 'friday', 'sunday'],
};

/** The weekdays the wizard proposes for a number of training days; the player may change them. */
export function proposedWeekdays(trainingDays: number): Weekday[] {
  const fixed = fixedWeekdays[Math.max(2, trainingDays)];
  if (fixed) return [...fixed];
  if (trainingDays === 5) return ['monday', 'tuesday', 'thursday', 'friday', 'sunday'];
  return weekdays.filter((day) => trainingDays >= 7 || day !== 'saturday');
}

/** Spanish weekday names. */
export const weekdayNames: Readonly<Record<Weekday, string>> = {
  monday: 'Lunes',
  tuesday: 'Martes',
  wednesday: 'Miércoles',
  thursday: 'Jueves',
  friday: 'Viernes',
  saturday: 'Sábado',
  sunday: 'Domingo',
};

/** «L», and «X» for Wednesday. */
export const weekdayInitial = (weekday: Weekday): string => 'LMXJVSD'.charAt(weekdays.indexOf(weekday));

/** Match days of the suggestion: the latest that leave a day between matches, as the planner places them. */
const suggestedMatchDays: Readonly<Record<number, readonly Weekday[]>> = {
  1: ['saturday'],
  2: ['friday', 'sunday'],
  3: ['wednesday', 'friday', 'sunday'],
};

/** The plan the wizard shows before the real week exists; wire shape of `trainingPlan`. */
export type SuggestedPlan = Quota & { suggestion: string[] };

/**
 * The suggested plan for a number of training days: one «Día: actividad» line for each proposed weekday, Monday first.
 * Seven days have six sessions, so one line is «Descanso».
 */
export function suggestedPlan(trainingDays: number): SuggestedPlan {
  const { physical, matches } = quota(trainingDays);
  const matchDays = suggestedMatchDays[matches] ?? [];
  const suggestion = proposedWeekdays(trainingDays).map((day) => {
    const rests = trainingDays >= 7 && day === 'saturday';
    const session = matchDays.includes(day) ? 'Partido de práctica' : 'Entrenamiento físico';
    return `${weekdayNames[day]}: ${rests ? 'Descanso' : session}`;
  });
  return { physical, matches, suggestion };
}

/** The weekdays whose flag is set, Monday first. */
export function daysOfFlags(flags: Partial<AvailableDays>): Weekday[] {
  return weekdays.filter((day) => flags[day] === true);
}

/** The wire's map of flags for a list of weekdays. */
export function flagsOfDays(days: readonly Weekday[]): AvailableDays {
  return recordOf(weekdays, (day) => days.includes(day));
}

/**
 * Whether a finished session fulfils its day's plan: the planned routine, or a session of the planned type
 * (docs/product.md#done-as-planned). On a rest day none does.
 */
export function isAsPlanned(
  day: Pick<PlanDay, 'type' | 'routineId'>,
  session: { type: string; routineId: string | null },
): boolean {
  if (day.type === 'Descanso') return false;
  return session.type === day.type || (day.routineId !== null && session.routineId === day.routineId);
}

const friday = 4;

/**
 * Whether next week is shown beside the current one (docs/product.md#next-week): from Friday on, and to a player who
 * began after the Monday of this week, who would otherwise see only its rest. Local dates.
 */
export function showsNextWeek(today: string, startedOn: string): boolean {
  return weekdayIndex(today) >= friday || beganMidWeek(today, startedOn);
}

/** Whether a player began after the Monday of the week of `today`. */
export function beganMidWeek(today: string, startedOn: string): boolean {
  const monday = mondayOf(today);
  return startedOn > monday && mondayOf(startedOn) === monday;
}

/**
 * Label of a planned session: the routine's type for Técnico, Táctico and Mental, else the day's type
 * (docs/product.md#words-of-a-session).
 */
export function planLabel({ type, routine }: Pick<PlanDay, 'type' | 'routine'>): PlanDayType | OwnLabel {
  return sessionLabel({ type, routineType: routine?.type });
}

const ownLabels = ['Técnico', 'Táctico', 'Mental'] as const;
type OwnLabel = (typeof ownLabels)[number];
type Named<T> = { type: T; routineType?: RoutineType | null | undefined };

/** Label of a session: by its stored type and its routine's, where it has one. */
export function sessionLabel<T extends string>({ type, routineType }: Named<T>): T | OwnLabel {
  return (type !== 'Partido' && ownLabels.find((label) => label === routineType)) || type;
}

/** The fields of a profile or a schedule for the completeness rule. Minutes in `sessionDuration`. */
export type Availability = {
  availableDays?: Partial<AvailableDays> | readonly Weekday[] | null | undefined;
  sessionDuration?: { min?: number | null | undefined; max?: number | null | undefined } | null | undefined;
};

/**
 * Whether a week can be planned: at least one available day and a session duration with both ends, each in the profile or
 * in the schedule. Pass null for an unreadable schedule: then the profile alone decides.
 */
export function isProfileComplete(profile: Availability | null, schedule: Availability | null = null): boolean {
  const sources = [profile, schedule];
  return sources.some(hasDays) && sources.some(hasDuration);
}

function hasDays(source: Availability | null): boolean {
  const days = source?.availableDays ?? [];
  return Array.isArray(days) ? days.length > 0 : Object.values(days).includes(true);
}

function hasDuration(source: Availability | null): boolean {
  const duration = source?.sessionDuration;
  // Zero minutes is as good as no duration.
  return Boolean(duration?.min) && Boolean(duration?.max);
}
