import { effortWords } from '@bandeja/domain/sessions/messages';
import { formatNumber } from '#lib/format.ts';

/** «7/10 · muy duro»; without words between two named values. */
export function effortText(rpe: number): string {
  const word = effortWords[rpe];
  return `${formatNumber(rpe)}/10${word === undefined ? '' : ` · ${word}`}`;
}
