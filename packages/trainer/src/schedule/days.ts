import { addDays, daysBetween } from '@bandeja/domain/calendar/dates';
import type { Category } from '@bandeja/domain/exercises/vocabulary';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { coveredRoutines } from '#schedule/allowance.ts';
import { effortKindOf } from '#schedule/effort.ts';
import { easy, intensityOf, medium } from '#schedule/intensity.ts';
import { needsNoKit } from '#schedule/kit.ts';
import type { Need } from '#schedule/needs.ts';
import { type Cell, type PlacedSlot, placeWeek } from '#schedule/placement.ts';
import { anyDay, type Choice, chooseRoutine, type DayRule, followsRule, holdsJumps } from '#schedule/selection.ts';
import type { Slots } from '#schedule/slots.ts';
import type { PlannerPlayer, PlannerRoutine } from '#schedule/types.ts';
import { type DraftDay, type Planning, routineOf, type Softening, takenBy, tournamentDay } from '#schedule/week.ts';

const saturday = 5;
const sunday = 6;
const daysInWeek = 7;
/** A match this hard or this long makes the next day easy (docs/training.md#match-days). */
const hardMatchRpe = 7;
const longMatchMinutes = 90;
/** Two days before a match a hard session takes an hour at the most (docs/training.md#match-days). */
const hardMinutesBeforeMatch = 60;

/** docs/training.md#placement, docs/training.md#match-days. */
export function draftDays(slots: Slots, planning: Planning): DraftDay[] {
  const softenings = softenedByHistory(planning);
  const easyAfterMatch = slots.matches.some((routine) => isHardMatch(routine, planning));
  const placed = placeWeek({
    slots: slots.physical.map(placedSlot),
    matches: slots.matches.length,
    days: planning.days,
    easyDays: new Set(softenings.keys()),
    matchDays: new Set((planning.limits.player.matchDays ?? []).map((day) => weekdays.indexOf(day))),
    easyAfterMatch,
    tournamentDay: tournamentDay(planning),
  });
  const softeningOn = (day: number) =>
    softenings.get(day) ?? softenedByPlan(placed, day, easyAfterMatch || tournamentDay(planning) === day - 1);
  const cells = wishOnFullDay(placed, slots, softeningOn);
  const unfilled = planning.days.filter((day) => cells[day] === null).slice(0, slots.dropped.length);
  const matches = [...slots.matches];
  const draft = cells.map((cell, day): DraftDay => {
    if (cell === 'match') {
      const routine = matches.shift();
      if (routine) return { kind: 'match', routine, guarded: null };
    }
    const choice = typeof cell === 'number' ? slots.physical[cell] : undefined;
    if (choice) return { kind: 'session', choice, rule: anyDay, softened: null, guarded: null };
    return { kind: 'rest', why: unfilled.includes(day) ? 'nothing fits' : 'free' };
  });
  for (const day of draft.keys()) {
    const softened = softeningOn(day);
    const jumps = !neighboursOf(draft, day).some(holdsJumps);
    const rule = tournamentDay(planning) === day + 1 ? eveOfTournament : ruleFor(cells, day, softened);
    adapt(draft, day, softened, { ...rule, jumps }, planning);
  }
  return draft;
}

/** Drills that the player put into the week change places with a session whose day is not softened (docs/training.md#lost-points). */
function wishOnFullDay(cells: readonly Cell[], slots: Slots, softeningOn: (day: number) => Softening | null): Cell[] {
  const wish = slots.physical.findIndex(({ need }) => need.cause.kind === 'lost points');
  const at = cells.indexOf(wish);
  const other = cells.findIndex((cell, day) => typeof cell === 'number' && softeningOn(day) === null);
  if (wish === -1 || at === -1 || other === -1 || softeningOn(at) === null) return [...cells];
  return cells.with(at, cells[other] ?? null).with(other, wish);
}

const strengthCategories: readonly Category[] = ['Fuerza', 'Fuerza explosiva', 'Pliometría'];

/** A routine that also is Fuerza trains the same muscles, whichever category it fills. */
function placedSlot({ routine }: Choice): PlacedSlot {
  const counts = routine.categories.some((category) => strengthCategories.includes(category));
  const work = routine.entries.filter(({ exercise }) =>
    exercise.categories.some((candidate) => strengthCategories.includes(candidate)),
  );
  const groups = counts ? work.flatMap(({ exercise }) => exercise.muscleGroups) : [];
  return { intensity: intensityOf(routine), strengthGroups: new Set(groups) };
}

/** Days after a hard match that was played, and the Monday after two matches in a weekend. */
function softenedByHistory({ monday, effort, tournament }: Planning): Map<number, Softening> {
  const matches = effort.sessions.filter(({ kind }) => kind === 'match');
  const softenings = new Map<number, Softening>();
  for (const { localDate, rpe, minutes } of matches) {
    const day = daysBetween(monday, localDate) + 1;
    const exhausting = (rpe ?? 0) >= hardMatchRpe || minutes >= longMatchMinutes;
    if (exhausting && day >= 0 && day < daysInWeek) softenings.set(day, 'after match');
  }
  const playedOn = (day: number) => matches.some(({ localDate }) => localDate === addDays(monday, day - daysInWeek));
  if (playedOn(saturday) && playedOn(sunday)) softenings.set(0, 'after weekend');
  if (tournament === -1) softenings.set(0, 'after match');
  return softenings;
}

function isHardMatch(routine: PlannerRoutine, { effort }: Planning): boolean {
  return effort.rpeOf(effortKindOf(routine)) >= hardMatchRpe || routine.duration >= longMatchMinutes;
}

/** Sunday before Monday is an eve, too: the pattern comes back next week. */
function softenedByPlan(cells: readonly Cell[], day: number, easyAfterMatch: boolean): Softening | null {
  if (easyAfterMatch && cells[day - 1] === 'match') return 'after match';
  return cells[(day + 1) % daysInWeek] === 'match' ? 'before match' : null;
}

/** Mobility or calm work, or rest (docs/training.md#match-days). */
const eveOfTournament: DayRule = { ...anyDay, hardest: easy };

function ruleFor(cells: readonly Cell[], day: number, softened: Softening | null): DayRule {
  if (softened === 'before match') return { ...anyDay, hardest: medium };
  if (softened !== null) return { ...anyDay, hardest: easy };
  const matchInTwoDays = cells[(day + 2) % daysInWeek] === 'match';
  return { ...anyDay, hardMinutes: matchInTwoDays ? hardMinutesBeforeMatch : anyDay.hardMinutes };
}

/** Sunday's other neighbour is Monday. */
function neighboursOf(draft: readonly DraftDay[], day: number): PlannerRoutine[] {
  const neighbours = [draft[day - 1], day === sunday ? draft[0] : undefined];
  return neighbours.flatMap((neighbour) => (neighbour ? (routineOf(neighbour) ?? []) : []));
}

function adapt(draft: DraftDay[], day: number, softened: Softening | null, rule: DayRule, planning: Planning): void {
  const current = draft[day];
  if (current?.kind !== 'session') return;
  const { routine, need } = current.choice;
  if (followsRule(rule, routine)) {
    draft[day] = { ...current, rule };
    return;
  }
  const others = draft.flatMap((other, index) => (index === day ? [] : (routineOf(other) ?? [])));
  const planned = others.map(({ id }) => id);
  const covered = coveredRoutines(planning, others);
  const choice =
    rule.hardest === easy
      ? recovery(need, covered, planning.limits.player, planned)
      : chooseRoutine(need, covered, planning.limits, takenBy(planning, others), rule, planning.variant);
  draft[day] = choice ? { ...current, choice, rule, softened } : { kind: 'rest', why: 'nothing soft' };
}

/** docs/training.md#match-days: active recovery (R23) first. Routines already in the week rank lower. */
function recovery(need: Need, routines: readonly PlannerRoutine[], player: PlannerPlayer, planned: string[]) {
  const keyOf = (routine: PlannerRoutine) => {
    const owned = player.equipment !== null || needsNoKit(routine, player);
    const times = planned.filter((id) => id === routine.id).length;
    return `${owned ? 0 : 1} ${recoveryRank(routine) + times} ${times} ${routine.code ?? '~'} ${routine.id}`;
  };
  const [routine] = routines
    .filter((candidate) => intensityOf(candidate) === easy)
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const category = routine?.categories[0];
  return routine && category ? { need, category, routine } : null;
}

function recoveryRank({ type, categories }: PlannerRoutine): number {
  if (type === 'Descanso') return 0;
  if (categories[0] === 'Flexibilidad') return 1;
  return categories[0] === 'Cardio' ? 2 : 3;
}
