import type { Brief } from '#composer/brief-types.ts';
import { shares } from '#composer/frame.ts';
import { isGentleCardio } from '#composer/kinds.ts';
import { allSlots, contactsAt, type Draft, type Slot, secondsAt, totalSeconds } from '#composer/slots.ts';

/** Seconds; `least` and `most` are the ten per cent around the wish. */
export type TimeGoal = { wished: number; target: number; least: number; most: number };

/** «No más de 30»: a little below, never above. */
const atMostShare = 0.95;
/** Nearer than ten per cent, so that rounding to minutes cannot break it. */
const tolerance = 0.07;
const nearEnough = 0.02;
const gentleShare = 0.5;
/** Warm-up and closing have their share already; the main part moves first. */
const frameCost = 1.5;

export function timeGoalOf({ minutes, atMost }: Pick<Brief, 'minutes' | 'atMost'>): TimeGoal {
  const wished = minutes * 60;
  const target = atMost ? wished * atMostShare : wished;
  // Players read whole minutes: half a minute stays free at either edge.
  const slack = Math.max(wished * tolerance, wished * 0.1 - 30);
  return { wished, target, least: wished - slack, most: atMost ? wished : wished + slack };
}

/** Moves doses along their ladders toward the wished time; ends because every step brings the total nearer. */
export function fitTime(draft: Draft, brief: Brief, goal: TimeGoal): void {
  holdJumps(draft, brief);
  holdGentle(draft, brief);
  for (;;) {
    const gap = goal.target - totalSeconds(allSlots(draft));
    if (Math.abs(gap) <= goal.wished * nearEnough) break;
    const step = bestStep(draft, brief, goal, gap);
    if (step === null) break;
    step.slot.at += step.by;
  }
  holdGentle(draft, brief);
}

type Step = { slot: Slot; by: 1 | -1 };

function bestStep(draft: Draft, brief: Brief, goal: TimeGoal, gap: number): Step | null {
  const by = gap > 0 ? 1 : -1;
  let best: Step | null = null;
  let lowest = Number.POSITIVE_INFINITY;
  for (const slot of allSlots(draft)) {
    const change = (slot.seconds[slot.at + by] ?? Number.NaN) - secondsAt(slot);
    if (Number.isNaN(change) || Math.abs(gap - change) >= Math.abs(gap)) continue;
    if (by === 1 && !mayGrow(slot, draft, brief, goal, change)) continue;
    const cost = costOf(slot, by) + Math.max(0, Math.abs(change) - Math.abs(gap)) / 60;
    if (cost < lowest) {
      lowest = cost;
      best = { slot, by };
    }
  }
  return best;
}

/** Wished lines grow first and shrink last; lines far from their preferred dose change last. */
function costOf({ at, ladder, serving, pinned, part, exercise }: Slot, by: 1 | -1): number {
  const span = Math.max(1, ladder.steps.length - 1);
  const fine = span > 8;
  const stray = Math.abs(at + by - ladder.preferred) / (fine ? 4 : 1);
  const wished = serving || pinned ? -0.4 * by : 0.4 * by;
  const frame = part === 'main' ? 0 : frameCost;
  // Long gentle work is there to fill: it is what stretches most easily.
  return stray + wished + frame - (isGentleCardio(exercise) ? 0.3 : 0);
}

function mayGrow(slot: Slot, draft: Draft, brief: Brief, goal: TimeGoal, change: number): boolean {
  if (slot.part === 'warmUp') return totalSeconds(draft.warmUp) + change <= goal.target * shares.warmUpMost;
  if (slot.part === 'closing') return totalSeconds(draft.closing) + change <= goal.target * shares.closingMost;
  if (slot.exercise.categories.includes('Pliometría')) {
    const others = draft.main.filter((other) => other !== slot);
    const contacts = others.reduce((sum, other) => sum + contactsAt(other, other.at), contactsAt(slot, slot.at + 1));
    if (contacts > brief.limits.contacts) return false;
  }
  if (isGentleCardio(slot.exercise) && !brief.aerobicBase)
    return secondsAt(slot) + change <= gentleShare * (totalSeconds(draft.main) + change);
  return true;
}

/** docs/training.md#progression-and-deload; the longest line first. */
function holdJumps({ main }: Draft, { limits }: Brief): void {
  for (;;) {
    const contacts = main.map((slot) => contactsAt(slot, slot.at));
    if (contacts.reduce((sum, each) => sum + each, 0) <= limits.contacts) return;
    const [heaviest] = main
      .map((slot, index) => ({ slot, contacts: contacts[index] ?? 0 }))
      .filter(({ slot, contacts: each }) => slot.at > 0 && each > 0)
      .sort((a, b) => b.contacts - a.contacts);
    if (heaviest === undefined) return;
    heaviest.slot.at -= 1;
  }
}

/** At most half of the main part, unless the aerobic base is the point (docs/training.md#selection). */
function holdGentle({ main }: Draft, { aerobicBase }: Brief): void {
  if (aerobicBase) return;
  for (const slot of main.filter((each) => isGentleCardio(each.exercise)))
    while (slot.at > 0 && secondsAt(slot) > gentleShare * totalSeconds(main)) slot.at -= 1;
}
