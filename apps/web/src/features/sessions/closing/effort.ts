import { effortWords, sessionTexts } from '#features/sessions/texts.ts';
import { formatNumber } from '#lib/format.ts';

/** «7/10 · muy duro»; a value between two words of the scale goes without one. */
export function effortText(rpe: number): string {
  return sessionTexts.effortOf(formatNumber(rpe), effortWords[rpe] ?? null);
}
