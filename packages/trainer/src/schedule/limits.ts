import { daysBetween, mondayOf } from '@bandeja/domain/calendar/dates';
import { isGentle } from '@bandeja/domain/exercises/rules';
import { type BodyArea, type Demand, type Difficulty, difficulties } from '@bandeja/domain/exercises/vocabulary';
import { longestAt, minutesAt, suitsAge, trainingAge, youthAge, youthContacts } from '@bandeja/domain/minors/rules';
import { olderAge } from '@bandeja/domain/profile/rules';
import { jumpContacts } from '@bandeja/domain/routines/rules';
import type { RoutineType } from '@bandeja/domain/routines/vocabulary';
import { type HealthReading, isProfessionalFirst } from '@bandeja/reader/health';
import { hasKit, kitOf } from '#schedule/kit.ts';
import type { PlannerEntry, PlannerExercise, PlannerPlayer, PlannerRoutine } from '#schedule/types.ts';

export const obstacles = [
  'health',
  'level',
  'newcomer',
  'age',
  'deload',
  'injury',
  'demand',
  'place',
  'kit',
  'duration',
] as const;
export type Obstacle = (typeof obstacles)[number];
/** Why no routine is left: an obstacle, the month's routines of the subscription, or the week's earlier choices. */
export type Lack = Obstacle | 'plan' | 'week';

export type Limits = {
  player: PlannerPlayer;
  /** A friendly match of a minor may take longer than their sessions, within the time they have. */
  matchMinutes: number;
  /** Only the gentlest work (docs/training.md#injuries-in-the-week, docs/training.md#safety-texts). */
  gentleOnly: boolean;
  /** Areas whose `!` exercises are out; for `acute` ones also `~`. */
  injured: readonly BodyArea[];
  acute: readonly BodyArea[];
  excludedDemands: readonly Demand[];
  /** A Principiante in the first four weeks (docs/training.md#gates). */
  newcomer: boolean;
  /** A deload week: no N3 jumps (docs/training.md#progression-and-deload). */
  deload: boolean;
};

const newcomerDays = 28;

/** Balance on one leg, which from 60 years belongs to every session but one of the head (docs/training.md#gates). */
export const balanceCode = 'U06';

/** Balance work is not among the gentle work a referral leaves (docs/training.md#selection). */
export const owesBalance = (age: number | null, { type, gentleOnly }: { type: RoutineType; gentleOnly: boolean }) =>
  age !== null && age >= olderAge && !gentleOnly && type !== 'Partido' && type !== 'Mental';
/** Jump contacts per session (docs/training.md#progression-and-deload). */
export const contactsAllowed: Record<Difficulty, number> = { Principiante: 60, Intermedio: 100, Avanzado: 120 };

export function limitsFor(player: PlannerPlayer, health: HealthReading, monday: string, deload: boolean): Limits {
  const acute = health.injuries.filter((injury) => injury.acute).map((injury) => injury.area);
  const age = trainingAge(player.age, health.minor, monday);
  return {
    player: {
      ...player,
      age,
      sessionDuration: minutesAt(player.sessionDuration, age),
    },
    matchMinutes: Math.min(player.sessionDuration.max, longestAt(age, true)),
    gentleOnly: isProfessionalFirst(health) || acute.length > 0,
    injured: health.injuries.map((injury) => injury.area),
    acute,
    excludedDemands: health.excludedDemands,
    newcomer: player.level === 'Principiante' && daysBetween(mondayOf(player.firstWeek), monday) < newcomerDays,
    deload,
  };
}

/** Null without an obstacle. A match brings its court, so it asks for no kit. */
export function obstacleTo(routine: PlannerRoutine, limits: Limits): Obstacle | null {
  const { player } = limits;
  if (limits.gentleOnly && !routine.entries.every(({ exercise }) => isGentle(exercise))) return 'health';
  if (!withinLevel(routine, player.level)) return 'level';
  if (limits.newcomer && routine.categories.includes('Fuerza explosiva')) return 'newcomer';
  if (!withinAge(routine, player.age)) return 'age';
  const exercises = routine.entries.map((entry) => entry.exercise);
  if (limits.deload && exercises.some(isHardJump)) return 'deload';
  if (exercises.some((exercise) => burdens(exercise, limits))) return 'injury';
  if (exercises.some(({ demands }) => demands.some((demand) => limits.excludedDemands.includes(demand))))
    return 'demand';
  if (routine.type !== 'Partido') {
    if (!exercises.every((exercise) => isPlaceOpen(exercise, player))) return 'place';
    const kit = kitOf(player);
    if (!exercises.every((exercise) => hasKit(exercise.equipment, kit))) return 'kit';
  }
  const longest = routine.type === 'Partido' ? limits.matchMinutes : player.sessionDuration.max;
  return routine.duration > longest ? 'duration' : null;
}

export function withinLevel({ difficulty, entries }: PlannerRoutine, level: Difficulty): boolean {
  const reach = difficulties.indexOf(level);
  const needed = [difficulty, ...entries.map((entry) => entry.exercise.difficulty)];
  if (needed.some((value) => difficulties.indexOf(value) > reach)) return false;
  return jumpContacts(entries) <= contactsAllowed[level];
}

/** docs/training.md#gates, docs/training.md#minors. */
export function withinAge({ categories, entries, type, duration }: PlannerRoutine, age: number | null): boolean {
  if (age === null) return true;
  if (age >= olderAge) {
    const jumps = entries.some((entry) => isPlyometric(entry) || isHardJump(entry.exercise));
    return !jumps && !categories.includes('Pliometría');
  }
  if (duration > longestAt(age, type === 'Partido')) return false;
  if (age < youthAge && jumpContacts(entries) > youthContacts) return false;
  return entries.every(({ exercise }) => suitsAge(exercise, age));
}

function isPlyometric({ exercise }: PlannerEntry): boolean {
  return exercise.categories.includes('Pliometría');
}

function isHardJump({ difficulty, demands }: PlannerExercise): boolean {
  return difficulty === 'Avanzado' && demands.includes('jump');
}

/** Whether an exercise loads an injured area (`!`), or an acute one at all (`~`). */
export function burdens(
  { avoidFor, cautionFor }: Pick<PlannerExercise, 'avoidFor' | 'cautionFor'>,
  { injured, acute }: Pick<Limits, 'injured' | 'acute'>,
): boolean {
  return avoidFor.some((area) => injured.includes(area)) || cautionFor.some((area) => acute.includes(area));
}

/** A stretch at home may follow running on court. */
function isPlaceOpen({ places }: PlannerExercise, player: PlannerPlayer): boolean {
  return player.places === null || places.length === 0 || places.some((place) => player.places?.includes(place));
}
