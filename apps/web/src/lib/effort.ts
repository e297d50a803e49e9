import { formatNumber } from '#lib/format.ts';

/** Borg's CR-10 anchors in Spanish; values between two anchors have no word. */
const effortWords: Readonly<Record<number, string>> = {
  0: 'nada',
  0.5: 'casi nada',
  1: 'muy suave',
  2: 'suave',
  3: 'moderado',
  4: 'algo duro',
  5: 'duro',
  6: 'entre duro y muy duro',
  7: 'muy duro',
  8: 'durísimo',
  9: 'casi el máximo',
  10: 'el máximo',
};

/** «7/10 · muy duro»; without words between two named values. */
export function effortText(rpe: number): string {
  const word = effortWords[rpe];
  return `${formatNumber(rpe)}/10${word === undefined ? '' : ` · ${word}`}`;
}
