import axe from 'axe-core';
import { expect } from 'vitest';

/** What axe finds on the screen as it stands, once nothing fades in or out any more. */
export async function axeFindings(): Promise<string[]> {
  // a window that fades in has not its colours yet
  await expect.poll(() => document.getAnimations().filter(isUnderWay)).toEqual([]);
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.target).join()}`);
}

function isUnderWay({ playState, effect }: Animation) {
  return playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
}
