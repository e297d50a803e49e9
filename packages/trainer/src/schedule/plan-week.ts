import { weekDates } from '@bandeja/domain/calendar/dates';
import { type Weekday, weekdays } from '@bandeja/domain/schedule/vocabulary';
import type { HealthReading } from '#reader/health.ts';
import { profileHealth } from '#safety/red-flag.ts';
import { planningAdvice, safetyAdvice } from '#schedule/advice.ts';
import { draftDays } from '#schedule/days.ts';
import { effortFrom } from '#schedule/effort.ts';
import { guardsFor } from '#schedule/guards.ts';
import { lighten } from '#schedule/lighten.ts';
import { limitsFor } from '#schedule/limits.ts';
import { rests } from '#schedule/messages.ts';
import { dayName, reasonsFor } from '#schedule/reasons.ts';
import { chooseSlots } from '#schedule/slots.ts';
import type { PlannedDay, PlannedWeek, PlannerInput } from '#schedule/types.ts';
import { type DraftDay, fittingRoutines, type Planning } from '#schedule/week.ts';

/**
 * Plans one week, Monday to Sunday (docs/training.md#weekly-rules): which days train, what each day holds, and why.
 * Pure: the same input gives the same plan. Steps: read the health text → limits and load guards → sessions of the week
 * → days for them → soften around matches → hold within the guards → say why.
 *
 * Without available days every day rests; ask `isProfileComplete` first.
 */
export function planWeek({ monday, player, routines, history, allowance }: PlannerInput): PlannedWeek {
  const health = profileHealth(player);
  const stop = stopReason(health);
  const advice = safetyAdvice(health, player);
  if (stop)
    return {
      days: weekOf(
        monday,
        restDays(),
        weekdays.map((_, index) => stop(dayName(index))),
      ),
      advice,
    };

  // No limit can look into an empty routine, and there is nothing to train in it.
  const library = routines.filter(({ entries }) => entries.length > 0);
  const effort = effortFrom(history, routines, player.level);
  const guards = guardsFor(player, effort, monday, health.pain);
  const limits = limitsFor(player, health, monday, guards.deload);
  const planning: Planning = {
    monday,
    limits,
    effort,
    days: indicesOf(player.availableDays),
    library,
    fitting: fittingRoutines(library, limits),
    history,
    allowance: allowance ?? null,
  };
  const slots = chooseSlots(planning);
  const draft = draftDays(slots, planning);
  const withinGuards = lighten(draft, guards, planning);
  return {
    days: weekOf(monday, draft, reasonsFor(draft, planning)),
    advice: [...advice, ...planningAdvice(draft, slots, guards, withinGuards, planning)],
  };
}

/** Where the health text forbids any training: the sentence each day says instead (docs/training.md#safety-texts). */
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
    const base = { date: dates[index] ?? monday, weekday, reason: reasons[index] ?? '' };
    if (day?.kind === 'session') return { ...base, type: day.choice.category, routineId: day.choice.routine.id };
    if (day?.kind === 'match') return { ...base, type: 'Partido', routineId: day.routine.id };
    return { ...base, type: 'Descanso', routineId: null };
  });
}
