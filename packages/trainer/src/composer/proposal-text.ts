import type { Demand } from '@bandeja/domain/exercises/vocabulary';
import { normalise } from '@bandeja/reader/language/normalise';
import { demandsSaid, figuresIn, mayStandBeside, saysLoad } from '@bandeja/reader/language/shown';
import { understand } from '@bandeja/reader/understand/understand';

export const textLimits = { name: 60, description: 320, notes: 160, reason: 140 } as const;

/** Null unless plain Spanish that promises nothing and names no pain or illness, since it is stored. */
export function fitText(text: string, longest: number): string | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > longest) return null;
  if (!mayStandBeside(trimmed)) return null;
  const { redFlag, injuries, pain } = understand(trimmed, { channel: 'wish' }).health;
  return redFlag !== null || injuries.length > 0 || pain ? null : trimmed;
}

/** Figures that are no dose: «2–3 repeticiones en reserva», «un par». */
const smallest = 4;

/** Whether a text names no other figures, and no jump, run, overhead or floor work that its exercises lack. */
export function staysWith(
  text: string,
  { figures, demands }: { figures: readonly number[]; demands: readonly Demand[] },
) {
  const plain = normalise(text);
  if (saysLoad(plain)) return false;
  if (figuresIn(plain).some((each) => each > smallest && !figures.includes(each))) return false;
  return demandsSaid(plain).every((demand) => demands.includes(demand));
}
