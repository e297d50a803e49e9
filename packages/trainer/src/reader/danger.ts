import type { HealthReading, RedFlag } from '#reader/health.ts';

/** What a text obliges us to: a red flag, or the word of a professional who forbade training. */
export type DangerKind = RedFlag | 'restricted';

/** The safety text that a danger leads to; the word of a professional is answered by the referral. */
export function flagOf(danger: DangerKind | null): RedFlag | null {
  return danger === 'restricted' ? 'prof' : danger;
}

/** The gravest danger of a reading. */
export function dangerOf({ redFlag, restricted }: HealthReading): DangerKind | null {
  const stops = redFlag === 'crisis' || redFlag === 'urg' || redFlag === 'rest';
  return restricted === true && !stops ? 'restricted' : redFlag;
}
