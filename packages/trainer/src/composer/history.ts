import { daysBetween } from '@bandeja/domain/calendar/dates';
import type { MuscleGroup } from '@bandeja/domain/exercises/vocabulary';
import { phaseOf } from '#composer/kinds.ts';
import type { ComposerExercise, ComposerInput } from '#composer/types.ts';

export type History = {
  /** Days since the last finished session; null when none is known, which does not mean a pause. */
  daysOff: number | null;
  /** At least two weeks without a session: fewer sets (docs/training.md#progression-and-deload). */
  returning: boolean;
  hardYesterday: boolean;
  tired: ReadonlySet<MuscleGroup>;
  lastDone: ReadonlyMap<string, number>;
};

const pauseDays = 14;
const hardRpe = 7;
const hardTypes = ['Partido', 'Fuerza explosiva', 'Pliometría'];
/** A group that this many loading exercises shared is tired the day after. */
const loadsToTire = 2;

export function historyOf({
  recent,
  today,
  catalogue,
  wish,
}: Pick<ComposerInput, 'recent' | 'today' | 'catalogue' | 'wish'>): History {
  const sessions = recent
    .map((session) => ({ ...session, days: daysBetween(session.localDate, today) }))
    .filter(({ days }) => days >= 0);
  const daysKnown = sessions.length === 0 ? null : Math.min(...sessions.map(({ days }) => days));
  // the player's statement of a pause counts, unless the last days contradict it
  const paused = wish.pauseDays !== undefined && (daysKnown === null || daysKnown >= pauseDays) ? wish.pauseDays : 0;
  const daysOff = paused > (daysKnown ?? 0) ? paused : daysKnown;
  const lately = sessions.filter(({ days }) => days <= 1);
  const lastDone = new Map<string, number>();
  for (const { days, exerciseIds } of sessions)
    for (const id of exerciseIds) lastDone.set(id, Math.min(days, lastDone.get(id) ?? days));
  const byId = new Map(catalogue.map((exercise) => [exercise.id, exercise]));
  const done = lately.flatMap(({ exerciseIds }) => exerciseIds.flatMap((id) => byId.get(id) ?? []));
  return {
    daysOff,
    returning: daysOff !== null && daysOff >= pauseDays,
    hardYesterday: lately.some(({ rpe, type }) => (rpe ?? 0) >= hardRpe || (rpe === null && hardTypes.includes(type))),
    tired: tiredGroups(done),
    lastDone,
  };
}

function tiredGroups(done: readonly ComposerExercise[]): ReadonlySet<MuscleGroup> {
  const loads = new Map<MuscleGroup, number>();
  for (const exercise of done) {
    const phase = phaseOf(exercise);
    if (phase !== 'power' && phase !== 'strength') continue;
    for (const group of exercise.muscleGroups.slice(0, 2)) loads.set(group, (loads.get(group) ?? 0) + 1);
  }
  return new Set([...loads].filter(([, count]) => count >= loadsToTire).map(([group]) => group));
}
