import type { Category } from '@bandeja/domain/exercises/vocabulary';
import { quota } from '@bandeja/domain/schedule/rules';
import { coveredRoutines } from '#schedule/allowance.ts';
import { type Lack, obstacles, obstacleTo } from '#schedule/limits.ts';
import { type Need, needInsteadOfMatch, physicalNeeds, strengthNeed } from '#schedule/needs.ts';
import { anyDay, type Choice, chooseRoutine, isWarmUp, ranked } from '#schedule/selection.ts';
import type { PlannerRoutine } from '#schedule/types.ts';
import { type Planning, takenBy } from '#schedule/week.ts';

/** The sessions of a week before they have a day. */
export type Slots = {
  physical: Choice[];
  matches: PlannerRoutine[];
  /** Needs that no routine can fill. */
  dropped: Need[];
};

/**
 * The week's sessions (docs/training.md#weekly-rules): matches first, because one that is not possible becomes another
 * physical session, then a routine for every physical need. Where none of two or more came out as Fuerza, the last
 * goal's session becomes one, if any Fuerza is possible.
 */
export function chooseSlots(planning: Planning): Slots {
  const { player, newcomer } = planning.limits;
  const wanted = wantedSessions(planning.days.length, player.trainingDays);
  const matches = matchRoutines(planning, wanted.matches);
  const missing = Array.from({ length: wanted.matches - matches.length }, (_, index) =>
    needInsteadOfMatch(index, lackOf(planning.library.filter(isMatch), planning)),
  );
  const needs = physicalNeeds(wanted.physical, player.goals, newcomer);
  const slots = fillNeeds([...needs, ...missing], matches, planning);
  if (needs.length < 2 || slots.physical.some((choice) => choice.category === 'Fuerza')) return slots;
  const withStrength = fillNeeds([...needs.slice(0, -1), strengthNeed, ...missing], matches, planning);
  return withStrength.physical.some((choice) => choice.category === 'Fuerza') ? withStrength : slots;
}

/** A routine for each need, in their order; what one takes, the next ones avoid. */
function fillNeeds(needs: readonly Need[], matches: PlannerRoutine[], planning: Planning): Slots {
  const slots: Slots = { physical: [], matches, dropped: [] };
  for (const need of needs) {
    const planned = slots.physical.map((choice) => choice.routine);
    const covered = coveredRoutines(planning, [...matches, ...planned]);
    const choice = chooseRoutine(need, covered, planning.limits, takenBy(planning, planned), anyDay);
    if (choice) slots.physical.push(choice);
    else slots.dropped.push(need);
  }
  return slots;
}

/** The quota cut to the days there are; the physical session of a single day stays (docs/training.md#quota). */
function wantedSessions(days: number, trainingDays: number | null) {
  const wanted = quota(Math.min(trainingDays ?? days, days));
  return days === 1 ? { physical: 1, matches: 0 } : wanted;
}

function isMatch({ type }: PlannerRoutine): boolean {
  return type === 'Partido';
}

/** A routine for each match, the best one again when there are not enough; none when no match is possible. */
function matchRoutines(planning: Planning, count: number): PlannerRoutine[] {
  const matchNeed: Need = { category: 'Cardio', first: null, cause: { kind: 'balance' } };
  return Array.from({ length: count }).reduce<PlannerRoutine[]>((chosen) => {
    const possible = coveredRoutines(planning, chosen).filter(isMatch);
    const [best] = ranked(matchNeed, possible, planning.limits.player, takenBy(planning, chosen));
    return best ? [...chosen, best] : chosen;
  }, []);
}

/** Why no routine of a category is left; null where the library has none. */
export function missingBecause(category: Category, planning: Planning): Lack | null {
  const ofCategory = planning.library.filter(
    (routine) => routine.type === 'Físico' && routine.categories.includes(category) && !isWarmUp(routine),
  );
  return lackOf(ofCategory, planning);
}

/** What stands in the way of the routine that comes nearest. */
function lackOf(routines: readonly PlannerRoutine[], { limits, allowance }: Planning): Lack | null {
  const found = routines.map((routine) => obstacleTo(routine, limits));
  if (found.includes(null)) return allowance ? 'plan' : 'week';
  return obstacles.findLast((obstacle) => found.includes(obstacle)) ?? null;
}
