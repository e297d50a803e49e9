import { storedBands, storedWeights } from '#features/sessions/live/queue/device-storage.ts';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { formatHundredths } from '#lib/format.ts';

type Line = { name: string; hint: string };

export function weightsLine(): Line {
  const [first, ...others] = storedWeights().map(formatHundredths);
  const { name, usual, step, list } = liveTexts.weights;
  if (first === undefined) return { name, hint: usual };
  return { name, hint: others.length === 0 ? step(first) : list([first, ...others].join(' · ')) };
}

export function bandsLine(): Line {
  const { name, none } = liveTexts.bands;
  const names = storedBands().map((band) => band.name);
  return { name, hint: names.length === 0 ? none : names.join(' · ') };
}
