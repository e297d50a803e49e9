/** Mono samples from −1 to 1; `from` is the film's second of the first. */
export type Sound = { samples: Float32Array; rate: number; from: number };

const windowSeconds = 0.005;
/** Over the loudness of the half second before: a voice rises, a ball strikes. */
const sharpness = 6;
const beforeSeconds = 0.5;
/** Quieter ones are a tap on the phone, or noise of the microphone. */
const leastLoudness = 0.01;

/** What changes from sample to sample: a strike is bright, voices and wind are dull. */
function brightness(samples: Float32Array, from: number, to: number): number {
  let sum = 0;
  for (let at = Math.max(1, from); at < to; at++) sum += ((samples[at] ?? 0) - (samples[at - 1] ?? 0)) ** 2;
  return Math.sqrt(sum / (to - from));
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * The seconds at which something strikes: each much louder than what was heard before it. A hint of where the ball was
 * hit, never more: on a court others strike too.
 */
export function onsetsOf({ samples, rate, from }: Sound): number[] {
  const size = Math.round(windowSeconds * rate);
  const before = Math.round(beforeSeconds / windowSeconds);
  const loudness = Array.from({ length: Math.floor(samples.length / size) }, (_, index) =>
    brightness(samples, index * size, (index + 1) * size),
  );
  const strikes = loudness.flatMap((value, index) => {
    const quiet = medianOf(loudness.slice(Math.max(0, index - before), index));
    return value >= leastLoudness && value > sharpness * quiet ? [from + index * windowSeconds] : [];
  });
  // what rings on is no strike of its own
  return strikes.filter((seconds, index) => index === 0 || seconds - (strikes[index - 1] ?? 0) > 0.1);
}

/** The strike nearest to where the stroke seems to meet the ball. */
export function onsetNear(onsets: readonly number[], seconds: number, most: number): number | undefined {
  return onsets
    .filter((onset) => Math.abs(onset - seconds) <= most)
    .toSorted((a, b) => Math.abs(a - seconds) - Math.abs(b - seconds))[0];
}
