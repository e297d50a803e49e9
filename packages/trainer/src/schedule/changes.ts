import { addDays, daysBetween } from '@bandeja/domain/calendar/dates';
import { bodyAreas } from '@bandeja/domain/exercises/vocabulary';
import { minutesOf } from '@bandeja/domain/sessions/rules';
import { weeklyLoad } from '#load/formulas.ts';
import { changeTexts, isAsBefore } from '#schedule/change-messages.ts';
import type { LoadedSession } from '#schedule/effort.ts';
import { type EarlySign, type Guards, lighterShare } from '#schedule/guards.ts';
import { dayName, trainsStroke } from '#schedule/reasons.ts';
import type { PlannerRoutine } from '#schedule/types.ts';
import { type DraftDay, loadOfDay, type Planning } from '#schedule/week.ts';

const sentencesAtMost = 3;

/** None without a finished session in four weeks. @param missed local dates of planned sessions that were not done */
export function changesOf(
  draft: readonly DraftDay[],
  guards: Guards,
  missed: readonly string[],
  planning: Planning,
): string[] {
  const { monday, effort, limits } = planning;
  const before = effort.sessions.filter(({ localDate }) => localDate < monday);
  const done = before.length > 0 ? [doneSentence(before, missed, monday)] : [];
  const felt = discomfortSentence(draft, planning);
  // a gentle week is not compared with the others; if a text demanded it, the advice mentions that
  if (limits.gentleOnly) return felt.length > 0 ? [...done, ...felt] : [];
  if (before.length === 0) return [...(guards.longPause ? [changeTexts.longPause] : []), ...felt];
  const planned = weeklyLoad(draft.map((day) => loadOfDay(day, planning)));
  const load = loadSentence(draft, planned, guards, planning);
  return [...done, load, ...felt, ...sessionSentences(draft, planning)].slice(0, sentencesAtMost);
}

function doneSentence(sessions: readonly LoadedSession[], missed: readonly string[], monday: string): string {
  const since = addDays(monday, -7);
  const lastWeek = sessions.filter(({ localDate }) => localDate >= since);
  const minutes = lastWeek.reduce((sum, session) => sum + session.minutes, 0);
  const missedLately = missed.filter((date) => date >= since && date < monday).length;
  return changeTexts.done(lastWeek.length, lastWeek.length + missedLately, minutes);
}

function discomfortSentence(draft: readonly DraftDay[], planning: Planning): string[] {
  const { discomforts = [] } = planning.limits.player;
  const felt = bodyAreas.flatMap((area) => {
    const levels = discomforts.flatMap((noted) => (noted.area === area && noted.level !== null ? [noted.level] : []));
    return levels.length > 0 ? [{ area, level: Math.max(...levels) }] : [];
  });
  if (felt.length === 0) return [];
  felt.sort((a, b) => b.level - a.level);
  if (discomforts.some(({ isSevere }) => isSevere)) return [changeTexts.discomfort.severe(felt)];
  const repeated = repeatedSessions(draft, planning);
  return [repeated > 0 ? changeTexts.discomfort.repeated(felt, repeated) : changeTexts.discomfort.mild(felt)];
}

function loadSentence(draft: readonly DraftDay[], planned: number, guards: Guards, planning: Planning): string {
  const { monday, tournament } = planning;
  const { previous, heaviest, average, ofFourWeeks } = guards.loads;
  const life = lifeOf(draft);
  if (life !== null && planned === 0) return changeTexts.noSessions[life];
  if (previous === 0 && (guards.week === null || planned === 0)) return changeTexts.firstLoad(planned);
  if (guards.week === null) return usualLoad(draft, planned, guards, planning);
  const { load: allowed, cause } = guards.week;
  // where no lighter routine is left, the advice is to leave sets out; matches stay whole
  const isOver = planned > allowed;
  const to = isOver ? Math.max(allowed, loadWithFewerSets(draft, keptShare[cause], planning)) : planned;
  switch (cause) {
    case 'deload':
      return to < average
        ? changeTexts.deload(average, to, isOver, guards.earlySigns.map(signText))
        : changeTexts.deloadOfSets(guards.earlySigns.map(signText));
    case 'return':
      return isOver && to >= heaviest
        ? changeTexts.comeBackOver(guards.daysOff ?? 0, heaviest, to, hasMatches(draft))
        : changeTexts.comeBack(guards.daysOff ?? 0, heaviest, to, isOver);
    case 'taper':
      return changeTexts.taper(addDays(monday, tournament ?? 0), ofFourWeeks, planned, false);
    case 'growth':
      return isOver || (planned > previous && previous === heaviest)
        ? growthSentence({ planned, heaviest, allowed, to })
        : usualLoad(draft, planned, guards, planning);
  }
}

/** Of the sets that are left where the advice is followed: half, two of three, one less of three. */
const keptShare = { deload: 1 / 2, return: 2 / 3, growth: 2 / 3, taper: 1 } as const;

function loadWithFewerSets(draft: readonly DraftDay[], share: number, planning: Planning): number {
  return weeklyLoad(draft.map((day) => (day.kind === 'match' ? 1 : share) * loadOfDay(day, planning)));
}

type Growth = { planned: number; heaviest: number; allowed: number; to: number };

function growthSentence({ planned, heaviest, allowed, to }: Growth): string {
  if (planned <= allowed) return changeTexts.growth(planned, heaviest, allowed);
  return to > allowed ? changeTexts.tooManyMatches(planned, heaviest) : changeTexts.tooMuch(planned, heaviest, allowed);
}

/** A deviation from the routines' planned load that explains the next week's load. */
const offRoutineShare = 0.15;

function usualLoad(
  draft: readonly DraftDay[],
  planned: number,
  { loads: { previous, heaviest, isSteady } }: Guards,
  { history, library, monday }: Planning,
): string {
  const life = lifeOf(draft);
  if (life !== null && planned < previous) return changeTexts.load.life(planned, previous, life);
  const isMore = planned > previous;
  if (isAsBefore(planned, previous)) return changeTexts.load.asBefore(planned, isSteady);
  if (isMore && previous < lighterShare * heaviest) {
    return changeTexts.load.afterLighter(planned, heaviest, previous);
  }
  const lastWeek = history.filter(({ localDate }) => localDate >= addDays(monday, -7) && localDate < monday);
  const sessions = draft.filter(({ kind }) => kind !== 'rest').length;
  if (isMore ? sessions > lastWeek.length : sessions < lastWeek.length) {
    return changeTexts.load.sessions(planned, previous, sessions, lastWeek.length);
  }
  const ofRoutines = lastWeek.flatMap(({ routineId, durationSeconds, plannedMinutes }) => {
    const asked = plannedMinutes ?? library.find(({ id }) => id === routineId)?.duration;
    return asked === undefined ? [] : [{ asked, trained: minutesOf(durationSeconds) }];
  });
  const asked = ofRoutines.reduce((sum, minutes) => sum + minutes.asked, 0);
  const trained = ofRoutines.reduce((sum, minutes) => sum + minutes.trained, 0);
  const isOff = isMore ? trained < (1 - offRoutineShare) * asked : trained > (1 + offRoutineShare) * asked;
  if (isOff) return changeTexts.load.minutes(planned, previous, trained, asked);
  return changeTexts.load.routines(planned, previous);
}

/** What of the player's life makes a week lighter: rest that was asked for first. */
function lifeOf(draft: readonly DraftDay[]): keyof typeof changeTexts.noSessions | null {
  const causes = new Set(draft.map((day) => (day.kind === 'rest' ? day.why : day.kind === 'session' && day.life)));
  if (causes.has('ill')) return 'ill';
  if (causes.has('after illness')) return 'afterIllness';
  if (causes.has('away') || causes.has('away with kit')) return 'away';
  return causes.has('busy') ? 'busy' : null;
}

const signText = (sign: EarlySign): string => changeTexts.signs[sign];

function sessionSentences(draft: readonly DraftDay[], planning: Planning): string[] {
  const { adaptation } = planning;
  const sentences: string[] = [];
  if (adaptation.fewer !== null) sentences.push(changeTexts.fewer(adaptation.fewer));
  if (adaptation.avoided !== null && !planning.days.includes(adaptation.avoided.day)) {
    sentences.push(changeTexts.avoided(dayName(adaptation.avoided.day), adaptation.avoided.times));
  }
  const repeated = repeatedSessions(draft, planning);
  if (repeated > 0) {
    sentences.push(repeatedSentence(repeated, draft, planning));
  } else {
    const other = strokeSentence(draft) ?? freshRoutine(draft, planning);
    if (other !== null) sentences.push(other);
  }
  return sentences;
}

function repeatedSentence(repeated: number, draft: readonly DraftDay[], { allowance }: Planning): string {
  if (lifeOf(draft) === 'away') return changeTexts.repeatedAway(repeated);
  const isPlanLimit = allowance !== null && allowance.routinesLeft <= 0;
  return isPlanLimit ? changeTexts.repeatedByPlan : changeTexts.repeatedByChoice(repeated, hasMatches(draft));
}

const hasMatches = (draft: readonly DraftDay[]): boolean => draft.some(({ kind }) => kind === 'match');

function strokeSentence(draft: readonly DraftDay[]): string | null {
  for (const [index, day] of draft.entries()) {
    if (day.kind !== 'session' || day.choice.need.cause.kind !== 'stroke') continue;
    const { stroke } = day.choice.need.cause;
    if (trainsStroke(day.choice.routine, stroke))
      return changeTexts.stroke(dayName(index), day.choice.routine.name, stroke);
  }
  return null;
}

/** Matches aside; 0 unless they are those done in the week before. */
function repeatedSessions(draft: readonly DraftDay[], { history, monday }: Planning): number {
  const planned = draft.flatMap((day) => (day.kind === 'session' ? day.choice.routine.id : [])).sort();
  const done = history
    .filter(({ localDate, type }) => localDate >= addDays(monday, -7) && localDate < monday && type !== 'Partido')
    .flatMap(({ routineId }) => routineId ?? [])
    .sort();
  return planned.join() === done.join() ? planned.length : 0;
}

/** The one not done for longest, or never in four weeks. */
function freshRoutine(draft: readonly DraftDay[], { history, monday }: Planning): string | null {
  const lastOf = (routine: PlannerRoutine) =>
    history
      .filter(({ routineId, localDate }) => routineId === routine.id && localDate < monday)
      .map(({ localDate }) => localDate)
      .sort()
      .at(-1);
  const sessions = draft.flatMap((day, index) =>
    day.kind === 'session' ? [{ index, routine: day.choice.routine, last: lastOf(day.choice.routine) }] : [],
  );
  const [oldest] = sessions
    .map(({ last, ...session }) => {
      const date = addDays(monday, session.index);
      return { ...session, days: last === undefined ? null : daysBetween(last, date) };
    })
    .filter(({ index, days }) => days === null || days - index > 7)
    .sort((a, b) => (b.days ?? Number.MAX_SAFE_INTEGER) - (a.days ?? Number.MAX_SAFE_INTEGER));
  return oldest ? changeTexts.fresh(dayName(oldest.index), oldest.routine.name, oldest.days) : null;
}
