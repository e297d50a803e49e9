import { jumpContacts } from '@bandeja/domain/routines/rules';
import type { Brief } from '#composer/brief-types.ts';
import { type DoseLadder, type LineDose, ladderFor, secondsOf } from '#composer/dose.ts';
import { serves } from '#composer/serving.ts';
import type { ComposerExercise, RoutinePart } from '#composer/types.ts';

export type Slot = {
  exercise: ComposerExercise;
  part: RoutinePart;
  ladder: DoseLadder;
  seconds: readonly number[];
  at: number;
  serving: boolean;
  pinned: boolean;
};

export type Pinned = { exercise: ComposerExercise; given?: LineDose };

export type Draft = { warmUp: Slot[]; main: Slot[]; closing: Slot[] };

export function slotFor(
  exercise: ComposerExercise,
  part: RoutinePart,
  brief: Brief,
  pinned?: { given?: LineDose },
): Slot {
  const ladder = ladderFor(exercise, part, brief, pinned?.given);
  return {
    exercise,
    part,
    ladder,
    seconds: ladder.steps.map((dose) => secondsOf(exercise, dose)),
    at: ladder.preferred,
    serving: serves(exercise, brief),
    pinned: pinned !== undefined,
  };
}

export function slotWith(exercise: ComposerExercise, part: RoutinePart, dose: LineDose, brief: Brief): Slot {
  const ladder = { steps: [dose], preferred: 0 };
  return {
    exercise,
    part,
    ladder,
    seconds: [secondsOf(exercise, dose)],
    at: 0,
    serving: serves(exercise, brief),
    pinned: true,
  };
}

export function doseOf({ ladder, at }: Slot): LineDose {
  // `at` is moved within the ladder only, and no ladder is empty.
  return ladder.steps[at] as LineDose;
}

export function secondsAt(slot: Slot): number {
  return slot.seconds[slot.at] ?? 0;
}

export function totalSeconds(slots: readonly Slot[]): number {
  return slots.reduce((sum, slot) => sum + secondsAt(slot), 0);
}

export function contactsAt({ exercise, ladder }: Slot, at: number): number {
  const dose = ladder.steps[at];
  return dose === undefined ? 0 : jumpContacts([{ ...dose, exercise }]);
}

export function allSlots({ warmUp, main, closing }: Draft): Slot[] {
  return [...warmUp, ...main, ...closing];
}
