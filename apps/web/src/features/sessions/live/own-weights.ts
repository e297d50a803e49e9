import { storedBands, storedWeights } from '#features/sessions/live/device-storage.ts';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { formatHundredths } from '#lib/format.ts';

type Line = { name: string; hint: string };

/** «Mis pesas»: the weights of this player, or the steps the kilograms go in. */
export function weightsLine(): Line {
  const [first, ...others] = storedWeights().map(formatHundredths);
  const { name, usual, step, list } = liveTexts.weights;
  if (first === undefined) return { name, hint: usual };
  return { name, hint: others.length === 0 ? step(first) : list([first, ...others].join(' · ')) };
}

/** «Mis gomas»: the colours of this player. */
export function bandsLine(): Line {
  const { name, none } = liveTexts.bands;
  const own = storedBands().map((band) => band.name);
  return { name, hint: own.length === 0 ? none : own.join(' · ') };
}
