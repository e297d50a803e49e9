import type { Difficulty } from '@bandeja/domain/exercises/vocabulary';
import { estimatedSeconds } from '@bandeja/domain/routines/rules';
import type { Brief } from '#composer/brief-types.ts';
import {
  isBalance,
  isDrill,
  isGame,
  isGentleCardio,
  isInterval,
  isLoaded,
  isMatchPlay,
  isMental,
  isStretch,
  phaseOf,
} from '#composer/kinds.ts';
import { isFlexible } from '#composer/session-kind.ts';
import type { ComposedEntry, ComposerExercise, RoutinePart } from '#composer/types.ts';

/** The figures of a line: `duration` and `rest` in seconds, `metres` in metres. */
export type LineDose = Pick<ComposedEntry, 'sets' | 'reps' | 'duration' | 'metres' | 'perSide' | 'rest'>;

export type DoseLadder = { steps: readonly LineDose[]; preferred: number };

/** Gentle cardio: 5 to 45 minutes (docs/training.md#selection). */
export const gentleSeconds = { least: 300, most: 2700 };
const warmUpSeconds = { least: 90, most: 720 };
const setsAtMost = { usual: 5, careful: 4, returning: 3, stretch: 3, drill: 6 };

/** Seconds, change-over included. */
export function secondsOf(exercise: ComposerExercise, dose: LineDose): number {
  return estimatedSeconds([{ ...dose, exercise }]);
}

export function baseDose({ dose, loadType }: ComposerExercise): LineDose {
  return {
    sets: dose.sets,
    reps: loadType === 'reps' ? dose.reps : 1,
    duration: loadType === 'time' ? (dose.seconds ?? 30) : null,
    metres: loadType === 'distance' ? (dose.metres ?? 10) : null,
    perSide: dose.perSide,
    rest: dose.rest,
  };
}

function usualSets(exercise: ComposerExercise, part: RoutinePart, base: LineDose, brief: Brief): number {
  if (part === 'main') return preferredSets(exercise, brief);
  return part === 'warmUp' ? 1 : Math.min(2, base.sets);
}

/** Ordered by time, so that a step up is always a longer line. `given` is a proposed dose to stay close to. */
export function ladderFor(exercise: ComposerExercise, part: RoutinePart, brief: Brief, given?: LineDose): DoseLadder {
  const base = given ?? fitted(exercise, brief);
  const wanted = given?.sets ?? usualSets(exercise, part, base, brief);
  const steps = stepsOf(exercise, part, base, brief)
    .map((dose) => ({ dose, seconds: secondsOf(exercise, dose) }))
    .sort((a, b) => a.seconds - b.seconds)
    .map(({ dose }) => dose);
  const single = exercise.dose.sets === 1;
  const start = !single ? 0 : (given?.duration ?? startSeconds(exercise, base, brief));
  const match = given === undefined && isMatchPlay(exercise) ? brief.minutes * 60 * mainShare * longLine.match : 0;
  const at = steps.findIndex(
    (dose) =>
      dose.sets >= (match > 0 ? 1 : wanted) && (dose.duration ?? 0) >= start && secondsOf(exercise, dose) >= match,
  );
  return { steps, preferred: at === -1 ? steps.length - 1 : at };
}

/** The main part's share of the time, and the share of one long line where that is the point. */
const mainShare = 0.77;
const longLine = { match: 0.8, base: 0.75, gentle: 0.45, recovery: 0.35, long: 0.25 };

/** Long single stretches start somewhere in their range; the fit moves them. */
function startSeconds(exercise: ComposerExercise, base: LineDose, { kind, minutes, aerobicBase }: Brief): number {
  if (!isGentleCardio(exercise)) return Math.min(base.duration ?? 0, 180);
  const main = minutes * 60 * mainShare;
  if (kind === 'warmUp') return gentleSeconds.least;
  if (aerobicBase) return main * longLine.base;
  if (kind === 'gentle') return main * longLine.gentle;
  if (kind === 'recovery') return main * longLine.recovery;
  return Math.max(480, main * longLine.long);
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.max(1, Math.floor((to - from) / step) + 1) }, (_, index) => from + index * step);
}

function stepsOf(exercise: ComposerExercise, part: RoutinePart, base: LineDose, brief: Brief): LineDose[] {
  const { sets } = exercise.dose;
  const bySets = (from: number, to: number) =>
    range(from, Math.max(from, to), 1).map((each) => ({ ...base, sets: each }));
  const bySeconds = (from: number, to: number, step: number, dose = base) =>
    range(from, to, step).map((duration) => ({ ...dose, duration }));
  if (base.duration !== null && exercise.dose.sets === 1) {
    if (isGentleCardio(exercise)) return bySeconds(gentleSeconds.least, part === 'main' ? gentleSeconds.most : 480, 60);
    if (isStretch(exercise) && exercise.categories.length > 1)
      return bySeconds(warmUpSeconds.least, warmUpSeconds.most, 30);
    return bySeconds(60, longestSingle(exercise), 30);
  }
  if (part === 'warmUp' || brief.kind === 'warmUp') return bySets(1, 2);
  if (isStretch(exercise)) return bySets(1, stretchesAtLength(brief) ? setsAtMost.usual : setsAtMost.stretch);
  if (part === 'closing') return bySets(1, 2);
  if (isMatchPlay(exercise))
    return range(1, 3, 1).flatMap((each) => bySeconds(600, 1800, 300, { ...base, sets: each }));
  if (isGame(exercise) || isMental(exercise)) return bySets(2, sets + 2);
  if (isDrill(exercise)) return [...bySets(2, setsAtMost.drill), ...moreReps(base)];
  if (isBalance(exercise)) return bySets(2, Math.max(2, sets));
  if (sets >= 6 || isInterval(exercise)) return bySets(Math.max(2, Math.ceil(sets / 2)), mostIntervals(sets, brief));
  return bySets(2, Math.max(2, Math.min(mostSets(brief), phaseOf(exercise) === 'power' ? sets + 1 : setsAtMost.usual)));
}

/** Where few lines fill a long time softly, a stretch is repeated more. */
function stretchesAtLength({ kind, effort }: Brief): boolean {
  return isFlexible({ kind }) || effort === 'gentle';
}

/** Breathing, a diary: at most one and a half times the catalogue's dose, head work twice. */
function longestSingle(exercise: ComposerExercise): number {
  const seconds = exercise.dose.seconds ?? 60;
  return Math.max(60, Math.min(900, seconds * (isMental(exercise) ? 2 : 1.5)));
}

/** A long drill repeats more balls rather than more sets. */
function moreReps(base: LineDose): LineDose[] {
  if (base.duration !== null)
    return [
      { ...base, sets: 7 },
      { ...base, sets: 8 },
    ];
  return [2, 4].map((extra) => ({ ...base, sets: setsAtMost.drill, reps: Math.min(15, base.reps + extra) }));
}

function mostIntervals(sets: number, { history, limits, effort }: Brief): number {
  if (history.returning || effort === 'gentle') return sets;
  return Math.round(sets * (limits.hardest === 'Principiante' || limits.older ? 1.25 : 1.5));
}

function mostSets({ history, limits, effort }: Brief): number {
  if (history.returning || effort === 'gentle') return setsAtMost.returning;
  const careful = limits.older || limits.minor || limits.level === null || limits.level === 'Principiante';
  return careful ? setsAtMost.careful : setsAtMost.usual;
}

function preferredSets(exercise: ComposerExercise, brief: Brief): number {
  const { sets } = exercise.dose;
  if (sets === 1) return 1;
  // Two weeks off, or a soft session: a set or a third of the bouts less (docs/training.md#progression-and-deload).
  if (brief.history.returning || (brief.effort === 'gentle' && !isDrill(exercise)))
    return Math.max(2, sets <= 5 ? sets - 1 : Math.round(sets * 0.65));
  if (brief.kind === 'warmUp') return Math.min(2, sets);
  // A wished exercise is repeated most.
  if (isDrill(exercise) && !isGame(exercise) && exercise.strokes.some((stroke) => brief.strokes.includes(stroke)))
    return sets + 1;
  const able = brief.limits.level === 'Avanzado' || (brief.effort === 'hard' && brief.limits.level === 'Intermedio');
  const heavier =
    (brief.emphasis === 'strength' || brief.effort === 'hard') && able && phaseOf(exercise) === 'strength';
  return heavier && exercise.difficulty !== 'Principiante' ? Math.min(5, sets + 1) : sets;
}

const timeShares: Record<Difficulty, number> = { Principiante: 0.8, Intermedio: 1, Avanzado: 1.25 };

function fitted(exercise: ComposerExercise, { emphasis, limits, kind }: Brief): LineDose {
  const base = baseDose(exercise);
  if (kind === 'mobility' || kind === 'recovery' || kind === 'gentle' || isDrill(exercise)) return base;
  if (phaseOf(exercise) !== 'strength') return base;
  const level = limits.level ?? 'Principiante';
  if (base.duration !== null && base.sets > 1) {
    return { ...base, duration: Math.max(15, Math.round((base.duration * timeShares[level]) / 5) * 5) };
  }
  if (base.duration !== null || base.metres !== null) return base;
  if (emphasis === 'strength' && isLoaded(exercise) && level !== 'Principiante' && !limits.minor && !limits.older)
    return { ...base, reps: Math.max(6, base.reps - 2), rest: base.rest + (level === 'Avanzado' ? 30 : 15) };
  if (emphasis === 'endurance' && base.reps >= 8)
    return { ...base, reps: Math.min(15, base.reps + 2), rest: Math.max(30, base.rest - 15) };
  return base;
}
