import type { Brief } from '#composer/brief-types.ts';
import { fitTime, type TimeGoal, timeGoalOf } from '#composer/fit.ts';
import { closingFor, mostClosing, shares, warmUpFor } from '#composer/frame.ts';
import { isBalance, isBreathing, isGeneralWarmUp, isGentleCardio, isStretch } from '#composer/kinds.ts';
import { inOrder } from '#composer/order.ts';
import { mainCap, mostEntries, type Picker, pickerFor } from '#composer/pick.ts';
import type { Random } from '#composer/random.ts';
import { isFlexible } from '#composer/session-kind.ts';
import { allSlots, contactsAt, type Draft, type Pinned, type Slot, slotFor, totalSeconds } from '#composer/slots.ts';
import type { RoutinePart } from '#composer/types.ts';

/** The main part is full when preferred doses take this share of its time: doses grow more easily than they shrink. */
const nearlyFull = 0.93;

/**
 * Composes the lines: warm-up, main part, closing, in order and fitted to the time. `pinned` exercises are in it unless
 * they break the session's jump contacts.
 */
export function draftFor(brief: Brief, random: Random, pinned: readonly Pinned[]): Draft {
  const goal = timeGoalOf(brief);
  const places = placed(pinned, brief);
  const draft: Draft = { warmUp: [], main: [], closing: [] };
  const closing = places.closing.map(({ exercise, ...rest }) => slotFor(exercise, 'closing', brief, rest));
  const pinnedMain = withinContacts(
    places.main.map(({ exercise, ...rest }) => slotFor(exercise, 'main', brief, rest)),
    brief,
  );
  const taken = new Set(pinned.map(({ exercise }) => exercise.id));
  const take = (slots: readonly Slot[]) => {
    for (const slot of slots) taken.add(slot.exercise.id);
    return [...slots];
  };
  const mainSeconds = goal.target * (1 - shares.warmUp - shares.closing);
  const cap = Math.max(pinnedMain.length, mainCap(mainSeconds, brief));
  const picker = pickerFor(brief, random, pinnedMain, taken, cap);
  draft.main = picker.main;
  draft.warmUp = take(
    warmUpFor(brief, random, goal.target * shares.warmUp, [...picker.main, ...closing], places.warmUp),
  );
  // Gentle cardio comes only once in a session.
  if (draft.warmUp.some((slot) => isGentleCardio(slot.exercise)))
    for (const exercise of brief.exercises) if (isGentleCardio(exercise)) taken.add(exercise.id);
  while (picker.main.length < cap && totalSeconds(picker.main) < mainSeconds * nearlyFull && picker.add(false));
  const closingSeconds = goal.target * shares.closing - totalSeconds(closing);
  take(draft.main);
  draft.closing =
    closing.length >= mostClosing || (closing.length > 0 && closingSeconds < 60)
      ? closing
      : [
          ...closing,
          ...take(closingFor(brief, random, closingSeconds, draft.main, taken).slice(0, mostClosing - closing.length)),
        ];
  fitTime(draft, brief, goal);
  lengthen(picker, draft, brief, goal);
  shorten(draft, brief, goal);
  draft.main = inOrder(draft.main, brief);
  return draft;
}

/** Sorts pinned exercises: a general warm-up opens, stretches close a session that is not about them. */
function placed(pinned: readonly Pinned[], brief: Brief): Record<RoutinePart, Pinned[]> {
  const flexible = isFlexible(brief) || brief.categories.includes('Flexibilidad');
  const partOf = ({ exercise }: Pinned): RoutinePart => {
    if (isGeneralWarmUp(exercise)) return 'warmUp';
    return isBreathing(exercise) || (isStretch(exercise) && !flexible) ? 'closing' : 'main';
  };
  return { warmUp: [], main: [], closing: [], ...Object.groupBy(pinned, partOf) };
}

/** Contacts are a hard limit: of pinned jumps too many at their shortest dose, the heaviest goes. */
function withinContacts(slots: readonly Slot[], { limits }: Brief): Slot[] {
  const left = [...slots];
  for (;;) {
    const least = left.map((slot) => contactsAt(slot, 0));
    const sum = least.reduce((total, each) => total + each, 0);
    if (sum <= limits.contacts) return left;
    left.splice(least.indexOf(Math.max(...least)), 1);
  }
}

/** Still too short with every dose at its longest: adds exercises, at last those that serve the wish less. */
function lengthen(picker: Picker, draft: Draft, brief: Brief, goal: TimeGoal): void {
  for (const relax of [false, true]) {
    while (totalSeconds(allSlots(draft)) < goal.least && allSlots(draft).length < mostEntries) {
      if (!picker.add(relax)) break;
      fitTime(draft, brief, goal);
    }
  }
}

/**
 * Still too long with every dose at its shortest: removes the lines that serve the wish least, never pinned ones, never
 * the last line.
 */
function shorten(draft: Draft, brief: Brief, goal: TimeGoal): void {
  while (totalSeconds(allSlots(draft)) > goal.most) {
    const loose = draft.main.filter((slot) => !slot.pinned && !mustStay(slot, brief));
    const victim = loose.findLast((slot) => !slot.serving) ?? loose.at(-1);
    const extra =
      draft.warmUp.length > 1 ? draft.warmUp.at(-1) : draft.closing.length > 1 ? draft.closing[0] : undefined;
    if (draft.main.length > 2 && victim !== undefined) draft.main.splice(draft.main.indexOf(victim), 1);
    else if (extra !== undefined && !extra.pinned && !mustStay(extra, brief)) {
      draft.warmUp = draft.warmUp.filter((slot) => slot !== extra);
      draft.closing = draft.closing.filter((slot) => slot !== extra);
    } else if (draft.main.length > 1 && victim !== undefined) draft.main.splice(draft.main.indexOf(victim), 1);
    else return;
    fitTime(draft, brief, goal);
  }
}

function mustStay({ exercise }: Slot, { limits }: Brief): boolean {
  return limits.older && isBalance(exercise);
}
