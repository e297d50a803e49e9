import { daysBetween } from '@bandeja/domain/calendar/dates';
import type { Category } from '@bandeja/domain/exercises/vocabulary';
import { type Quota, quota } from '@bandeja/domain/schedule/rules';
import { coveredRoutines } from '#schedule/allowance.ts';
import { type Lack, obstacles, obstacleTo } from '#schedule/limits.ts';
import { type Need, type NeedContext, needInsteadOfMatch, physicalNeeds, strengthNeed } from '#schedule/needs.ts';
import { anyDay, type Choice, chooseRoutine, isWarmUp, ranked } from '#schedule/selection.ts';
import type { PlannerRoutine } from '#schedule/types.ts';
import { type Planning, takenBy, tournamentDay } from '#schedule/week.ts';
import { sessionsOf } from '#season/volume.ts';

export type Slots = {
  physical: Choice[];
  matches: PlannerRoutine[];
  /** Needs that no routine can fill. */
  dropped: Need[];
};

/** Matches first: an impossible one makes room for a physical session (docs/training.md#weekly-rules). */
export function chooseSlots(planning: Planning): Slots {
  const { player } = planning.limits;
  const wanted = wantedSessions(planning);
  const matches = matchRoutines(planning, wanted.matches);
  const missing = Array.from({ length: wanted.matches - matches.length }, (_, index) =>
    needInsteadOfMatch(index, lackOf(planning.library.filter(isMatch), planning)),
  );
  const needs = physicalNeeds(wanted.physical, player.goals, needContext(planning));
  const slots = fillNeeds([...needs, ...missing], matches, planning);
  if (needs.length < 2 || slots.physical.some((choice) => choice.category === 'Fuerza')) return slots;
  const withStrength = fillNeeds([...needs.slice(0, -1), strengthNeed, ...missing], matches, planning);
  return withStrength.physical.some((choice) => choice.category === 'Fuerza') ? withStrength : slots;
}

/** Later needs avoid earlier choices. */
function fillNeeds(needs: readonly Need[], matches: PlannerRoutine[], planning: Planning): Slots {
  const slots: Slots = { physical: [], matches, dropped: [] };
  for (const need of needs) {
    const planned = slots.physical.map((choice) => choice.routine);
    const covered = coveredRoutines(planning, [...matches, ...planned]);
    const choice = chooseRoutine(need, covered, planning.limits, takenBy(planning, planned), anyDay, planning.variant);
    if (choice) slots.physical.push(choice);
    else slots.dropped.push(need);
  }
  return slots;
}

/** The quota cut to the days there are; the physical session of a single day stays (docs/training.md#quota). */
function wantedSessions(planning: Planning): Quota {
  const { days, limits, adaptation, block } = planning;
  const { trainingDays, availableDays } = limits.player;
  const usual = (most: number, own: number) => {
    const limited = Math.min(trainingDays ?? own, own, most);
    const asked = block ? sessionsOf(block, limited) : limited;
    return adaptation.fewer !== null ? Math.max(fewestSessions, asked - 1) : asked;
  };
  const tournament = tournamentDay(planning);
  if (tournament === null) return days.length === 1 ? oneSession : quota(usual(mostSessions, days.length));
  return withTournament(
    days.filter((day) => day !== tournament),
    tournament,
    usual(mostSessions - 1, Math.max(1, availableDays.length)),
  );
}

const oneSession: Quota = { physical: 1, matches: 0 };

/** As many sessions as usual, where the days allow, and the tournament; no other match on its eve or on the day after it. */
function withTournament(others: readonly number[], tournament: number, usual: number): Quota {
  const beside = Math.min(usual, others.length);
  if (beside === 0) return { physical: 0, matches: 1 };
  const wanted = beside === 1 ? oneSession : quota(beside);
  const forMatches = others.filter((day) => Math.abs(day - tournament) > 1).length;
  const matches = Math.min(wanted.matches, forMatches);
  return { physical: beside - matches, matches: matches + 1 };
}

/** One day always rests; a week of fewer than two sessions is no plan. */
const mostSessions = 6;
const fewestSessions = 2;

export function needContext(planning: Planning): NeedContext {
  const { monday, limits, tournament, weakStroke, lostPoints, weakCalf, variant } = planning;
  return {
    newcomer: limits.newcomer,
    racket: coveredRoutines(planning, []).some(({ type }) => type === 'Técnico' || type === 'Táctico'),
    week: weekNumber(monday) + variant,
    tournamentNear: tournament !== null && tournament >= 0,
    weakStroke,
    block: planning.block,
    lostPoints,
    weakCalf,
  };
}

/** Weeks since the first Monday of 2024. */
export function weekNumber(monday: string): number {
  return Math.floor(daysBetween('2024-01-01', monday) / 7);
}

function isMatch({ type }: PlannerRoutine): boolean {
  return type === 'Partido';
}

/** The longest that fits, for the shorter ones are for those with less time; the best one again when there are not enough. */
function matchRoutines(planning: Planning, count: number): PlannerRoutine[] {
  const matchNeed: Need = { category: 'Cardio', first: null, cause: { kind: 'balance' } };
  return Array.from({ length: count }).reduce<PlannerRoutine[]>((chosen) => {
    const fitting = coveredRoutines(planning, chosen).filter(isMatch);
    const longest = Math.max(...fitting.map(({ duration }) => duration));
    const possible = fitting.filter(({ duration }) => duration === longest);
    const [best] = ranked(matchNeed, possible, planning.limits.player, takenBy(planning, chosen));
    return best ? [...chosen, best] : chosen;
  }, []);
}

export function missingBecause(category: Category, planning: Planning): Lack | null {
  const ofCategory = planning.library.filter(
    (routine) => routine.type === 'Físico' && routine.categories.includes(category) && !isWarmUp(routine),
  );
  return lackOf(ofCategory, planning);
}

function lackOf(routines: readonly PlannerRoutine[], { limits, allowance }: Planning): Lack | null {
  const found = routines.map((routine) => obstacleTo(routine, limits));
  if (found.includes(null)) return allowance ? 'plan' : 'week';
  return obstacles.findLast((obstacle) => found.includes(obstacle)) ?? null;
}
