import { mondayOf, weekdayIndex } from '#calendar/dates.ts';
import type { RoutineType } from '#routines/vocabulary.ts';
import type { AvailableDays, PlanChange, PlanDay } from '#schedule/contract.ts';
import { type PlanDayType, type Weekday, weekdays } from '#schedule/vocabulary.ts';
import { recordOf } from '#wire/records.ts';

export type Quota = { physical: number; matches: number };

/** Never more than six, so one day always rests (docs/product.md#wizard). */
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

/** The player may change them. */
export function proposedWeekdays(trainingDays: number): Weekday[] {
  const fixed = fixedWeekdays[Math.max(2, trainingDays)];
  if (fixed) return [...fixed];
  if (trainingDays === 5) return ['monday', 'tuesday', 'thursday', 'friday', 'sunday'];
  return weekdays.filter((day) => trainingDays >= 7 || day !== 'saturday');
}

export const weekdayNames: Readonly<Record<Weekday, string>> = {
  monday: 'Lunes',
  tuesday: 'Martes',
  wednesday: 'Miércoles',
  thursday: 'Jueves',
  friday: 'Viernes',
  saturday: 'Sábado',
  sunday: 'Domingo',
};

/** «martes», «domingos», of a weekday in lower case. */
export const manyDays = (weekday: string): string => (weekday.endsWith('s') ? weekday : `${weekday}s`);

export const weekdayInitial = (weekday: Weekday): string => 'LMXJVSD'.charAt(weekdays.indexOf(weekday));

/** Match days of the suggestion: the latest that leave a day between matches, as the planner places them. */
const suggestedMatchDays: Readonly<Record<number, readonly Weekday[]>> = {
  1: ['saturday'],
  2: ['friday', 'sunday'],
  3: ['wednesday', 'friday', 'sunday'],
};

export type SuggestedPlan = Quota & { suggestion: string[] };

/** Lines «Día: actividad», Monday first. Seven days have six sessions, so one line is «Descanso». */
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

export function daysOfFlags(flags: Partial<AvailableDays>): Weekday[] {
  return weekdays.filter((day) => flags[day] === true);
}

export function flagsOfDays(days: readonly Weekday[]): AvailableDays {
  return recordOf(weekdays, (day) => days.includes(day));
}

/** The planned routine, or a session of the planned type (docs/product.md#done-as-planned). */
export function isAsPlanned(
  day: Pick<PlanDay, 'type' | 'routineId'>,
  session: { type: string; routineId: string | null },
): boolean {
  if (day.type === 'Descanso') return false;
  return session.type === day.type || (day.routineId !== null && session.routineId === day.routineId);
}

const friday = 4;

/** From Friday on; and to a player who began after Monday, who would otherwise see only its rest. */
export function showsNextWeek(today: string, startedOn: string): boolean {
  return weekdayIndex(today) >= friday || beganMidWeek(today, startedOn);
}

export function beganMidWeek(today: string, startedOn: string): boolean {
  const monday = mondayOf(today);
  return startedOn > monday && mondayOf(startedOn) === monday;
}

/** The routine's type for Técnico, Táctico and Mental, else the day's (docs/product.md#words-of-a-session). */
export function planLabel({ type, routine }: Pick<PlanDay, 'type' | 'routine'>): PlanDayType | RoutineLabel {
  return sessionLabel({ type, routineType: routine?.type });
}

/** A routine's types by which it is named, and by which a list of routines can be narrowed. */
export const routineLabels = ['Técnico', 'Táctico', 'Mental'] as const;
type RoutineLabel = (typeof routineLabels)[number];
type Named<T> = { type: T; routineType?: RoutineType | null | undefined };

export function sessionLabel<T extends string>({ type, routineType }: Named<T>): T | RoutineLabel {
  return (type !== 'Partido' && routineLabels.find((label) => label === routineType)) || type;
}

export type Availability = {
  availableDays?: Partial<AvailableDays> | readonly Weekday[] | null | undefined;
  sessionDuration?: { min?: number | null | undefined; max?: number | null | undefined } | null | undefined;
};

/** A day and both ends of a duration, each in the profile or the schedule; null: the schedule cannot be read. */
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
  return Boolean(duration?.min) && Boolean(duration?.max);
}

/** Sessions and minutes that a change leaves out. */
export function droppedBy(changed: PlanChange['changed']): PlanChange['dropped'] {
  const lost = (amountOf: (day: PlanDay) => number) =>
    Math.max(
      0,
      changed.reduce((sum, { before, after }) => sum + amountOf(before) - amountOf(after), 0),
    );
  return {
    sessions: lost(({ type }) => Number(type !== 'Descanso')),
    minutes: lost(({ routine }) => routine?.duration ?? 0),
  };
}
