import { type HealthReading, type ReadOptions, type RedFlag, readHealth } from '#reader/health.ts';

/** What a text obliges us to: a red flag, or the word of a professional who forbade training. */
export type DangerKind = RedFlag | 'restricted';

/**
 * The gravest danger of a text. `certainty`: 0 to 1, where 1 acts without asking. `span`: the characters it was read
 * from, as offsets into the text; null where the reading speaks of the text as a whole.
 */
export type Danger = { kind: DangerKind; certainty: number; span: { from: number; to: number } | null };

/** The safety text that a danger leads to; the word of a professional is answered by the referral. */
export function flagOf(danger: Danger | null): RedFlag | null {
  if (danger === null) return null;
  return danger.kind === 'restricted' ? 'prof' : danger.kind;
}

/** The danger that the lines of the red flags see; the server reads the whole frame, which also knows what was learned. */
export function readDanger(text: string, options: ReadOptions = {}): Danger | null {
  return dangerOf(readHealth(text, options));
}

/** The gravest danger of a reading. */
export function dangerOf({ redFlag, restricted }: HealthReading): Danger | null {
  const stops = redFlag === 'crisis' || redFlag === 'urg' || redFlag === 'rest';
  const kind = restricted === true && !stops ? 'restricted' : redFlag;
  return kind === null ? null : { kind, certainty: 1, span: null };
}
