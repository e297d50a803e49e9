import type { BodyArea, Category } from '@bandeja/domain/exercises/vocabulary';
import { weekdayNames } from '@bandeja/domain/schedule/rules';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { daysBeyondSessions } from '#schedule/allowance.ts';
import { easy, intensityOf } from '#schedule/intensity.ts';
import { olderAge, youthAge } from '#schedule/limits.ts';
import { insteadOfMatch, lackingOf, leads, matchLeads, notes, rests, warmUpNote } from '#schedule/messages.ts';
import type { NeedCause } from '#schedule/needs.ts';
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

export function dayName(index: number): string {
  const weekday = weekdays[index];
  return weekday ? `el ${weekdayNames[weekday].toLowerCase()}` : '';
}

function sessionLead(day: SessionDay, index: number, draft: readonly DraftDay[], planning: Planning): string {
  const { need, category: found } = day.choice;
  const { limits } = planning;
  const maxMinutes = limits.player.sessionDuration.max;
  const category = found.toLowerCase();
  const earlier = draft.slice(0, index).flatMap((other) => (other.kind === 'session' ? other.choice.category : []));
  if (limits.gentleOnly) return earlier.length === 0 ? leads.gentle() : leads.gentleAgain(dayName(index));
  if (day.softened === 'after match') return leads.afterMatch(category);
  if (day.softened === 'after weekend') return leads.afterWeekend(category);
  const { cause } = need;
  if (cause.kind === 'instead of match') return insteadOfMatch(cause.obstacle, category, maxMinutes);
  const wanted = need.category.toLowerCase();
  if (day.softened === 'before match') {
    return found === need.category ? leads.softBeforeMatch(category) : leads.otherBeforeMatch(wanted, category);
  }
  if (found !== need.category) {
    return leads.fallback(wanted, lackingOf(missingBecause(need.category, planning), maxMinutes), category);
  }
  return causeLead(cause, found, earlier);
}

function causeLead(
  cause: Exclude<NeedCause, { kind: 'instead of match' }>,
  found: Category,
  earlier: Category[],
): string {
  const category = found.toLowerCase();
  switch (cause.kind) {
    case 'goal':
      if (!cause.main) return leads.goalSupport(category, cause.goal);
      if (earlier.includes(found)) return leads.goalAgain(category, cause.goal);
      return earlier.length === 0 ? leads.goalFirst(category, cause.goal) : leads.goal(category, cause.goal);
    case 'balance':
      return earlier.length === 0 ? leads.balanceFirst(category) : leads.balance(category);
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
  if (day.held !== null) return day.held.lighter ? notes.held[day.held.cause] : notes.tooMuch;
  const injury = injuryNote(routine, planning);
  if (injury !== null) return injury;
  if (player.age !== null && player.age < youthAge) return notes.youth;
  if (player.age !== null && player.age >= olderAge && !holdsBalance(routine)) return notes.balanceWork;
  const isSoft = day.softened !== null || planning.limits.gentleOnly;
  if (!isSoft && routine.duration < player.sessionDuration.min) {
    const isMobility = day.choice.category === 'Flexibilidad';
    return (isMobility ? notes.shortMobility : notes.short)(routine.duration, player.sessionDuration.min);
  }
  if (day.softened !== null) return day.softened === 'before match' ? notes.saveLegs : notes.justMove;
  return neighbourNote(index, draft);
}

/** U06, balance on one leg, which from 60 years belongs to every session (domain.md 4.1.5). */
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
  if (after === 'match') return notes.matchTomorrow;
  if (before === 'match') return notes.matchYesterday;
  if (after === 'rest') return notes.restTomorrow;
  if (before === 'rest') return notes.restYesterday;
  if (before === undefined) return notes.sessionTomorrow;
  return after === undefined ? notes.sessionYesterday : notes.inARow;
}

function matchLead(index: number, draft: readonly DraftDay[]): string {
  const before = draft[index - 1];
  if (before === undefined) return matchLeads.monday();
  if (before.kind === 'match') return matchLeads.afterMatch(dayName(index));
  const routine = routineOf(before);
  if (routine === null) return matchLeads.afterRest(dayName(index), dayName(index - 1));
  const isSoft = intensityOf(routine) === easy;
  return (isSoft ? matchLeads.afterSoft : matchLeads.afterMedium)(dayName(index), dayName(index - 1));
}

function matchNote(day: MatchDay, planning: Planning): string {
  if (day.held !== null) return notes.heldMatch;
  return injuryNote(day.routine, planning) ?? warmUpNote;
}

function restReason(day: RestDay, index: number, draft: readonly DraftDay[], planning: Planning): string {
  const name = dayName(index);
  if (day.why === 'nothing fits') return rests.nothingFits(name);
  if (day.why === 'nothing soft') return rests.nothingSoft(name);
  const before = draft[index - 1]?.kind ?? 'rest';
  const after = draft[index + 1]?.kind ?? 'rest';
  if (planning.days.includes(index)) {
    if (after === 'match') return rests.spareBeforeMatch();
    if (before === 'match') return rests.spareAfterMatch();
    if (before === 'session' && after === 'session') return rests.spareBetween();
    return rests.spare(name, draft.filter(({ kind }) => kind !== 'rest').length);
  }
  if (after === 'match') return rests.takenBeforeMatch(name);
  if (before === 'match') return rests.takenAfterMatch(name);
  if (before === 'session') return rests.takenAfterSession(name);
  return after === 'session' ? rests.takenBeforeSession(name) : rests.taken(name);
}
