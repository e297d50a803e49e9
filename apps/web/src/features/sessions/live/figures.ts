import { count, type Measure, secondsText } from '@bandeja/domain/exercises/dose';
import type { SetRow } from '@bandeja/domain/sessions/contract';
import type { Counted } from '@bandeja/domain/sessions/rules';
import type { Proposal } from '@bandeja/domain/sessions/schemas';
import type { Band } from '#features/sessions/live/queue/device-storage.ts';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { formatHundredths } from '#lib/format.ts';

export type Figures = Pick<SetRow, 'reps' | 'seconds' | 'metres' | 'weight'>;

export function figureText(figures: Figures, measure: Measure): string {
  if (measure === 'seconds') return secondsText(figures.seconds ?? 0);
  if (measure === 'metres') return `${figures.metres ?? 0} m`;
  return count(figures.reps ?? 0, 'rep', 'reps');
}

export function weightText(weight: number | null): string {
  return weight === null || weight === 0 ? liveTexts.noWeight : `${formatHundredths(weight)} kg`;
}

/** The balls of a drill are those of all its sets. */
export function lastTimeText(
  figures: Figures,
  measure: Measure,
  loadText = formatHundredths,
  balls: Counted | null = null,
): string {
  if (balls !== null) return liveTexts.balls.of(balls.hits, balls.attempts);
  const amount = measure === 'reps' ? `${figures.reps ?? 0}` : figureText(figures, measure);
  return figures.weight ? `${loadText(figures.weight)} × ${amount}` : figureText(figures, measure);
}

export function bandText(bands: readonly Band[], kg: number): string {
  return bands.find((band) => band.kg === kg)?.name ?? `${formatHundredths(kg)} kg`;
}

/** The proposal: «22,5 × 12»; without a weight the number of sets changes: «2 × 12». */
export function proposalText({ sets, reps, weight }: Proposal): string {
  return `${formatHundredths(weight ?? sets)} × ${reps}`;
}

/** Without the player's own weights by 0.5 kg under 5, 1 under 20, else 2.5. @param weightsKg ascending */
export function stepped(
  value: number,
  measure: keyof Figures,
  direction: 1 | -1,
  weightsKg: readonly number[] = [],
): number {
  const [stepKg = 0] = weightsKg;
  if (measure === 'weight' && weightsKg.length > 1) {
    const next = direction === 1 ? weightsKg.find((kg) => kg > value) : weightsKg.findLast((kg) => kg < value);
    return next ?? value;
  }
  if (measure === 'weight' && stepKg > 0) {
    const tiny = 1e-9; // 0,3 / 0,1 is a little less than 3
    // onto the step: from 11 in steps of 2,5 up to 12,5 and down to 10
    const steps = direction === 1 ? Math.floor(value / stepKg + tiny) : Math.ceil(value / stepKg - tiny);
    return Math.max(0, Number(((steps + direction) * stepKg).toFixed(2)));
  }
  const moved = value + direction * stepSize(value, measure, direction);
  return Math.max(least(measure), Number(moved.toFixed(2)));
}

function least(measure: keyof Figures): number {
  if (measure === 'weight') return 0;
  return measure === 'seconds' ? 5 : 1;
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

export function figureValue(value: number | null): string {
  return String(value ?? 0).replace('.', ',');
}
