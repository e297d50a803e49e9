import type { Brief } from '#composer/brief-types.ts';
import { fitTime, type TimeGoal, timeGoalOf } from '#composer/fit.ts';
import { closingFor, mostClosing, mostWarmUp, shares, warmUpFor } from '#composer/frame.ts';
import { isBalance, isBreathing, isGeneralWarmUp, isGentleCardio, isStretch } from '#composer/kinds.ts';
import { mostEntries } from '#composer/length.ts';
import { isShort, mayStand } from '#composer/main-rules.ts';
import { inOrder } from '#composer/order.ts';
import { mainCap, type Picker, pickerFor } from '#composer/pick.ts';
import type { Random } from '#composer/random.ts';
import { leastShare, servingShare } from '#composer/serving.ts';
import { isFlexible } from '#composer/session-kind.ts';
import {
  allSlots,
  contactsAt,
  type Draft,
  type Pinned,
  type Slot,
  secondsAt,
  slotFor,
  totalSeconds,
} from '#composer/slots.ts';
import type { RoutinePart } from '#composer/types.ts';

/** The main part is full when preferred doses take this share of its time: doses grow more easily than they shrink. */
const nearlyFull = 0.93;

/** `pinned` exercises stay unless they break the session's jump contacts. */
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
  const room = roomFor(brief, pinned);
  const balances = brief.limits.older && brief.kind !== 'mental' && brief.focus !== 'seated' && !isShort(brief);
  const leastWarmUp = Math.max(places.warmUp.length, balances ? 2 : 1);
  const leastClosing = Math.max(closing.length, 1);
  const cap = Math.max(pinnedMain.length, Math.min(mainCap(mainSeconds, brief), room - leastWarmUp - leastClosing));
  const picker = pickerFor(brief, random, pinnedMain, taken, cap);
  draft.main = picker.main;
  draft.warmUp = take(
    warmUpFor(
      brief,
      random,
      goal.target * shares.warmUp,
      [...picker.main, ...closing],
      places.warmUp,
      Math.max(leastWarmUp, Math.min(mostWarmUp, room - cap - leastClosing)),
    ),
  );
  if (draft.warmUp.some((slot) => isGentleCardio(slot.exercise)))
    for (const exercise of brief.exercises) if (isGentleCardio(exercise)) taken.add(exercise.id);
  while (picker.main.length < cap && totalSeconds(picker.main) < mainSeconds * nearlyFull && picker.add(false));
  const closingSeconds = goal.target * shares.closing - totalSeconds(closing);
  take(draft.main);
  const roomToClose = Math.min(mostClosing, room - draft.main.length - draft.warmUp.length) - closing.length;
  draft.closing =
    roomToClose <= 0 || (closing.length > 0 && closingSeconds < 60)
      ? closing
      : [...closing, ...take(closingFor(brief, random, closingSeconds, draft.main, taken).slice(0, roomToClose))];
  fitTime(draft, brief, goal);
  lengthen(picker, draft, brief, goal, room);
  exchange(picker, draft, brief, goal);
  shorten(draft, brief, goal);
  draft.main = inOrder(draft.main, brief);
  return draft;
}

/** What the player keeps stays, with a warm-up and a closing around it. */
function roomFor({ minutes }: Brief, pinned: readonly Pinned[]): number {
  const kept = pinned.filter(({ given }) => given === undefined).length;
  return Math.max(mostEntries(minutes), pinned.length, kept === 0 ? 0 : kept + 2);
}

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

/** Adds exercises where even the longest doses leave time. */
function lengthen(picker: Picker, draft: Draft, brief: Brief, goal: TimeGoal, room: number): void {
  for (const relax of [false, true]) {
    while (totalSeconds(allSlots(draft)) < goal.least && allSlots(draft).length < room) {
      if (!picker.add(relax)) break;
      fitTime(draft, brief, goal);
    }
  }
}

/** Where every line is at its longest and there is room for none: an easy stretch of cardio takes the place of one. */
function exchange({ main }: Picker, draft: Draft, brief: Brief, goal: TimeGoal): void {
  const missing = goal.least - totalSeconds(allSlots(draft));
  const ride = brief.exercises.find((exercise) => isGentleCardio(exercise) && mayStand(exercise, brief, true));
  if (missing <= 0 || ride === undefined || allSlots(draft).some((slot) => isGentleCardio(slot.exercise))) return;
  const left = (slot: Slot) =>
    servingShare(
      main.flatMap(({ exercise }) => (exercise === slot.exercise ? ride : exercise)),
      brief,
    );
  const loose = main.filter((slot) => !slot.pinned && !mustStay(slot, brief) && left(slot) >= leastShare);
  const [victim] = loose.sort((a, b) => Number(a.serving) - Number(b.serving) || secondsAt(a) - secondsAt(b));
  if (victim === undefined) return;
  main.splice(main.indexOf(victim), 1, slotFor(ride, 'main', brief));
  fitTime(draft, brief, goal);
}

/** Removes the lines that serve the wish least: never pinned ones, never the last line. */
function shorten(draft: Draft, brief: Brief, goal: TimeGoal): void {
  while (totalSeconds(allSlots(draft)) > goal.most) {
    const loose = draft.main.filter((slot) => !slot.pinned && !mustStay(slot, brief));
    const victim = loose.findLast((slot) => !slot.serving) ?? loose.at(-1);
    const closing = draft.closing.length > 1 ? draft.closing[0] : undefined;
    const extra = draft.warmUp.length > 1 ? draft.warmUp.at(-1) : closing;
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
