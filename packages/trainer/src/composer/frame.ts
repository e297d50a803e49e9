import type { MuscleGroup } from '@bandeja/domain/exercises/vocabulary';
import type { Brief } from '#composer/brief-types.ts';
import { isInFocus } from '#composer/focus.ts';
import { isBalance, isBreathing, isCalm, isGeneralWarmUp, isGentleCardio, isStretch } from '#composer/kinds.ts';
import { isShort } from '#composer/main-rules.ts';
import type { Random } from '#composer/random.ts';
import { type Pinned, type Slot, secondsAt, slotFor, totalSeconds } from '#composer/slots.ts';
import type { ComposerExercise } from '#composer/types.ts';

/** Shares of the whole (docs/training.md#selection): the fit may move a little around them. */
export const shares = { warmUp: 0.125, warmUpMost: 0.155, closing: 0.1, closingMost: 0.13 };
export const mostClosing = 4;
/** Beyond this a general warm-up alone grows dull. */
const longWarmUpSeconds = 660;
const mostActivation = 2;
export const mostWarmUp = 3;
const closingChance = 1.8;

export function warmUpFor(
  brief: Brief,
  random: Random,
  seconds: number,
  taken: readonly Slot[],
  pinned: readonly Pinned[],
  most: number,
): Slot[] {
  const rides = taken.some((slot) => isGentleCardio(slot.exercise));
  const sits = brief.focus === 'seated' && brief.kind !== 'mental';
  const free = brief.exercises.filter(
    (exercise) =>
      (!sits || isInFocus(exercise, 'seated')) &&
      !taken.some((slot) => slot.exercise === exercise) &&
      !(rides && isGentleCardio(exercise)),
  );
  const slots = pinned.map(({ exercise, ...rest }) => slotFor(exercise, 'warmUp', brief, rest));
  const add = (exercise: ComposerExercise | undefined) => {
    if (exercise !== undefined && !slots.some((slot) => slot.exercise === exercise))
      slots.push(slotFor(exercise, 'warmUp', brief));
  };
  const calmHead = brief.kind === 'mental' || brief.focus === 'seated' ? free.find(isBreathing) : undefined;
  if (slots.length === 0) add(calmHead ?? free.find(isGeneralWarmUp) ?? gentleStart(free, seconds));
  if (brief.limits.older && brief.kind !== 'mental' && brief.focus !== 'seated' && !isShort(brief))
    add(free.find(isBalance));
  const activation = free.filter(
    (exercise) =>
      isCalm(exercise) &&
      exercise.dose.sets > 1 &&
      exercise.loadType === 'reps' &&
      !slots.some((slot) => slot.exercise === exercise),
  );
  const order = activation.map((exercise) => ({ exercise, luck: random() })).sort((a, b) => a.luck - b.luck);
  for (const { exercise } of order.slice(0, mostActivation))
    if (slots.length < Math.min(most, mostWarmUp) && seconds - fullest(slots) > 90) add(exercise);
  const [first, ...others] = slots;
  if (first !== undefined) toward(first, seconds - totalSeconds(others));
  return slots;
}

function toward(slot: Slot, seconds: number): void {
  const distances = slot.seconds.map((each) => Math.abs(each - seconds));
  slot.at = distances.indexOf(Math.min(...distances));
}

function fullest(slots: readonly Slot[]): number {
  return slots.reduce((sum, slot) => sum + Math.min(longWarmUpSeconds, slot.seconds.at(-1) ?? 0), 0);
}

/** Without a general warm-up: some easy cardio where there is time, else moving stretches or balance. */
function gentleStart(free: readonly ComposerExercise[], seconds: number): ComposerExercise | undefined {
  const cardio =
    seconds >= 330 ? free.find((exercise) => isGentleCardio(exercise) && !exercise.demands.includes('run')) : undefined;
  return (
    cardio ??
    free.find((exercise) => isStretch(exercise) && exercise.loadType === 'reps') ??
    free.find((exercise) => isCalm(exercise) && !isGentleCardio(exercise) && exercise.muscleGroups.length > 0)
  );
}

export function closingFor(
  brief: Brief,
  random: Random,
  seconds: number,
  main: readonly Slot[],
  taken: ReadonlySet<string>,
): Slot[] {
  const free = brief.exercises.filter(
    (exercise) =>
      isStretch(exercise) &&
      !isGeneralWarmUp(exercise) &&
      !taken.has(exercise.id) &&
      (brief.focus !== 'seated' || isInFocus(exercise, brief.focus)),
  );
  const worked = workedGroups(main);
  const calm = brief.kind === 'mobility' || brief.kind === 'recovery' || brief.kind === 'warmUp';
  const scored = free
    .map((exercise) => ({
      exercise,
      score: closingScore(exercise, worked, calm, seconds, brief) + random() * closingChance,
    }))
    .sort((a, b) => b.score - a.score);
  const slots: Slot[] = [];
  for (const { exercise } of scored) {
    if (slots.length >= mostClosing) break;
    const slot = slotFor(exercise, 'closing', brief);
    const shortest = slot.seconds[0] ?? 0;
    const planned = slots.reduce((sum, each) => sum + secondsAt(each), 0);
    if (slots.length > 0 && planned + shortest > seconds * 1.1) break;
    if (planned + secondsAt(slot) > seconds * 1.1) slot.at = 0;
    slots.push(slot);
    if (totalSeconds(slots) >= seconds * 0.9) break;
  }
  return slots.sort((a, b) => Number(isBreathing(a.exercise)) - Number(isBreathing(b.exercise)));
}

function closingScore(
  exercise: ComposerExercise,
  worked: ReadonlyMap<MuscleGroup, number>,
  calm: boolean,
  seconds: number,
  { history, strokes }: Brief,
): number {
  if (isBreathing(exercise) && calm) return 6;
  if (isBreathing(exercise)) return seconds >= 400 ? 1 : -2;
  const match = exercise.muscleGroups.reduce((sum, group) => sum + Math.min(2, worked.get(group) ?? 0), 0);
  const isometric = exercise.loadType === 'time' ? 1 : 0;
  const stroke = exercise.strokes.some((each) => strokes.includes(each)) ? 0.7 : 0;
  const lately = (history.lastDone.get(exercise.id) ?? 99) <= 2 ? -0.8 : 0;
  return match + isometric + stroke + lately;
}

function workedGroups(main: readonly Slot[]): ReadonlyMap<MuscleGroup, number> {
  const worked = new Map<MuscleGroup, number>();
  for (const { exercise } of main)
    for (const [place, group] of exercise.muscleGroups.entries())
      worked.set(group, (worked.get(group) ?? 0) + (place === 0 ? 1 : 0.4));
  return worked;
}
