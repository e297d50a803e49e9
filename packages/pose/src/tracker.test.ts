import { expect, it } from 'vitest';
import { errorsOf, quantile, type Shot, shoot } from '#testing/films.ts';
import { nodeNets } from '#testing/node-nets.ts';
import { clothes } from '#testing/synthetic-player.ts';
import { pictureOf } from './crop.ts';
import { bandejaKeys } from './model-strokes.ts';
import { createTracker } from './tracker.ts';

/** Two players on one court, each in a half of the picture. */
function beside(left: Shot, right: Shot) {
  const width = left.width + right.width;
  const rgba = new Uint8ClampedArray(width * left.height * 4);
  for (let row = 0; row < left.height; row++) {
    const rowOf = ({ rgba: own, width: wide }: Shot) => own.subarray(row * wide * 4, (row + 1) * wide * 4);
    rgba.set(rowOf(left), row * width * 4);
    rgba.set(rowOf(right), (row * width + left.width) * 4);
  }
  return pictureOf(rgba, width, left.height);
}

it('follows the one of two people on whom the player tapped', async () => {
  const span = { from: 0.6, to: 1, rate: 15, racketIn: 'R' } as const;
  const left = shoot(bandejaKeys(), { around: -45, away: 4.2 }, span);
  const right = shoot(bandejaKeys(), { around: -30, away: 4.4 }, { ...span, wears: clothes.dark });
  const tracker = createTracker(await nodeNets());
  for (const [own, shift] of [
    [left, 0],
    [right, left[0]?.width ?? 0],
  ] as const) {
    const hips = own[0]?.truth.hipL ?? { x: 0, y: 0 };
    tracker.reset({ x: hips.x + shift, y: hips.y });
    const frames = [];
    for (const [index, shot] of own.entries()) {
      const seen = await tracker.track(beside(left[index] ?? shot, right[index] ?? shot));
      if (index === 0) expect(seen.people).toHaveLength(2);
      const joints = Object.entries(seen.landmarks ?? {}).map(([name, point]) => [
        name,
        { ...point, x: point.x - shift },
      ]);
      frames.push({ seconds: shot.seconds, landmarks: Object.fromEntries(joints) });
    }
    const film = { width: 480, height: 320, frames, people: 2, brightness: 120, flatness: 0 };
    expect(quantile(errorsOf(own, film, ['shoulderR', 'hipL', 'kneeR', 'ankleL']), 0.5)).toBeLessThan(3);
  }
});
