import type { ModelLevel } from '#features/mirror/worker-messages.ts';

/** After so many frames the device has shown how fast it is. */
export const trialFrames = 5;

/** Milliseconds of a frame from which on a device does the next thing. */
const slow = 150;
const slower = 400;
const tooSlow = 1500;

/** `smaller`: with the small net from the beginning; `third`: every third frame; `byHand`: the player taps the joints. */
export type Pace = 'all' | 'smaller' | 'third' | 'byHand';

/** @param spent milliseconds of each of the first frames; the one that wakes everything up is no measure of the others */
export function paceOf(spent: readonly number[], level: ModelLevel): Pace {
  const milliseconds = spent.toSorted((a, b) => a - b)[Math.floor(spent.length / 2)] ?? 0;
  if (level === 'full' && milliseconds > slow) return 'smaller';
  if (milliseconds > tooSlow) return 'byHand';
  return milliseconds > slower ? 'third' : 'all';
}
