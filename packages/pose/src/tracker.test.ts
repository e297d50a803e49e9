import { expect, it } from 'vitest';
import { beside, errorsOf, quantile, shoot } from '#testing/films.ts';
import { nodeNets } from '#testing/node-nets.ts';
import { clothes } from '#testing/synthetic-player.ts';
import { pictureOf } from './crop.ts';
import { bandejaKeys } from './model-strokes.ts';
import { createTracker } from './tracker.ts';

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
      const both = beside(left[index] ?? shot, right[index] ?? shot);
      const seen = await tracker.track(pictureOf(both.rgba, both.width, both.height));
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
