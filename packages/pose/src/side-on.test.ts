import { expect, it } from 'vitest';
import { shoot, trackFilm } from '#testing/films.ts';
import { turnedBandeja } from '#testing/moves.ts';
import { clothes } from '#testing/synthetic-player.ts';
import { seenFrames } from './film.ts';
import { mapLandmarks } from './landmarks.ts';
import { sideOnOf } from './side-on.ts';

const span = { from: 0.3, to: 0.9, rate: 20, racketIn: 'R' } as const;
const contact = 11;

async function seen(keys: Parameters<typeof shoot>[0], around: number, wears: (typeof clothes)['light' | 'dark']) {
  const { frames } = await trackFilm(shoot(keys, { around, away: 4.2 }, { ...span, wears }));
  return seenFrames(frames);
}

it.each([
  ['yes', [-65, -16]],
  ['half', [-45, -4]],
  ['no', [-10, 0]],
] as const)(
  'says %s where one stands so before the stroke, seen from the recommended side',
  async (grade, [turn, thorax]) => {
    for (const wears of [clothes.light, clothes.dark]) {
      expect(sideOnOf(await seen(turnedBandeja(turn, thorax), -45, wears), 'R', contact)).toBe(grade);
    }
  },
);

it('says nothing from the side or from behind, and the same of a left-hander', async () => {
  for (const around of [-90, 135]) {
    expect(sideOnOf(await seen(turnedBandeja(-65, -16), around, clothes.light), 'R', contact)).toBeUndefined();
  }
  const frames = await seen(turnedBandeja(-65, -16), -45, clothes.light);
  const mirrored = frames.map(({ seconds, landmarks }) => ({
    seconds,
    landmarks: mapLandmarks((name) => {
      const swapped = name.replace(/[LR]$/, (side) => (side === 'L' ? 'R' : 'L')) as typeof name;
      return { ...landmarks[swapped], x: 240 - landmarks[swapped].x };
    }),
  }));
  expect(sideOnOf(mirrored, 'L', contact)).toBe('yes');
});
