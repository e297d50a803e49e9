import { daysBetween, mondayOf } from '@bandeja/domain/calendar/dates';
import { type BodyArea, type Demand, type Difficulty, difficulties } from '@bandeja/domain/exercises/vocabulary';
import { jumpContacts } from '@bandeja/domain/routines/rules';
import type { HealthReading } from '#reader/health.ts';
import { hasKit, kitOf } from '#schedule/kit.ts';
import type { PlannerEntry, PlannerExercise, PlannerPlayer, PlannerRoutine } from '#schedule/types.ts';

/** Why a routine is out, from the first thing that is checked to the last. */
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

/** Everything about a player that may exclude a routine, worked out once per week. */
export type Limits = {
  player: PlannerPlayer;
  /**
   * Only the gentlest work: a professional comes first, or an injury is acute (docs/training.md#injuries-in-the-week,
   * docs/training.md#safety-texts).
   */
  gentleOnly: boolean;
  /** Areas whose `!` exercises are out, and areas whose `~` exercises are out as well. */
  injured: readonly BodyArea[];
  acute: readonly BodyArea[];
  excludedDemands: readonly Demand[];
  /** A Principiante in the first four weeks (docs/training.md#gates). */
  newcomer: boolean;
  /** A deload week: no N3 jumps (docs/training.md#progression-and-deload). */
  deload: boolean;
};

const newcomerDays = 28;
/** From this age no Pliometría (docs/training.md#gates), below the other no N3 jumps. */
export const olderAge = 60;
export const adultAge = 18;
/** Below this age technique comes first, with a qualified adult (docs/training.md#gates). */
export const youthAge = 16;
/** Jump contacts per session (docs/training.md#progression-and-deload). */
export const contactsAllowed: Record<Difficulty, number> = { Principiante: 60, Intermedio: 100, Avanzado: 120 };

/** The limits of a player for the week of `monday`. */
export function limitsFor(player: PlannerPlayer, health: HealthReading, monday: string, deload: boolean): Limits {
  const acute = health.injuries.filter((injury) => injury.acute).map((injury) => injury.area);
  return {
    player,
    gentleOnly: health.redFlag === 'prof' || health.restricted === true || acute.length > 0,
    injured: health.injuries.map((injury) => injury.area),
    acute,
    excludedDemands: health.excludedDemands,
    newcomer: player.level === 'Principiante' && daysBetween(mondayOf(player.firstWeek), monday) < newcomerDays,
    deload,
  };
}

/** The first obstacle between this player and a routine, or null. A match brings its court, so it asks for no kit. */
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
  return routine.duration > player.sessionDuration.max ? 'duration' : null;
}

/** Only brisk walking, easy cycling and mobility off the floor (docs/training.md#selection). */
export function isGentle({ code, categories, demands }: PlannerExercise): boolean {
  if (code === 'C01' || code === 'C03') return true;
  return categories[0] === 'Flexibilidad' && !demands.includes('floor');
}

export function withinLevel({ difficulty, entries }: PlannerRoutine, level: Difficulty): boolean {
  const reach = difficulties.indexOf(level);
  const needed = [difficulty, ...entries.map((entry) => entry.exercise.difficulty)];
  if (needed.some((value) => difficulties.indexOf(value) > reach)) return false;
  return jumpContacts(entries) <= contactsAllowed[level];
}

export function withinAge({ categories, entries }: PlannerRoutine, age: number | null): boolean {
  if (age === null) return true;
  if (age >= olderAge && (categories.includes('Pliometría') || entries.some(isPlyometric))) return false;
  const growing = age < adultAge;
  return !((growing || age >= olderAge) && entries.some((entry) => isHardJump(entry.exercise)));
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

/** Each exercise must be possible in one of the player's places; a stretch at home may follow running on court. */
function isPlaceOpen({ places }: PlannerExercise, player: PlannerPlayer): boolean {
  return player.places === null || places.length === 0 || places.some((place) => player.places?.includes(place));
}
