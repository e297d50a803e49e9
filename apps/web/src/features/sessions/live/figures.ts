import { count, type Measure, secondsText } from '@bandeja/domain/exercises/dose';
import type { SetRow } from '@bandeja/domain/sessions/contract';
import type { Proposal } from '@bandeja/domain/sessions/vocabulary';
import type { Band } from '#features/sessions/live/device-storage.ts';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { formatHundredths } from '#lib/format.ts';

/** The measured figures of a set row. */
export type Figures = Pick<SetRow, 'reps' | 'seconds' | 'metres' | 'weight'>;

/** The measured figure of a set: «8 reps», «30 s», «20 m». */
export function figureText(figures: Figures, measure: Measure): string {
  if (measure === 'seconds') return secondsText(figures.seconds ?? 0);
  if (measure === 'metres') return `${figures.metres ?? 0} m`;
  return count(figures.reps ?? 0, 'rep', 'reps');
}

/** «4 kg», «2,5 kg»; without a weight a text that says so. */
export function weightText(weight: number | null): string {
  return weight === null || weight === 0 ? liveTexts.noWeight : `${formatHundredths(weight)} kg`;
}

/** The last time: «22,5 × 10», «10 reps», «30 s»; with a band «Roja × 10». */
export function lastTimeText(figures: Figures, measure: Measure, loadText = formatHundredths): string {
  const amount = measure === 'reps' ? `${figures.reps ?? 0}` : figureText(figures, measure);
  return figures.weight ? `${loadText(figures.weight)} × ${amount}` : figureText(figures, measure);
}

/** The colour of the band of this strength; for a band unknown to this device, its kilograms. */
export function bandText(bands: readonly Band[], kg: number): string {
  return bands.find((band) => band.kg === kg)?.name ?? `${formatHundredths(kg)} kg`;
}

/** The proposal: «22,5 × 12»; without a weight the number of sets changes: «2 × 12». */
export function proposalText({ sets, reps, weight }: Proposal): string {
  return `${formatHundredths(weight ?? sets)} × ${reps}`;
}

/**
 * The next value of a stepper. Kilograms follow the player's own weights: of several the next one, of a single one its
 * multiples; without any by 0.5 under 5, 1 under 20, else 2.5. Other figures move by whole steps.
 * @param ownKg ascending
 */
export function stepped(
  value: number,
  measure: keyof Figures,
  direction: 1 | -1,
  ownKg: readonly number[] = [],
): number {
  const [stepKg = 0] = ownKg;
  if (measure === 'weight' && ownKg.length > 1) {
    const next = direction === 1 ? ownKg.find((kg) => kg > value) : ownKg.findLast((kg) => kg < value);
    return next ?? value;
  }
  if (measure === 'weight' && stepKg > 0) {
    const tiny = 1e-9; // 0,3 / 0,1 is a little less than 3
    // onto the step: from 11 in steps of 2,5 up to 12,5 and down to 10
    const steps = direction === 1 ? Math.floor(value / stepKg + tiny) : Math.ceil(value / stepKg - tiny);
    return Math.max(0, Number(((steps + direction) * stepKg).toFixed(2)));
  }
  const moved = value + direction * stepSize(value, measure, direction);
  return Math.max(measure === 'weight' ? 0 : measure === 'seconds' ? 5 : 1, Number(moved.toFixed(2)));
}

function stepSize(value: number, measure: keyof Figures, direction: 1 | -1): number {
  if (measure === 'reps') return 1;
  if (measure === 'seconds' || measure === 'metres') return 5;
  // going down, a bound belongs to the finer side: 5 → 4.5, 20 → 19
  const under = (bound: number) => (direction === 1 ? value < bound : value <= bound);
  if (under(5)) return 0.5;
  return under(20) ? 1 : 2.5;
}

/** Reads a typed number, comma or point; null when invalid. Bounds are the contract's. */
export function parseFigure(text: string, measure: keyof Figures): number | null {
  const value = Number(text.trim().replace(',', '.'));
  if (text.trim() === '' || !Number.isFinite(value) || value < 0) return null;
  const most = { reps: 1000, seconds: 14_400, metres: 50_000, weight: 1000 }[measure];
  return Math.min(most, measure === 'weight' ? Number(value.toFixed(2)) : Math.round(value));
}

/** A figure as its field shows it. */
export function figureValue(value: number | null): string {
  return String(value ?? 0).replace('.', ',');
}
