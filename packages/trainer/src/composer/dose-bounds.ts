import { baseDose, gentleSeconds, type LineDose } from '#composer/dose.ts';
import { isDrill, isGame, isGentleCardio, isMatchPlay, isMental, phaseOf } from '#composer/kinds.ts';
import type { ComposerExercise } from '#composer/types.ts';

type Bounds = {
  sets: [number, number];
  reps: [number, number];
  duration: [number, number] | null;
  metres: [number, number] | null;
  rest: [number, number];
};

function secondsBound(exercise: ComposerExercise, { sets, duration }: LineDose): [least: number, most: number] {
  if (isGentleCardio(exercise)) return [gentleSeconds.least, gentleSeconds.most];
  if (isMatchPlay(exercise)) return [600, 1800];
  const usual = duration ?? 0;
  if (sets === 1) return [30, Math.max(60, Math.min(900, usual * 2))];
  return [Math.ceil(usual / 2), Math.round(usual * 1.5)];
}

function boundsOf(exercise: ComposerExercise): Bounds {
  const base = baseDose(exercise);
  const duration = secondsBound(exercise, base);
  const leastRest = phaseOf(exercise) === 'power' ? 0.75 : 0.5;
  return {
    sets: [1, setsBound(exercise, base)],
    reps: base.duration === null && base.metres === null ? repBounds(base.reps) : [1, 1],
    duration: base.duration === null ? null : duration,
    metres: base.metres === null ? null : [Math.ceil(base.metres / 2), Math.round(base.metres * 1.5)],
    rest: base.sets === 1 ? [0, 180] : [Math.floor(base.rest * leastRest), Math.max(90, Math.min(180, base.rest * 2))],
  };
}

function setsBound(exercise: ComposerExercise, { sets }: LineDose): number {
  if (isMatchPlay(exercise)) return 3;
  if (isGame(exercise) || isMental(exercise)) return sets + 2;
  if (sets === 1) return 1;
  return Math.max(isDrill(exercise) ? 8 : 5, Math.round(sets * 1.5));
}

function repBounds(reps: number): [number, number] {
  return [Math.max(2, Math.floor(reps * 0.6)), Math.ceil(reps * 1.6)];
}

function within(value: number, [least, most]: [number, number]): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

export function isSensible(exercise: ComposerExercise, dose: LineDose): boolean {
  const bounds = boundsOf(exercise);
  const measured = (value: number | null, allowed: [number, number] | null) =>
    allowed === null ? value === null : value !== null && within(value, allowed);
  return (
    within(dose.sets, bounds.sets) &&
    within(dose.reps, bounds.reps) &&
    measured(dose.duration, bounds.duration) &&
    measured(dose.metres, bounds.metres) &&
    within(dose.rest, bounds.rest) &&
    dose.perSide === exercise.dose.perSide
  );
}

function clamp(value: number, [least, most]: [number, number]): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, Math.round(value))) : least;
}

export function nearestSensible(exercise: ComposerExercise, dose: LineDose): LineDose {
  const bounds = boundsOf(exercise);
  const base = baseDose(exercise);
  return {
    sets: clamp(dose.sets, bounds.sets),
    reps: clamp(dose.reps, bounds.reps),
    duration: bounds.duration === null ? null : clamp(dose.duration ?? base.duration ?? 30, bounds.duration),
    metres: bounds.metres === null ? null : clamp(dose.metres ?? base.metres ?? 10, bounds.metres),
    perSide: base.perSide,
    rest: clamp(dose.rest, bounds.rest),
  };
}
