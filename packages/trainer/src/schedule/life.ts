import { addDays, daysBetween } from '@bandeja/domain/calendar/dates';
import { coveredRoutines } from '#schedule/allowance.ts';
import { medium } from '#schedule/intensity.ts';
import { obstacleTo } from '#schedule/limits.ts';
import type { Need } from '#schedule/needs.ts';
import { anyDay, type Choice, chooseRoutine, type DayRule } from '#schedule/selection.ts';
import type { PlannerAbsence, PlannerPlayer, PlannerRoutine } from '#schedule/types.ts';
import { type DraftDay, type LifeCause, type Planning, routineOf, takenBy } from '#schedule/week.ts';

/** Minutes of a session in a hotel room, without material and with it. */
const roomMinutes = 30;
const tripMinutes = 45;
/** Of the load that was planned, for the first sessions after an illness. */
const returnShare = 0.6;
const returnSessions = 2;
/** An illness longer ago is one of the pauses of docs/training.md#coming-back. */
const returnDays = 28;

/** docs/training.md#away-ill-no-time: only the days concerned change, and what is lost comes back on no other day. */
export function withLife(draft: readonly DraftDay[], planning: Planning): DraftDay[] {
  if (planning.absences.length === 0) return [...draft];
  const days = [...draft];
  for (const [index, day] of draft.entries()) days[index] = livedDay(day, index, days, planning);
  return days;
}

function livedDay(day: DraftDay, index: number, days: readonly DraftDay[], planning: Planning): DraftDay {
  const date = addDays(planning.monday, index);
  const absence = absenceOn(date, planning.absences);
  if (absence?.kind === 'ill') return { kind: 'rest', why: 'ill' };
  if (day.kind === 'rest') return day;
  if (absence?.kind === 'busy') return { kind: 'rest', why: 'busy' };
  // the trip to a tournament
  if (index === planning.tournament) return day;
  if (absence?.kind === 'away') return onTrip(day, index, days, absence, planning);
  return isReturn(index, days, planning) ? atReturnShare(day, index, days, planning) : day;
}

/** Whoever is ill on a trip is ill. */
const order = ['ill', 'busy', 'away'] as const;

export function absenceOn(date: string, absences: readonly PlannerAbsence[]): PlannerAbsence | undefined {
  const ofDay = absences.filter(({ from, to }) => from <= date && (to === null || date <= to));
  return order.flatMap((kind) => ofDay.filter((absence) => absence.kind === kind))[0];
}

type TrainingDay = Exclude<DraftDay, { kind: 'rest' }>;

/** In place of a match, which needs its court and its four players, and of what would come twice. */
const matchNeed: Need = { category: 'Flexibilidad', first: null, cause: { kind: 'balance' } };

function onTrip(
  day: TrainingDay,
  index: number,
  days: readonly DraftDay[],
  { hasKit }: PlannerAbsence,
  planning: Planning,
): DraftDay {
  const player = hasKit
    ? { ...inRoom(planning.limits.player, tripMinutes) }
    : { ...inRoom(planning.limits.player, roomMinutes), equipment: [] };
  const limits = { ...planning.limits, player };
  const fitting = planning.library.filter((routine) => isWithoutCourt(routine) && obstacleTo(routine, limits) === null);
  const life = hasKit ? 'away with kit' : 'away';
  const rule = { ...ruleOf(day), jumps: false };
  const trip = { ...planning, limits, fitting };
  if (day.kind === 'session' && fitting.includes(day.choice.routine)) return { ...day, life };
  const inPlace = (need: Need) => replaced(index, days, { need, life, rule, planning: trip });
  const chosen = inPlace(needOf(day));
  // few routines fit a room: the same one on two days in a row would leave muscles no time
  const isRepeated = chosen !== null && routineOf(chosen) === routineOf(days[index - 1] ?? chosen);
  return (isRepeated && index > 0 ? inPlace(matchNeed) : chosen) ?? { kind: 'rest', why: 'away' };
}

const needOf = (day: TrainingDay): Need => (day.kind === 'session' ? day.choice.need : matchNeed);

function inRoom(player: PlannerPlayer, longest: number): PlannerPlayer {
  const { min, max } = player.sessionDuration;
  const most = Math.min(max, longest);
  return { ...player, places: ['home'], sessionDuration: { min: Math.min(min, most), max: most } };
}

const isWithoutCourt = ({ type }: PlannerRoutine) => type === 'Físico' || type === 'Mental' || type === 'Descanso';

/** Sessions since the end of the last illness: those done, and those this week still plans before. */
function isReturn(index: number, days: readonly DraftDay[], { monday, absences, history, today }: Planning): boolean {
  const date = addDays(monday, index);
  const ends = absences.flatMap(({ kind, to }) => (kind === 'ill' && to !== null && to < date ? [to] : []));
  const end = ends.sort().at(-1);
  if (end === undefined || daysBetween(end, date) > returnDays) return false;
  const planned = days.flatMap((day, position) =>
    position < index && day.kind !== 'rest' && addDays(monday, position) >= today ? [addDays(monday, position)] : [],
  );
  const dates = [...history.map(({ localDate }) => localDate), ...planned];
  return new Set(dates.filter((other) => other > end && other < date)).size < returnSessions;
}

/** A lighter session of its kind; without one its own at fewer sets, which the reason says. A match waits. */
function atReturnShare(day: TrainingDay, index: number, days: readonly DraftDay[], planning: Planning): DraftDay {
  const { loadOf } = planning.effort;
  const most = returnShare * loadOf(day.kind === 'match' ? day.routine : day.choice.routine);
  const light = planning.fitting.filter((routine) => routine.type !== 'Partido' && loadOf(routine) <= most);
  const life = 'after illness';
  const rule = { ...ruleOf(day), hardest: Math.min(medium, ruleOf(day).hardest) as DayRule['hardest'], jumps: false };
  const found = replaced(index, days, { need: needOf(day), life, rule, planning: { ...planning, fitting: light } });
  if (found !== null) return found;
  return day.kind === 'match' ? { kind: 'rest', why: 'nothing soft' } : { ...day, life };
}

const ruleOf = (day: TrainingDay): DayRule => (day.kind === 'session' ? day.rule : { ...anyDay, hardest: medium });

type Replacement = { need: Need; life: LifeCause; rule: DayRule; planning: Planning };

function replaced(
  index: number,
  days: readonly DraftDay[],
  { need, life, rule, planning }: Replacement,
): DraftDay | null {
  const others = days.flatMap((other, position) => (position === index ? [] : (routineOf(other) ?? [])));
  const covered = coveredRoutines(planning, others);
  const choice: Choice | null = chooseRoutine(need, covered, planning.limits, takenBy(planning, others), rule);
  return choice && { kind: 'session', choice, rule, softened: null, guarded: null, life };
}
