import { type Category, difficulties } from '@bandeja/domain/exercises/vocabulary';
import { jumpContacts } from '@bandeja/domain/routines/rules';
import type { RoutineType } from '@bandeja/domain/routines/vocabulary';
import { hard, type Intensity, intensityOf } from '#schedule/intensity.ts';
import { needsNoKit } from '#schedule/kit.ts';
import type { Limits } from '#schedule/limits.ts';
import type { Need } from '#schedule/needs.ts';
import type { PlannerPlayer, PlannerRoutine } from '#schedule/types.ts';

export type DayRule = {
  /** The hardest class the day may hold. */
  hardest: Intensity;
  /** Minutes a hard routine may take; two days before a match 60 (docs/training.md#match-days). */
  hardMinutes: number;
  /** Whether the day may contain jumps; they are at least 48 hours apart (docs/training.md#progression-and-deload). */
  jumps: boolean;
};
export const anyDay: DayRule = { hardest: hard, hardMinutes: Number.POSITIVE_INFINITY, jumps: true };

export function holdsJumps({ entries }: PlannerRoutine): boolean {
  return jumpContacts(entries) > 0;
}

export function followsRule(rule: DayRule, routine: PlannerRoutine): boolean {
  const intensity = intensityOf(routine);
  if (intensity > rule.hardest || (intensity === hard && routine.duration > rule.hardMinutes)) return false;
  return rule.jumps || !holdsJumps(routine);
}

export type Taken = {
  /** Routines of the last seven days and of this week's plan so far. */
  routineIds: ReadonlySet<string>;
  timesPlanned: ReadonlyMap<string, number>;
  /** Days until the week's Monday, so that routines take turns. */
  daysSince: ReadonlyMap<string, number>;
  /** Whether the one Pliometría day of a Principiante is used (docs/training.md#gates). */
  plyometrics: boolean;
};

/** `category` differs from the need's where it fell back. */
export type Choice = { need: Need; category: Category; routine: PlannerRoutine };

/** docs/training.md#choosing-a-routine. Those after Flexibilidad keep a day from staying empty while anything is possible. */
const fallbacks: Record<Category, readonly Category[]> = {
  Fuerza: ['Flexibilidad', 'Funcionalidad', 'Cardio'],
  'Fuerza explosiva': ['Fuerza', 'Flexibilidad', 'Funcionalidad', 'Cardio'],
  Pliometría: ['Fuerza', 'Flexibilidad', 'Funcionalidad', 'Cardio'],
  Cardio: ['Funcionalidad', 'Flexibilidad', 'Fuerza'],
  Flexibilidad: ['Cardio', 'Funcionalidad', 'Fuerza'],
  Funcionalidad: ['Cardio', 'Flexibilidad', 'Fuerza'],
};

/** `routines` are within the limits. A `variant` above 0 takes another one of equal worth. */
export function chooseRoutine(
  need: Need,
  routines: readonly PlannerRoutine[],
  limits: Limits,
  taken: Taken,
  rule: DayRule,
  variant = 0,
): Choice | null {
  for (const category of [need.category, ...fallbacks[need.category]]) {
    const wanted = { ...need, category };
    const possible = rankedWithKeys(wanted, candidates(wanted, routines, limits, taken, rule), limits.player, taken);
    const equal = possible.filter(({ key }) => isOfEqualWorth(key, possible[0]?.key ?? key));
    const routine = equal[variant % Math.max(1, equal.length)]?.routine;
    if (routine) return { need, category, routine };
  }
  return null;
}

/** Later fields only break ties. */
const worthFields = 5;
/** The penalty for the last seven days: routines no further apart are equally good. */
const equalScores = 2;

function isOfEqualWorth(key: readonly number[], best: readonly number[]): boolean {
  const sameKind = key.slice(0, worthFields).every((value, index) => value === best[index]);
  return sameKind && (best[worthFields] ?? 0) - (key[worthFields] ?? 0) <= equalScores;
}

export function candidates(
  need: Need,
  routines: readonly PlannerRoutine[],
  limits: Limits,
  taken: Taken,
  rule: DayRule,
): PlannerRoutine[] {
  return routines.filter((routine) => {
    if (!routine.categories.includes(need.category) || !isPhysical(routine, need)) return false;
    if (limits.player.level === 'Principiante' && taken.plyometrics && routine.categories.includes('Pliometría')) {
      return false;
    }
    return followsRule(rule, routine);
  });
}

/** Functional work may also be done with the racket, or in the head where that is due. */
function isPhysical({ type }: PlannerRoutine, { category, first }: Need): boolean {
  if (type === 'Físico') return true;
  return category === 'Funcionalidad' && (isWithRacket(type) || (type === 'Mental' && first === 'Mental'));
}

function isWithRacket(type: RoutineType): boolean {
  return type === 'Técnico' || type === 'Táctico';
}

/** Best first, by the order of docs/training.md#choosing-a-routine. The warm-up comes last. */
export function ranked(...input: Parameters<typeof rankedWithKeys>): PlannerRoutine[] {
  return rankedWithKeys(...input).map(({ routine }) => routine);
}

function rankedWithKeys(
  need: Need,
  routines: readonly PlannerRoutine[],
  player: PlannerPlayer,
  taken: Taken,
): { routine: PlannerRoutine; key: number[] }[] {
  const reached = routines.some((routine) => fitsDuration(routine, player));
  const keyOf = (routine: PlannerRoutine) => [
    Number(!isWarmUp(routine)),
    firstRank(routine, need),
    drillRank(routine, need),
    player.equipment === null ? Number(needsNoKit(routine, player)) : 0,
    reached ? 0 : routine.duration,
    score(routine, need, player, taken),
    -(taken.timesPlanned.get(routine.id) ?? 0),
    taken.daysSince.get(routine.id) ?? Number.MAX_SAFE_INTEGER,
  ];
  return routines
    .map((routine) => ({ routine, key: keyOf(routine) }))
    .sort((a, b) => compareKeys(b.key, a.key) || compareOrder(a.routine, b.routine));
}

/** `3·goal + 2·(N = level) + 2·(duration fits) − 2·(used in last 7 days)` (docs/training.md#effort-and-quality). */
function score(routine: PlannerRoutine, need: Need, player: PlannerPlayer, taken: Taken): number {
  const leads = routine.categories[0] === need.category;
  const isFull = firstRank(routine, need) === 2 || (leads && routine.type === 'Físico');
  const partly = leads ? 0.75 : 0.5;
  const goal = isFull ? 1 : partly;
  return (
    3 * goal +
    2 * Number(difficulties.indexOf(routine.difficulty) === difficulties.indexOf(player.level)) +
    2 * Number(fitsDuration(routine, player)) -
    2 * Number(taken.routineIds.has(routine.id))
  );
}

/** R01 prepares a match (docs/training.md#match-days); as a separate session it is the last resort. */
export function isWarmUp({ code }: PlannerRoutine): boolean {
  return code === 'R01';
}

const preventionCodes = ['R04', 'R05', 'R06'];

/** 2 for the need's first type, 1 for the other of the racket's two types, else 0. */
function firstRank({ type, code }: PlannerRoutine, { first }: Need): number {
  if (first === null) return 0;
  if (first === 'prevention') return preventionCodes.includes(code ?? '') ? 2 : 0;
  if (type === first) return 2;
  return isWithRacket(type) && isWithRacket(first) ? 1 : 0;
}

function drillRank({ entries }: PlannerRoutine, { drills = [] }: Need): number {
  const codes = new Set(entries.map(({ exercise }) => exercise.code));
  const nearest = drills.findIndex((code) => codes.has(code));
  return nearest === -1 ? 0 : drills.length - nearest;
}

function fitsDuration({ duration }: PlannerRoutine, { sessionDuration }: PlannerPlayer): boolean {
  return duration >= sessionDuration.min && duration <= sessionDuration.max;
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Catalogue routines by code come first. */
function compareOrder(a: PlannerRoutine, b: PlannerRoutine): number {
  if (a.code !== b.code) return (a.code ?? '~') < (b.code ?? '~') ? -1 : 1;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}
