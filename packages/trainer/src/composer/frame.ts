import type { MuscleGroup } from '@bandeja/domain/exercises/vocabulary';
import type { Brief } from '#composer/brief-types.ts';
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

/**
 * The warm-up: what is pinned to it, else the general one or the gentlest start there is; balance from 60 on; activation
 * in long sessions.
 */
export function warmUpFor(
  brief: Brief,
  random: Random,
  seconds: number,
  taken: readonly Slot[],
  pinned: readonly Pinned[],
): Slot[] {
  const rides = taken.some((slot) => isGentleCardio(slot.move));
  const free = brief.moves.filter(
    (move) => !taken.some((slot) => slot.move === move) && !(rides && isGentleCardio(move)),
  );
  const slots = pinned.map(({ move, ...rest }) => slotFor(move, 'warmUp', brief, rest));
  const add = (move: ComposerExercise | undefined) => {
    if (move !== undefined && !slots.some((slot) => slot.move === move)) slots.push(slotFor(move, 'warmUp', brief));
  };
  const calmHead = brief.kind === 'mental' ? free.find(isBreathing) : undefined;
  if (slots.length === 0) add(calmHead ?? free.find(isGeneralWarmUp) ?? gentleStart(free, seconds));
  if (brief.limits.older && brief.kind !== 'mental' && !isShort(brief)) add(free.find(isBalance));
  const activation = free.filter(
    (move) =>
      isCalm(move) && move.dose.sets > 1 && move.loadType === 'reps' && !slots.some((slot) => slot.move === move),
  );
  const order = activation.map((move) => ({ move, luck: random() })).sort((a, b) => a.luck - b.luck);
  for (const { move } of order.slice(0, mostActivation))
    if (slots.length < mostWarmUp && seconds - fullest(slots) > 90) add(move);
  const [first, ...others] = slots;
  if (first !== undefined) toward(first, seconds - totalSeconds(others));
  return slots;
}

/** Moves a line to the step nearest to a time. */
function toward(slot: Slot, seconds: number): void {
  const distances = slot.seconds.map((each) => Math.abs(each - seconds));
  slot.at = distances.indexOf(Math.min(...distances));
}

/** Seconds the slots take at their longest within a sensible warm-up. */
function fullest(slots: readonly Slot[]): number {
  return slots.reduce((sum, slot) => sum + Math.min(longWarmUpSeconds, slot.seconds.at(-1) ?? 0), 0);
}

/** Without a general warm-up: some easy cardio where there is time, else moving stretches or balance. */
function gentleStart(free: readonly ComposerExercise[], seconds: number): ComposerExercise | undefined {
  const cardio =
    seconds >= 330 ? free.find((move) => isGentleCardio(move) && !move.demands.includes('run')) : undefined;
  return (
    cardio ??
    free.find((move) => isStretch(move) && move.loadType === 'reps') ??
    free.find((move) => isCalm(move) && !isGentleCardio(move) && move.muscleGroups.length > 0)
  );
}

/** The closing: stretches for what was worked, breathing where calm is the point. */
export function closingFor(
  brief: Brief,
  random: Random,
  seconds: number,
  main: readonly Slot[],
  taken: ReadonlySet<string>,
): Slot[] {
  const free = brief.moves.filter((move) => isStretch(move) && !isGeneralWarmUp(move) && !taken.has(move.id));
  const worked = workedGroups(main);
  const calm = brief.kind === 'mobility' || brief.kind === 'recovery' || brief.kind === 'warmUp';
  const scored = free
    .map((move) => ({ move, score: closingScore(move, worked, calm, seconds, brief) + random() * closingChance }))
    .sort((a, b) => b.score - a.score);
  const slots: Slot[] = [];
  for (const { move } of scored) {
    if (slots.length >= mostClosing) break;
    const slot = slotFor(move, 'closing', brief);
    const shortest = slot.seconds[0] ?? 0;
    const planned = slots.reduce((sum, each) => sum + secondsAt(each), 0);
    if (slots.length > 0 && planned + shortest > seconds * 1.1) break;
    // Short sessions close with one set.
    if (planned + secondsAt(slot) > seconds * 1.1) slot.at = 0;
    slots.push(slot);
    if (totalSeconds(slots) >= seconds * 0.9) break;
  }
  // Breathing comes last.
  return slots.sort((a, b) => Number(isBreathing(a.move)) - Number(isBreathing(b.move)));
}

function closingScore(
  move: ComposerExercise,
  worked: ReadonlyMap<MuscleGroup, number>,
  calm: boolean,
  seconds: number,
  { history, strokes }: Brief,
): number {
  if (isBreathing(move)) return calm ? 6 : seconds >= 400 ? 1 : -2;
  const match = move.muscleGroups.reduce((sum, group) => sum + Math.min(2, worked.get(group) ?? 0), 0);
  const isometric = move.loadType === 'time' ? 1 : 0;
  const stroke = move.strokes.some((each) => strokes.includes(each)) ? 0.7 : 0;
  const lately = (history.lastDone.get(move.id) ?? 99) <= 2 ? -0.8 : 0;
  return match + isometric + stroke + lately;
}

function workedGroups(main: readonly Slot[]): ReadonlyMap<MuscleGroup, number> {
  const worked = new Map<MuscleGroup, number>();
  for (const { move } of main)
    for (const [place, group] of move.muscleGroups.entries())
      worked.set(group, (worked.get(group) ?? 0) + (place === 0 ? 1 : 0.4));
  return worked;
}
