import { expect, it } from 'vitest';
import { onsetNear, onsetsOf } from './onset.ts';

const rate = 16_000;
const noise = (index: number) => (((index * 7919) % 1000) / 1000 - 0.5) * 0.004;

/** Two seconds of a quiet court with a low voice, and strikes in it. */
function courtWith(strikes: readonly number[]) {
  const samples = Float32Array.from({ length: 2 * rate }, (_, index) => {
    const seconds = index / rate;
    const struck = strikes
      .filter((at) => seconds >= at)
      .reduce(
        (sum, at) => sum + 0.6 * Math.exp(-(seconds - at) / 0.012) * Math.sin(2 * Math.PI * 2600 * (seconds - at)),
        0,
      );
    return noise(index) + 0.05 * Math.sin(2 * Math.PI * 120 * seconds) + struck;
  });
  return { samples, rate, from: 3 };
}

it('hears when the ball is struck, and each strike once', () => {
  const onsets = onsetsOf(courtWith([0.8, 1.5]));
  expect(onsets).toHaveLength(2);
  expect(Math.abs((onsets[0] ?? 0) - 3.8)).toBeLessThan(0.01);
  expect(onsetNear(onsets, 4.4, 0.3)).toBe(onsets[1]);
  expect(onsetNear(onsets, 4.1, 0.2)).toBeUndefined();
});

it('hears nothing in a voice, and nothing in silence', () => {
  expect(onsetsOf(courtWith([]))).toEqual([]);
  expect(onsetsOf({ samples: new Float32Array(rate), rate, from: 0 })).toEqual([]);
});
