import { addDays } from '@bandeja/domain/calendar/dates';
import { shortenedTo } from '@bandeja/domain/routines/rules';
import { type Guards, taperShare } from '#schedule/guards.ts';
import type { PlannerRoutine } from '#schedule/types.ts';
import { type DraftDay, minutesOfDay, type Planning, routineOf, type Shortening } from '#schedule/week.ts';
import { volumeOf } from '#season/volume.ts';

/** A session is not cut below this: warming up alone takes half of it. */
const fewestMinutes = 15;
/** Cutting whole sets goes a little below what is aimed at, and a taper has a lower end, too. */
const aboveTaper = 0.04;
/** docs/training.md#longest-session */
const longestShare = 1.1;
const longestDays = 30;
const sessionsForLongest = 4;

/** The same sessions with fewer sets: a taper, a block that asks for less, a session far longer than any of the last weeks. */
export function shorten(draft: DraftDay[], guards: Guards, planning: Planning): void {
  if (guards.week?.cause === 'taper') shortenWeek(draft, 'taper', (taperShare + aboveTaper) * guards.minutes, planning);
  else if (!guards.deload) shortenBlock(draft, planning);
  const longest = longestAllowed(planning);
  if (longest !== null) holdLongest(draft, longest);
}

function shortenBlock(draft: DraftDay[], planning: Planning): void {
  const share = planning.block ? volumeOf(planning.block) : 1;
  if (share >= 1) return;
  shortenWeek(draft, 'block', share * minutesTogether(draft, planning), planning);
}

function shortenWeek(draft: DraftDay[], cause: Shortening['cause'], minutes: number, planning: Planning): void {
  const share = minutes / Math.max(1, minutesTogether(draft, planning));
  if (share >= 1) return;
  for (const [index, day] of draft.entries()) {
    const routine = routineOf(day);
    if (routine === null || day.kind === 'rest' || index === planning.tournament) continue;
    // what follows an illness or a trip is short already
    if (day.kind === 'session' ? day.life !== undefined : keepsMatch(cause, planning)) continue;
    draft[index] = shortenedDay(day, routine, cause, share * routine.duration);
  }
}

/** A match is cut for a tournament and on the way back, else a block leaves it whole. */
const keepsMatch = (cause: Shortening['cause'], { block }: Planning) =>
  cause === 'block' && !(block?.goal === 'return' && block.kind === 'base');

/** The tournament aside. */
function minutesTogether(draft: readonly DraftDay[], { tournament }: Planning): number {
  return draft.reduce((sum, day, index) => (index === tournament ? sum : sum + minutesOfDay(day)), 0);
}

function shortenedDay(
  day: Exclude<DraftDay, { kind: 'rest' }>,
  { duration, entries }: PlannerRoutine,
  cause: Shortening['cause'],
  minutes: number,
): DraftDay {
  const most = Math.max(fewestMinutes, Math.floor(minutes));
  if (duration <= most) return day;
  const { duration: left } = shortenedTo({ duration, exercises: entries }, most);
  return left < duration ? { ...day, shortened: { cause, minutes: left } } : day;
}

/** Minutes; null before four sessions. Matches count neither as sessions nor as the longest (docs/training.md#longest-session). */
function longestAllowed({ effort, monday }: Pick<Planning, 'effort' | 'monday'>): number | null {
  const since = addDays(monday, -longestDays);
  const sessions = effort.sessions.filter(
    ({ localDate, kind }) => kind !== 'match' && localDate >= since && localDate < monday,
  );
  if (sessions.length < sessionsForLongest) return null;
  const longest = Math.max(...sessions.map(({ minutes }) => minutes));
  return Math.max(fewestMinutes, Math.floor(longestShare * longest));
}

function holdLongest(draft: DraftDay[], most: number): void {
  for (const [index, day] of draft.entries()) {
    if (day.kind !== 'session' || minutesOfDay(day) <= most) continue;
    draft[index] = shortenedDay(day, day.choice.routine, 'longest', most);
  }
}
