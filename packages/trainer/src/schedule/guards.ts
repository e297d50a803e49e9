import { addDays, daysBetween, mondayOf } from '@bandeja/domain/calendar/dates';
import { olderAge } from '@bandeja/domain/profile/rules';
import { monotony, weeklyLoad } from '#load/formulas.ts';
import { type Effort, type LoadedSession, plannedRpe } from '#schedule/effort.ts';
import type { PlannerPlayer } from '#schedule/types.ts';

export type GuardCause = 'growth' | 'spike' | 'return' | 'deload' | 'taper';

/** Signs that bring a deload forward; two of them do. */
export type EarlySign = 'effort' | 'uniform' | 'scores' | 'pain';

/** Loads in AU; null where no guard applies. */
export type Guards = {
  week: { load: number; cause: Exclude<GuardCause, 'spike'> } | null;
  sessionLoad: number | null;
  deload: boolean;
  earlySigns: readonly EarlySign[];
  /** AU: the week before, the heaviest of the last four, the mean of the last three and of the last four; whether those three were alike. */
  loads: { previous: number; heaviest: number; average: number; ofFourWeeks: number; isSteady: boolean };
  /** A week's mean of the four before; in the week of a tournament, that of less than four where the player began later. */
  minutes: number;
  /** Days without a session until Monday; null where none is known. */
  daysOff: number | null;
  /** No finished session in the window although the player started long before: nothing to measure a return by. */
  longPause: boolean;
};

/** Weeks no further apart are called alike. */
const alikeWithin = 1.05;

/** No guard applies below this weekly load (docs/training.md#load-guards): so little is noise, not a habit. */
const guardedFromLoad = 300;
const growthAllowed = { cautious: 1.1, usual: 1.2 } as const;
const spikeAllowed = 1.1;
const sessionsForSpike = 4;
const pauseDays = 14;
const longPauseDays = 28;
/** «60–70 % of W» after two weeks off, half after four (docs/training.md#progression-and-deload). */
const returnShare = { pause: 0.65, longPause: 0.5 } as const;
/** «Sets −40–50 %»: the planner cuts the week's load instead, as it chooses routines and edits none. */
const deloadShare = 0.6;
/** A week of less than this share of a heavier one before it, or of the mean of the others, was a lighter one. */
export const lighterShare = 0.75;
/** Of the four weeks before, in the week of a tournament (docs/training.md#tournaments). */
export const taperShare = 0.5;
const deloadEvery = { cautious: 4, usual: 6 } as const;
const deloadCautiousAge = 50;

/** docs/training.md#formulas. Only sessions before `monday` count, so that planning again gives the same answer. */
export function guardsFor(
  player: PlannerPlayer,
  effort: Effort,
  monday: string,
  { pain, tournament }: { pain: boolean; tournament: number | null },
): Guards {
  const sessions = effort.sessions.filter(({ localDate }) => localDate < monday);
  const weeks = [1, 2, 3, 4].map((back) => weekOf(sessions, monday, back));
  const loads = weeks.map((week) => weeklyLoad(week));
  const [previous = 0, second = 0, third = 0] = loads;
  const average = (previous + second + third) / 3;
  const isSteady = Math.max(previous, second, third) <= alikeWithin * Math.min(previous, second, third);
  const lastDate = sessions
    .map(({ localDate }) => localDate)
    .sort()
    .at(-1);
  const daysOff = lastDate === undefined ? null : daysBetween(lastDate, monday);
  const startedDays = daysBetween(mondayOf(player.firstWeek), monday);
  const trainedThreeWeeks = Math.min(previous, second, third) > 0 && average >= guardedFromLoad;
  const isTurn = isDeloadWeek(player, startedDays);
  const signs = earlySignsOf(sessions, weeks, monday, pain);
  // one lighter week is enough: the next ones build up again
  const heaviest = Math.max(...loads);
  const hasRested = loads.some((load, index) => load < lighterShare * Math.max(0, ...loads.slice(index + 1)));
  const isDue = isTurn && !holdsLighterWeek(loads.filter((load) => load > 0));
  const deload = trainedThreeWeeks && (isDue || (!hasRested && signs.length >= signsForDeload));
  const weekLimits: NonNullable<Guards['week']>[] = [];
  if (deload) weekLimits.push({ load: deloadShare * average, cause: 'deload' });
  const weeksBegun = Math.min(weeks.length, Math.max(1, Math.floor(startedDays / 7)));
  const ofFourWeeks = loads.reduce((sum, load) => sum + load, 0) / weeksBegun;
  if (tournament !== null && tournament >= 0 && tournament < 7 && ofFourWeeks >= guardedFromLoad) {
    weekLimits.push({ load: taperShare * ofFourWeeks, cause: 'taper' });
  }
  if (daysOff !== null && daysOff >= pauseDays && heaviest >= guardedFromLoad) {
    const share = daysOff >= longPauseDays ? returnShare.longPause : returnShare.pause;
    weekLimits.push({ load: share * heaviest, cause: 'return' });
  }
  const returning = second === 0 && third === 0 && startedDays >= longPauseDays;
  const measure = returning && previous >= guardedFromLoad ? previous : heaviest;
  // a first week that began on a Thursday is no measure of a whole one
  const guarded = measure >= guardedFromLoad && daysBetween(player.firstWeek, monday) >= 7;
  if (guarded) weekLimits.push({ load: grown(player, returning, measure), cause: 'growth' });
  const [strictest] = weekLimits.sort((a, b) => a.load - b.load);
  return {
    week: strictest ?? null,
    sessionLoad:
      guarded && sessions.length >= sessionsForSpike
        ? spikeAllowed * Math.max(...sessions.map((session) => session.load))
        : null,
    deload,
    earlySigns: deload && !isDue ? signs : [],
    loads: { previous, heaviest, average, ofFourWeeks, isSteady },
    minutes: minutesBefore(sessions, monday) / weeksBegun,
    daysOff,
    longPause: daysOff === null && startedDays >= longPauseDays,
  };
}

/** Of weeks that go up and down by turns none is lighter; weeks of a holiday are, whatever followed them. */
function holdsLighterWeek(loads: readonly number[]): boolean {
  const together = loads.reduce((sum, load) => sum + load, 0);
  return loads.some((load) => load * (loads.length - 1) < lighterShare * (together - load));
}

/** A lighter week does not lower it, else every missed session would shrink the next week. */
function grown({ level, age }: PlannerPlayer, returning: boolean, measure: number): number {
  const cautious = level === 'Principiante' || (age ?? 0) >= olderAge || returning;
  return (cautious ? growthAllowed.cautious : growthAllowed.usual) * measure;
}

function minutesBefore(sessions: readonly LoadedSession[], monday: string): number {
  const since = addDays(monday, -28);
  return sessions.reduce((sum, { localDate, minutes }) => (localDate >= since ? sum + minutes : sum), 0);
}

/** `back` weeks before `monday`, rest days 0. */
function weekOf(sessions: readonly LoadedSession[], monday: string, back: number): number[] {
  const loads = Array<number>(7).fill(0);
  for (const { localDate, load } of sessions) {
    const day = daysBetween(monday, localDate) + 7 * back;
    if (day >= 0 && day < 7) loads[day] = (loads[day] ?? 0) + load;
  }
  return loads;
}

/** Every 4th week for a Principiante or from 50 years, every 6th otherwise, counted from the player's first week. */
function isDeloadWeek({ level, age }: PlannerPlayer, startedDays: number): boolean {
  const cautious = level === 'Principiante' || (age ?? 0) >= deloadCautiousAge;
  return (Math.floor(startedDays / 7) + 1) % (cautious ? deloadEvery.cautious : deloadEvery.usual) === 0;
}

const harderThanPlanned = 2;
const harderSessions = 3;
const uniformWeek = 2;

/** «Score below 6 three times» (docs/training.md#deload). */
const lowScore = 6;
const lowScores = 3;
const signsForDeload = 2;

/** docs/training.md#deload. By the table's effort: the player's own median would absorb the rise in question. */
function earlySignsOf(
  sessions: readonly LoadedSession[],
  weeks: readonly number[][],
  monday: string,
  pain: boolean,
): EarlySign[] {
  const since = addDays(monday, -14);
  const lately = sessions.filter(({ localDate }) => localDate >= since);
  const hardOnes = lately.filter(({ rpe, kind }) => rpe !== null && rpe >= plannedRpe[kind] + harderThanPlanned);
  const poorOnes = lately.filter(({ score }) => score !== null && score < lowScore);
  const [previous = [], second = []] = weeks;
  const uniform = (monotony(previous) ?? 0) > uniformWeek && weeklyLoad(previous) > weeklyLoad(second);
  const signs: EarlySign[] = [];
  if (hardOnes.length >= harderSessions) signs.push('effort');
  if (uniform) signs.push('uniform');
  if (poorOnes.length >= lowScores) signs.push('scores');
  if (pain) signs.push('pain');
  return signs;
}
