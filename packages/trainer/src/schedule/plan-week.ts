import { addDays, daysBetween, weekDates } from '@bandeja/domain/calendar/dates';
import { type Weekday, weekdays } from '@bandeja/domain/schedule/vocabulary';
import type { HealthReading } from '@bandeja/reader/health';
import { profileHealth } from '@bandeja/reader/safety/red-flag';
import { type Adaptation, adaptationFrom } from '#schedule/adaptation.ts';
import { planningAdvice, safetyAdvice } from '#schedule/advice.ts';
import { aimOfTournament, matchAim } from '#schedule/aims.ts';
import { changesOf } from '#schedule/changes.ts';
import { draftDays } from '#schedule/days.ts';
import { effortFrom } from '#schedule/effort.ts';
import { guardsFor } from '#schedule/guards.ts';
import { withLife } from '#schedule/life.ts';
import { lighten } from '#schedule/lighten.ts';
import { limitsFor } from '#schedule/limits.ts';
import { rests } from '#schedule/messages.ts';
import { dayName, reasonsFor } from '#schedule/reasons.ts';
import { shorten } from '#schedule/shorten.ts';
import { chooseSlots, weekNumber } from '#schedule/slots.ts';
import { sparedIn } from '#schedule/taken.ts';
import type { PlannedDay, PlannedWeek, PlannerInput, PlannerPlayer } from '#schedule/types.ts';
import { type DraftDay, fittingRoutines, type Planning, tournamentDay } from '#schedule/week.ts';

/** docs/training.md#weekly-rules. Pure. Without days every day rests; ask `isProfileComplete` first. */
export function planWeek(input: PlannerInput): PlannedWeek {
  const { monday, player, routines, allowance, missed = [], weakStroke = null, variant = 0 } = input;
  const { absences = [], today = monday, block = null, lostPoints = null, weakCalf = null } = input;
  const health = profileHealth(player);
  const stop = stopReason(health);
  if (stop)
    return {
      days: weekOf(
        monday,
        restDays(),
        weekdays.map((_, index) => stop(dayName(index))),
      ),
      advice: safetyAdvice(health, player, monday),
      changes: [],
      isLighter: false,
    };

  // No limit can look into an empty routine, and there is nothing to train in it.
  const library = routines.filter(({ entries }) => entries.length > 0);
  const history = input.history.filter(({ localDate }) => localDate >= addDays(monday, -historyDays));
  const effort = effortFrom(history, routines, player.level);
  const tournament = daysToTournament(input);
  const guards = guardsFor(player, effort, monday, { pain: health.pain, tournament });
  const adaptation = adaptationFrom(missed, effort.sessions, monday);
  const limits = limitsFor(player, health, monday, guards.deload);
  const planning: Planning = {
    monday,
    limits,
    effort,
    days: daysToUse(player, adaptation, tournament),
    library,
    fitting: fittingRoutines(library, limits),
    history,
    allowance: allowance ?? null,
    adaptation,
    tournament,
    block,
    weakStroke,
    lostPoints,
    weakCalf,
    variant,
    absences,
    today,
  };
  const slots = chooseSlots(planning);
  const draft = withLife(draftDays(slots, planning), planning);
  // by the weeks as they are chosen; what a load guard lightens afterwards is no matter of the area
  const sparing = health.injuries.length > 0 ? sparedIn(draft, planning) : undefined;
  const withinGuards = lighten(draft, guards, planning);
  shorten(draft, guards, { ...planning, effort: effortFrom(input.history, routines, player.level) });
  return {
    days: withAims(weekOf(monday, draft, reasonsFor(draft, planning)), planning),
    advice: [
      ...safetyAdvice(health, player, monday, sparing),
      ...planningAdvice(draft, slots, guards, withinGuards, planning),
    ],
    changes: changesOf(draft, guards, missed, planning),
    isLighter:
      draft.some((day) => day.kind === 'session' && day.life === 'after illness') ||
      guards.longPause ||
      (guards.week !== null && guards.week.cause !== 'growth'),
  };
}

/** Load is measured in these; the longest session over two days more. */
const historyDays = 28;

/** Weeks before a tournament that bend towards it (docs/training.md#tournaments). */
const tournamentDays = 21;

function daysToTournament({ monday, tournament }: PlannerInput): number | null {
  if (!tournament) return null;
  const days = daysBetween(monday, tournament);
  return days >= -1 && days < tournamentDays ? days : null;
}

/** Leaves out a repeatedly missed weekday where enough others are left, adds the day of a tournament. */
function daysToUse(
  { availableDays, matchDays = [], trainingDays }: PlannerPlayer,
  { avoided }: Adaptation,
  tournament: number | null,
): number[] {
  // without days to train there is no plan, so none of matches alone
  const days = indicesOf(
    availableDays.length === 0 ? [] : weekdays.filter((day) => [...availableDays, ...matchDays].includes(day)),
  );
  const others = days.filter((day) => day !== avoided?.day);
  const used = trainingDays !== null && others.length >= trainingDays ? others : days;
  const day = tournamentDay({ tournament });
  const isAdded = day !== null && used.length > 0 && !used.includes(day);
  return isAdded ? [...used, day].sort((a, b) => a - b) : used;
}

function withAims(days: PlannedDay[], { monday, limits, tournament, variant }: Planning): PlannedDay[] {
  const matches = days.filter(({ type }) => type === 'Partido');
  return days.map((day) => {
    const index = matches.indexOf(day);
    if (index === -1) return day;
    const isTournament = tournament !== null && day.date === addDays(monday, tournament);
    const aim = isTournament ? aimOfTournament : matchAim(limits.player.level, weekNumber(monday) + variant, index);
    return { ...day, aim };
  });
}

/** docs/training.md#safety-texts. */
function stopReason({ redFlag }: HealthReading): ((day: string) => string) | null {
  switch (redFlag) {
    case 'urg':
      return rests.urgent;
    case 'rest':
      return rests.ill;
    case 'crisis':
      return rests.crisis;
    default:
      return null;
  }
}

function restDays(): DraftDay[] {
  return weekdays.map(() => ({ kind: 'rest', why: 'free' }));
}

function indicesOf(days: readonly Weekday[]): number[] {
  return weekdays.flatMap((day, index) => (days.includes(day) ? [index] : []));
}

function weekOf(monday: string, draft: readonly DraftDay[], reasons: readonly string[]): PlannedDay[] {
  const dates = weekDates(monday);
  return weekdays.map((weekday, index) => {
    const day = draft[index];
    const base = { date: dates[index] ?? monday, weekday, reason: reasons[index] ?? '', aim: null };
    if (day === undefined || day.kind === 'rest') return { ...base, type: 'Descanso', routineId: null, minutes: null };
    const minutes = day.shortened?.minutes ?? null;
    if (day.kind === 'match') return { ...base, type: 'Partido', routineId: day.routine.id, minutes };
    return { ...base, type: day.choice.category, routineId: day.choice.routine.id, minutes };
  });
}
