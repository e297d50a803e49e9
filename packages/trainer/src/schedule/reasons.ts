import { daysBetween } from '@bandeja/domain/calendar/dates';
import type { BodyArea } from '@bandeja/domain/exercises/vocabulary';
import { youthAge } from '@bandeja/domain/minors/rules';
import { weekdayNames } from '@bandeja/domain/schedule/rules';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { daysBeyondSessions } from '#schedule/allowance.ts';
import { holdsItsWords } from '#schedule/claims.ts';
import { easy, intensityOf } from '#schedule/intensity.ts';
import { balanceCode, owesBalance } from '#schedule/limits.ts';
import {
  calfLead,
  calfLeadWithout,
  eves,
  goalLeads,
  insteadOfMatch,
  lackingOf,
  leads,
  lifeLeads,
  lostLead,
  lostLeadNear,
  matchLeads,
  notes,
  rests,
  tournamentLead,
  type Work,
  warmUpNote,
  workName,
} from '#schedule/messages.ts';
import { calfDrills } from '#schedule/needs.ts';
import type { Choice } from '#schedule/selection.ts';
import { missingBecause } from '#schedule/slots.ts';
import type { PlannerRoutine, PlannerWeakCalf, WeakStroke } from '#schedule/types.ts';
import { type DraftDay, type Planning, routineOf, type Shortening } from '#schedule/week.ts';
import { blockLeads, shorteningNotes } from '#season/messages.ts';

type SessionDay = Extract<DraftDay, { kind: 'session' }>;
type MatchDay = Extract<DraftDay, { kind: 'match' }>;
type RestDay = Extract<DraftDay, { kind: 'rest' }>;

const reasonLength = 140;

/** A reason without the names of its days: two that differ in nothing else are alike. */
export const withoutDays = (reason: string) =>
  weekdays.reduce((text, day) => text.replaceAll(weekdayNames[day].toLowerCase(), ''), reason.toLowerCase());

/** Nothing was planned before the player began, and no other day mentions such a day. */
const unplanned: DraftDay = { kind: 'rest', why: 'free' };

export function reasonsFor(draft: readonly DraftDay[], planning: Planning): string[] {
  const used = new Set<string>();
  const first = daysBetween(planning.monday, planning.limits.player.firstWeek);
  const lived = draft.map((day, index) => (index < first ? unplanned : day));
  return lived.map((day, index) => {
    if (day === unplanned) return '';
    const candidates = candidatesFor(day, index, lived, planning);
    const named = candidates.map((text) => `${dayTitle(index)}: ${text}`);
    const isNew = (text: string) => !used.has(text) && text.length <= reasonLength;
    const unlike = candidates.find((text) => isNew(text) && !used.has(withoutDays(text)));
    const reason = unlike ?? [...candidates, ...named].find(isNew) ?? '';
    used.add(reason).add(withoutDays(reason));
    return reason;
  });
}

function candidatesFor(
  day: DraftDay,
  index: number,
  draft: readonly DraftDay[],
  planning: Planning,
): readonly string[] {
  switch (day.kind) {
    case 'rest':
      return restReasons(day, index, draft, planning);
    case 'match':
      return joined(matchLead(index, draft, planning), matchNote(day, index, draft, planning));
    case 'session': {
      const owed = isOwed(day) && day.shortened ? shortNote(day.shortened) : null;
      const note = owed ?? sessionNote(day, index, draft, planning);
      const reasons = joined(sessionLeads(day, index, draft, planning), note);
      return owed === null ? reasons : [...reasons.filter((text) => text.includes(owed)), owed];
    }
  }
}

/** Why a session is short in spite of its routine is said before all else. */
const isOwed = ({ shortened }: SessionDay) => shortened?.cause === 'taper' || shortened?.cause === 'longest';

/** Each lead with the note, where both fit, then without. */
function joined(leadsOfDay: readonly string[], note: string | null): string[] {
  const both = note === null ? [] : leadsOfDay.map((lead) => `${lead} ${note}`);
  return [...both.filter((text) => text.length <= reasonLength), ...leadsOfDay];
}

function dayTitle(index: number): string {
  const weekday = weekdays[index % weekdays.length];
  return weekday ? weekdayNames[weekday] : '';
}

/** 7 is the Monday after. */
export function dayName(index: number): string {
  const weekday = weekdays[index % weekdays.length];
  return weekday ? `el ${weekdayNames[weekday].toLowerCase()}` : '';
}

function workOf({ category, routine: { type } }: Choice): Work {
  return type === 'Técnico' || type === 'Táctico' || type === 'Mental' ? type : category;
}

function sessionLeads(day: SessionDay, index: number, draft: readonly DraftDay[], planning: Planning): string[] {
  const { need, category: found } = day.choice;
  const { limits } = planning;
  const maxMinutes = limits.player.sessionDuration.max;
  const work = workOf(day.choice);
  const name = workName(work);
  const earlier = draft.slice(0, index).flatMap((other) => (other.kind === 'session' ? workOf(other.choice) : []));
  if (limits.gentleOnly) return [earlier.length === 0 ? leads.gentle() : leads.gentleAgain(dayName(index))];
  if (day.life !== undefined) return [lifeLeads[day.life](name), lifeLeads.again(day.life, dayName(index), name)];
  // Monday follows the Sunday of the week before.
  if (day.softened === 'after match' && draft[index - 1] !== unplanned)
    return [leads.afterMatch(name, dayName(index + 6))];
  if (day.softened === 'after weekend') return [leads.afterWeekend(name)];
  const { cause } = need;
  if (cause.kind === 'instead of match') return [insteadOfMatch(cause.lack, name, maxMinutes)];
  const wanted = need.category.toLowerCase();
  if (day.softened === 'before match') {
    const eve = index + 1 < draft.length ? eves.match(dayName(index + 1)) : eves.nextWeek;
    return [found === need.category ? leads.softBeforeMatch(eve, name) : leads.otherBeforeMatch(eve, wanted, name)];
  }
  if (found !== need.category) {
    return [leads.fallback(wanted, lackingOf(missingBecause(need.category, planning), maxMinutes), name)];
  }
  const times = earlier.filter((other) => other === work).length;
  switch (cause.kind) {
    case 'goal':
      return trueOf(day.choice.routine, goalLeads(cause.goal, work, times));
    case 'balance':
      return trueOf(day.choice.routine, goalLeads(null, work, times));
    case 'strengthRule':
      return [leads.strengthRule()];
    case 'newcomer':
      return [leads.newcomer()];
    case 'block':
      return blockLeads(cause.block, work, times);
    case 'stroke': {
      const { name: stroke, level } = cause.stroke;
      if (trainsStroke(day.choice.routine, cause.stroke)) {
        const withBalls = leads.stroke(stroke, level);
        return [holdsItsWords(withBalls, day.choice.routine) ? withBalls : leads.strokeWork(stroke, level)];
      }
      const near = leads.strokeNear(stroke, level);
      return [holdsItsWords(near, day.choice.routine) ? near : leads.strokeWithout(stroke, level, name)];
    }
    case 'weak calf':
      return [leadOfCalf(cause.calf, day.choice.routine, name)];
    case 'lost points': {
      const { tag, points } = cause.lost;
      return [trainsStroke(day.choice.routine, cause.lost) ? lostLead(tag, points) : lostLeadNear(tag, points)];
    }
  }
}

/** A sentence that says more than the session holds gives way; the last one only names it. */
function trueOf(routine: PlannerRoutine, sentences: readonly string[]): string[] {
  return sentences.filter((text, index) => index === sentences.length - 1 || holdsItsWords(text, routine));
}

function leadOfCalf({ side, percent }: PlannerWeakCalf, routine: PlannerRoutine, name: string): string {
  const isTrained = trainsStroke(routine, { drills: calfDrills });
  return isTrained ? calfLead(side, percent) : calfLeadWithout(side, percent, name);
}

export function trainsStroke({ entries }: PlannerRoutine, { drills }: Pick<WeakStroke, 'drills'>): boolean {
  return entries.some(({ exercise }) => exercise.code !== null && drills.includes(exercise.code));
}

function sessionNote(day: SessionDay, index: number, draft: readonly DraftDay[], planning: Planning): string | null {
  const { player } = planning.limits;
  const { routine } = day.choice;
  if (daysBeyondSessions(draft, planning).has(index)) return notes.beyondPlan;
  if (day.guarded !== null && day.life === undefined)
    return day.guarded.lighter ? notes.guarded[day.guarded.cause] : notes.tooMuch;
  const injury = injuryNote(routine, planning);
  if (injury !== null) return injury;
  if (player.age !== null && player.age < youthAge) return notes.youth;
  if (day.life !== undefined) return null;
  if (day.shortened !== undefined) return shortNote(day.shortened);
  const isSoft = day.softened !== null || planning.limits.gentleOnly;
  const { gentleOnly } = planning.limits;
  if (owesBalance(player.age, { type: routine.type, gentleOnly }) && !holdsBalance(routine)) return notes.balanceWork;
  if (!isSoft && routine.duration < player.sessionDuration.min && routine.type !== 'Mental') {
    const isMobility = day.choice.category === 'Flexibilidad';
    return (isMobility ? notes.shortMobility : notes.short)(routine.duration, player.sessionDuration.min);
  }
  if (day.softened === 'before match') return notes.saveLegs;
  const isRepeated = draft.slice(0, index).some((other) => routineOf(other) === routine);
  if (day.softened !== null) return isRepeated ? notes.sameAgain : notes.justMove;
  if (draft[index + 1]?.kind === 'match') return notes.matchAfter(dayName(index + 1));
  return draft[index - 1]?.kind === 'match' ? notes.matchBefore(dayName(index + 6)) : null;
}

const shortNote = ({ cause, minutes }: Shortening) => shorteningNotes[cause](minutes);

function holdsBalance({ entries }: PlannerRoutine): boolean {
  return entries.some((entry) => entry.exercise.code === balanceCode);
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

function matchLead(index: number, draft: readonly DraftDay[], { tournament }: Planning): readonly string[] {
  if (index === tournament) return [tournamentLead(dayName(index))];
  const before = draft[index - 1];
  if (before === undefined || before === unplanned) return matchLeads.first(dayName(index));
  if (before.kind === 'match') return matchLeads.afterMatch(dayName(index), dayName(index - 1));
  const routine = routineOf(before);
  if (routine === null) return matchLeads.afterRest(dayName(index), dayName(index - 1));
  const isSoft = intensityOf(routine) === easy;
  return (isSoft ? matchLeads.afterSoft : matchLeads.afterMedium)(dayName(index), dayName(index - 1));
}

function matchNote(day: MatchDay, index: number, draft: readonly DraftDay[], planning: Planning): string | null {
  if (day.guarded !== null) return notes.guardedMatch;
  // A match trains every stroke, whatever the tags of its exercise.
  const [area] = planning.limits.injured;
  if (area !== undefined) return notes.carefulMatch(area);
  const isFirst = !draft.slice(0, index).some(({ kind }) => kind === 'match');
  return isFirst ? warmUpNote : null;
}

function restReasons(day: RestDay, index: number, draft: readonly DraftDay[], planning: Planning): readonly string[] {
  const name = dayName(index);
  if (day.why === 'nothing fits') return [nothingFits(name, planning)];
  if (day.why === 'nothing soft') return [rests.nothingSoft(name)];
  if (day.why !== 'free') return [rests[day.why](name)];
  const before = draft[index - 1]?.kind ?? 'rest';
  const after = draft[index + 1]?.kind ?? 'rest';
  const [dayBefore, dayAfter] = [dayName(index + 6), dayName(index + 1)];
  if (after === 'match') return rests.beforeMatch(name, dayAfter);
  if (before === 'match') return rests.afterMatch(name, dayBefore);
  if (before === 'session' && after === 'session') return rests.between(name);
  if (before === 'session') return [rests.afterSession(name, dayBefore)];
  if (after === 'session') return [rests.beforeSession(name, dayAfter)];
  const loosener = planning.fitting.find(({ code }) => code === 'R13');
  const isFirst = draft.slice(0, index).every((other) => other === unplanned || other.kind !== 'rest');
  return [loosener && isFirst ? rests.loosen(name, loosener.name, loosener.duration) : rests.free(name)];
}

function nothingFits(name: string, { limits, fitting, allowance }: Planning): string {
  if (limits.gentleOnly) return rests.untilSeen(name);
  return allowance && fitting.length > 0 ? rests.routinesUsedUp(name) : rests.nothingFits(name);
}
