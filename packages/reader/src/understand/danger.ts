import { dangerOf } from '#danger.ts';
import type { HealthReading } from '#health.ts';
import { withoutFigures } from '#language/health/figures.ts';
import { kneeGivesWay } from '#language/health/gives-way.ts';
import { plainLetters, withoutJokes } from '#language/health/jokes.ts';
import type { Model } from '#model/model.ts';
import { type Reading, readWith } from '#model/read.ts';
import { decideDanger } from '#understand/decisions.ts';
import type { DangerFinding } from '#understand/frame.ts';

type Sources = { model: Model; channel: 'wish' | 'chat'; reading: Reading; written: HealthReading };

const givingWay: DangerFinding = { kind: 'urg', certainty: 0.5, decision: 'ask' };

/**
 * `reading` is of the whole text. Jokes and figures of speech count for nothing, but what the examples call a crisis with
 * them gets the soft sentence.
 */
export function dangerIn(text: string, { model, channel, reading, written }: Sources): DangerFinding | null {
  const line = dangerOf(written);
  const unjoked = withoutJokes(text);
  const serious = withoutFigures(unjoked);
  const found = (words: string) => {
    const { dangers } = words === text ? reading : readWith(model, words, channel);
    return decideDanger(text, reading.isKnown ? dangers : [], line);
  };
  const meant = found(serious);
  if (line !== null || meant?.decision === 'act') return meant;
  if (meant === null && kneeGivesWay(plainLetters(serious))) return givingWay;
  if (serious === unjoked) return meant;
  const whole = found(unjoked);
  return whole?.kind === 'crisis' ? { ...whole, decision: 'soft' } : whole;
}
