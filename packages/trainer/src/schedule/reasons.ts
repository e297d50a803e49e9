import type { BodyArea } from '@bandeja/domain/exercises/vocabulary';
import { weekdayNames } from '@bandeja/domain/schedule/rules';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { daysBeyondSessions } from '#schedule/allowance.ts';
import { easy, intensityOf } from '#schedule/intensity.ts';
import { olderAge, youthAge } from '#schedule/limits.ts';
import { eves, insteadOfMatch, lackingOf, leads, matchLeads, notes, rests, warmUpNote } from '#schedule/messages.ts';
import type { NeedCause } from '#schedule/needs.ts';
import type { Choice } from '#schedule/selection.ts';
import { missingBecause } from '#schedule/slots.ts';
import type { PlannerRoutine } from '#schedule/types.ts';
import { type DraftDay, type Planning, routineOf } from '#schedule/week.ts';

type SessionDay = Extract<DraftDay, { kind: 'session' }>;
type MatchDay = Extract<DraftDay, { kind: 'match' }>;
type RestDay = Extract<DraftDay, { kind: 'rest' }>;

/** Characters a reason may take on a day card. */
const reasonLength = 140;

/** Why each day is as it is: one or two short sentences per day, Monday first. */
export function reasonsFor(draft: readonly DraftDay[], planning: Planning): string[] {
  return draft.map((day, index) => reasonOf(day, index, draft, planning));
}

function reasonOf(day: DraftDay, index: number, draft: readonly DraftDay[], planning: Planning): string {
  switch (day.kind) {
    case 'rest':
      return restReason(day, index, draft, planning);
    case 'match':
      return joined(matchLead(index, draft), matchNote(day, planning));
    case 'session':
      return joined(sessionLead(day, index, draft, planning), sessionNote(day, index, draft, planning));
  }
}

/** Both sentences where they fit, else the first. */
function joined(lead: string, note: string): string {
  const both = `${lead} ${note}`;
  return both.length <= reasonLength ? both : lead;
}

/** «el lunes» for 0, and for 7, which is the Monday after. */
export function dayName(index: number): string {
  const weekday = weekdays[index % weekdays.length];
  return weekday ? `el ${weekdayNames[weekday].toLowerCase()}` : '';
}

/** What a session is called: its category, or the work with the racket that fills it. */
function workName({ category, routine }: Choice): string {
  if (routine.type === 'Técnico') return 'trabajo técnico';
  return routine.type === 'Táctico' ? 'trabajo táctico' : category.toLowerCase();
}

function sessionLead(day: SessionDay, index: number, draft: readonly DraftDay[], planning: Planning): string {
  const { need, category: found } = day.choice;
  const { limits } = planning;
  const maxMinutes = limits.player.sessionDuration.max;
  const work = workName(day.choice);
  const earlier = draft.slice(0, index).flatMap((other) => (other.kind === 'session' ? workName(other.choice) : []));
  if (limits.gentleOnly) return earlier.length === 0 ? leads.gentle() : leads.gentleAgain(dayName(index));
  // Monday follows the Sunday of the week before.
  if (day.softened === 'after match') return leads.afterMatch(work, dayName(index + 6));
  if (day.softened === 'after weekend') return leads.afterWeekend(work);
  const { cause } = need;
  if (cause.kind === 'instead of match') return insteadOfMatch(cause.lack, work, maxMinutes);
  const wanted = need.category.toLowerCase();
  if (day.softened === 'before match') {
    const eve = index + 1 < draft.length ? eves.match(dayName(index + 1)) : eves.nextWeek;
    return found === need.category ? leads.softBeforeMatch(eve, work) : leads.otherBeforeMatch(eve, wanted, work);
  }
  if (found !== need.category) {
    return leads.fallback(wanted, lackingOf(missingBecause(need.category, planning), maxMinutes), work);
  }
  return causeLead(cause, work, earlier);
}

function causeLead(
  cause: Exclude<NeedCause, { kind: 'instead of match' }>,
  work: string,
  earlier: readonly string[],
): string {
  switch (cause.kind) {
    case 'goal':
      if (!cause.main) return leads.goalSupport(work, cause.goal);
      if (earlier.includes(work)) return leads.goalAgain(work, cause.goal);
      return earlier.length === 0 ? leads.goalFirst(work, cause.goal) : leads.goal(work, cause.goal);
    case 'balance':
      return earlier.length === 0 ? leads.balanceFirst(work) : leads.balance(work);
    case 'strengthRule':
      return leads.strengthRule();
    case 'newcomer':
      return leads.newcomer();
  }
}

function sessionNote(day: SessionDay, index: number, draft: readonly DraftDay[], planning: Planning): string {
  const { player } = planning.limits;
  const { routine } = day.choice;
  if (daysBeyondSessions(draft, planning).has(index)) return notes.beyondPlan;
  if (day.guarded !== null) return day.guarded.lighter ? notes.guarded[day.guarded.cause] : notes.tooMuch;
  const injury = injuryNote(routine, planning);
  if (injury !== null) return injury;
  if (player.age !== null && player.age < youthAge) return notes.youth;
  const isSoft = day.softened !== null || planning.limits.gentleOnly;
  // Balance work is not among the gentle work a referral leaves (docs/training.md#selection).
  const needsBalance = player.age !== null && player.age >= olderAge && !planning.limits.gentleOnly;
  if (needsBalance && !holdsBalance(routine)) return notes.balanceWork;
  if (!isSoft && routine.duration < player.sessionDuration.min) {
    const isMobility = day.choice.category === 'Flexibilidad';
    return (isMobility ? notes.shortMobility : notes.short)(routine.duration, player.sessionDuration.min);
  }
  if (day.softened !== null) return day.softened === 'before match' ? notes.saveLegs : notes.justMove;
  return neighbourNote(index, draft);
}

/** U06, balance on one leg, which from 60 years belongs to every session (docs/training.md#gates). */
function holdsBalance({ entries }: PlannerRoutine): boolean {
  return entries.some((entry) => entry.exercise.code === 'U06');
}

function injuryNote({ entries }: PlannerRoutine, { limits }: Planning): string | null {
  const loaded = limits.injured.find((area) => entries.some(({ exercise }) => exercise.cautionFor.includes(area)));
  if (loaded) return notes.careful(loaded);
  const [area] = limits.injured;
  if (area === undefined) return null;
  const jumps = entries.some(({ exercise }) => exercise.demands.includes('jump'));
  return legs.includes(area) && !jumps ? notes.noJumps(area) : notes.spared(area);
}

const legs: readonly BodyArea[] = ['rodilla', 'tobillo'];

function neighbourNote(index: number, draft: readonly DraftDay[]): string {
  const before = draft[index - 1]?.kind;
  const after = draft[index + 1]?.kind;
  const [dayBefore, dayAfter] = [dayName(index + 6), dayName(index + 1)];
  if (after === 'match') return notes.matchAfter(dayAfter);
  if (before === 'match') return notes.matchBefore(dayBefore);
  if (after === 'rest') return notes.restAfter(dayAfter);
  if (before === 'rest') return notes.restBefore;
  if (before === undefined) return notes.sessionAfter(dayAfter);
  return after === undefined ? notes.sessionBefore(dayBefore) : notes.inARow(dayBefore, dayAfter);
}

function matchLead(index: number, draft: readonly DraftDay[]): string {
  const before = draft[index - 1];
  if (before === undefined) return matchLeads.monday();
  if (before.kind === 'match') return matchLeads.afterMatch(dayName(index), dayName(index - 1));
  const routine = routineOf(before);
  if (routine === null) return matchLeads.afterRest(dayName(index), dayName(index - 1));
  const isSoft = intensityOf(routine) === easy;
  return (isSoft ? matchLeads.afterSoft : matchLeads.afterMedium)(dayName(index), dayName(index - 1));
}

function matchNote(day: MatchDay, planning: Planning): string {
  if (day.guarded !== null) return notes.guardedMatch;
  // A match holds every stroke, whatever its exercise is marked with.
  const [area] = planning.limits.injured;
  return area === undefined ? warmUpNote : notes.carefulMatch(area);
}

function restReason(day: RestDay, index: number, draft: readonly DraftDay[], planning: Planning): string {
  const name = dayName(index);
  if (day.why === 'nothing fits') return nothingFits(name, planning);
  if (day.why === 'nothing soft') return rests.nothingSoft(name);
  const before = draft[index - 1]?.kind ?? 'rest';
  const after = draft[index + 1]?.kind ?? 'rest';
  const [dayBefore, dayAfter] = [dayName(index + 6), dayName(index + 1)];
  if (planning.days.includes(index)) {
    if (after === 'match') return rests.spareBeforeMatch(name, dayAfter);
    if (before === 'match') return rests.spareAfterMatch(name, dayBefore);
    if (before === 'session' && after === 'session') return rests.spareBetween();
    return rests.spare(name, draft.filter(({ kind }) => kind !== 'rest').length);
  }
  if (after === 'match') return rests.takenBeforeMatch(name);
  if (before === 'match') return rests.takenAfterMatch(name);
  if (before === 'session') return rests.takenAfterSession(name, dayBefore);
  return after === 'session' ? rests.takenBeforeSession(name, dayAfter) : rests.taken(name);
}

function nothingFits(name: string, { limits, fitting, allowance }: Planning): string {
  if (limits.gentleOnly) return rests.untilSeen(name);
  return allowance && fitting.length > 0 ? rests.routinesUsedUp(name) : rests.nothingFits(name);
}
