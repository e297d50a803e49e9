import { weeklyLoad } from '#load/formulas.ts';
import { coveredRoutines } from '#schedule/allowance.ts';
import type { Guards } from '#schedule/guards.ts';
import { intensityOf } from '#schedule/intensity.ts';
import { needsNoKit } from '#schedule/kit.ts';
import { candidates, holdsJumps, isWarmUp, ranked } from '#schedule/selection.ts';
import type { PlannerRoutine } from '#schedule/types.ts';
import { type DraftDay, type GuardEffect, loadOfDay, type Planning, routineOf, takenBy } from '#schedule/week.ts';

/** A lighter routine keeps at least this share of the load it replaces: the deepest cut of docs/training.md#load-guards */
const smallestShare = 0.5;

/**
 * docs/training.md#load-guards. Without a lighter routine, and for a match, the reason mentions it.
 * @returns whether the week stays within its guard
 */
export function lighten(draft: DraftDay[], guards: Guards, planning: Planning): boolean {
  if (guards.sessionLoad !== null) holdSessions(draft, guards.sessionLoad, planning);
  // a taper keeps what is done and how hard: its sessions lose minutes instead
  return guards.week === null || guards.week.cause === 'taper' || holdWeek(draft, guards.week, planning);
}

function holdSessions(draft: DraftDay[], allowed: number, planning: Planning): void {
  for (const [index, day] of draft.entries()) {
    const routine = routineOf(day);
    if (day.kind === 'rest' || isOfLife(day) || !routine || planning.effort.loadOf(routine) <= allowed) continue;
    const lighter = lighterThan(draft, index, planning);
    const within = lighter.find((candidate) => planning.effort.loadOf(candidate) <= allowed);
    draft[index] = withGuard(day, 'spike', within ?? lightest(lighter, planning));
  }
}

function holdWeek(draft: DraftDay[], { load: allowed, cause }: NonNullable<Guards['week']>, planning: Planning) {
  const { loadOf } = planning.effort;
  const original = draft.map((day) => loadOfDay(day, planning));
  for (;;) {
    const excess = weeklyLoad(draft.map((day) => loadOfDay(day, planning))) - allowed;
    if (excess <= 0) return true;
    const options = draft.flatMap((day, index) => {
      const floor = smallestShare * (original[index] ?? 0);
      const lighter = lighterThan(draft, index, planning).filter((routine) => loadOf(routine) >= floor);
      return lighter.length > 0 ? [{ day, index, lighter, load: loadOfDay(day, planning) }] : [];
    });
    const [heaviest] = options.sort((a, b) => b.load - a.load);
    if (!heaviest || heaviest.day.kind === 'rest') return false;
    const enough = heaviest.lighter.find((routine) => loadOf(routine) <= heaviest.load - excess);
    draft[heaviest.index] = withGuard(heaviest.day, cause, enough ?? lightest(heaviest.lighter, planning));
  }
}

/** Chosen for a trip or after an illness, and light already. */
const isOfLife = (day: DraftDay) => day.kind === 'session' && day.life !== undefined;

/** No harder, best first; none for a match. */
function lighterThan(draft: readonly DraftDay[], index: number, planning: Planning): PlannerRoutine[] {
  const day = draft[index];
  if (day?.kind !== 'session' || isOfLife(day)) return [];
  const { need, category, routine: current } = day.choice;
  const wanted = { ...need, category };
  const others = draft.flatMap((other, position) => (position === index ? [] : (routineOf(other) ?? [])));
  const taken = takenBy(planning, others);
  const rule = { ...day.rule, hardest: intensityOf(current) };
  const possible = candidates(wanted, coveredRoutines(planning, others), planning.limits, taken, rule);
  const { player } = planning.limits;
  const keepsFreeOfKit = player.equipment === null && needsNoKit(current, player);
  const lighter = possible.filter(
    (routine) =>
      !isWarmUp(routine) &&
      // Jumps are no lighter strength work, and least of all in a deload week.
      (category !== 'Fuerza' || !holdsJumps(routine)) &&
      planning.effort.loadOf(routine) < planning.effort.loadOf(current) &&
      (!keepsFreeOfKit || needsNoKit(routine, player)),
  );
  return ranked(wanted, lighter, player, taken);
}

function lightest(routines: readonly PlannerRoutine[], { effort }: Planning): PlannerRoutine | undefined {
  return [...routines].sort((a, b) => effort.loadOf(a) - effort.loadOf(b))[0];
}

/** Its own routine and a word about it where none is lighter. An earlier cause stays. */
function withGuard(
  day: Exclude<DraftDay, { kind: 'rest' }>,
  cause: GuardEffect['cause'],
  routine: PlannerRoutine | undefined,
): DraftDay {
  if (day.kind === 'match' || !routine) return { ...day, guarded: { cause, lighter: false } };
  const first = day.guarded?.lighter ? day.guarded.cause : cause;
  return { ...day, choice: { ...day.choice, routine }, guarded: { cause: first, lighter: true } };
}
