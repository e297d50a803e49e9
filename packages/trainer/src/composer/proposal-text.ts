import type { Demand } from '@bandeja/domain/exercises/vocabulary';
import { normalise } from '#language/normalise.ts';
import { demandsSaid, figuresIn, mayStandBeside, saysLoad } from '#language/shown.ts';
import { understand } from '#understand/understand.ts';

/** Characters a proposed text may have. */
export const textLimits = { name: 60, description: 320, notes: 160, reason: 140 } as const;

/**
 * A proposed text as it may be shown, or null: plain Spanish of at most `longest` characters that promises nothing and
 * names no pain, injury or illness, since it is stored.
 */
export function fitText(text: string, longest: number): string | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > longest) return null;
  if (!mayStandBeside(trimmed)) return null;
  const { redFlag, injuries, pain } = understand(trimmed, { channel: 'wish' }).health;
  return redFlag !== null || injuries.length > 0 || pain ? null : trimmed;
}

/** Figures that are no dose: «2–3 repeticiones en reserva», «un par». */
const smallest = 4;

/** Whether a text beside exercises fits them: no other figures, no jump, run, overhead or floor work that none of them contains. */
export function staysWith(
  text: string,
  { figures, demands }: { figures: readonly number[]; demands: readonly Demand[] },
) {
  const plain = normalise(text);
  if (saysLoad(plain)) return false;
  if (figuresIn(plain).some((each) => each > smallest && !figures.includes(each))) return false;
  return demandsSaid(plain).every((demand) => demands.includes(demand));
}
