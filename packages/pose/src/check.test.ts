import type { CheckKind, CheckSide } from '@bandeja/domain/mirror/vocabulary';
import { expect, it } from 'vitest';
import { shoot, trackFilm, trueFilm } from '#testing/films.ts';
import { heelRaises, kneeUp, raisedArm, squats } from '#testing/moves.ts';
import { createCheck } from './check.ts';
import type { Film } from './film.ts';

const fromTheSide = { around: -90, away: 4.4, aim: [0, 0, 0.85], field: 36, height: 1, size: [200, 240] } as const;
const fromTheFront = { ...fromTheSide, around: 0 } as const;

function checked({ frames }: Film, kind: CheckKind, side: CheckSide | null) {
  const check = createCheck(kind, side);
  return frames.map(({ landmarks, seconds }) => check.watch(landmarks, seconds)).at(-1);
}

it('measures a squat within 10° and a raised arm within 5°', async () => {
  const difference = async (
    keys: Parameters<typeof shoot>[0],
    kind: 'squatDepth' | 'shoulderFlexion',
    from: number,
  ) => {
    const shots = shoot(keys, fromTheSide, { from, to: from + 0.07, rate: 100 });
    const [truth, seen] = [trueFilm(shots), await trackFilm(shots)].map((film) => checked(film, kind, 'R'));
    expect(seen?.sight).toBe('seen');
    return Math.abs((truth?.value ?? Number.NaN) - (seen?.value ?? Number.NaN));
  };
  for (const hips of [70, 55, 44]) expect(await difference(squats(hips), 'squatDepth', 1.15)).toBeLessThanOrEqual(10);
  for (const angle of [60, 100, 140, 170]) {
    expect(await difference(raisedArm(angle), 'shoulderFlexion', 0)).toBeLessThanOrEqual(5);
  }
});

it('counts the raises of one heel until there are no more', () => {
  const raises = trueFilm(shoot(heelRaises(), fromTheSide, { to: 6, rate: 10 }));
  const [last] = raises.frames.slice(-1);
  const rest = Array.from({ length: 70 }, (_, index) => ({ seconds: 6 + index / 10, landmarks: last?.landmarks }));
  expect(checked(raises, 'heelRaise', 'R')).toMatchObject({ value: 3, isOver: false });
  expect(checked({ ...raises, frames: [...raises.frames, ...rest] }, 'heelRaise', 'R')).toMatchObject({
    value: 3,
    isOver: true,
  });
});

it('times a stance on one leg from the other foot’s way up to its way down', async () => {
  const shown = async (keys: Parameters<typeof shoot>[0]) =>
    (await trackFilm(shoot(keys, fromTheFront, { to: 0.02, rate: 100 }))).frames.at(-1)?.landmarks;
  const [stands, down] = [await shown(kneeUp), await shown(heelRaises())];
  const frames = Array.from({ length: 120 }, (_, index) => ({
    seconds: index / 10,
    landmarks: index >= 10 && index < 110 ? stands : down,
  }));
  const timed = (side: CheckSide) => {
    const check = createCheck('singleLegStance', side);
    return frames.map(({ landmarks, seconds }) => check.watch(landmarks, seconds)).at(-1);
  };
  expect(timed('R')?.value).toBeCloseTo(10, 1);
  expect(timed('R')?.isOver).toBe(true);
  expect(timed('L')).toMatchObject({ value: 0, isOver: false });
});

it('measures no angle from the front, and nothing that it does not see', () => {
  const film = trueFilm(shoot(raisedArm(100), fromTheFront, { to: 0.07, rate: 100 }));
  expect(checked(film, 'shoulderFlexion', 'R')).toEqual({ sight: 'turned', value: 0, isOver: false });
  const hidden = film.frames.map(({ seconds }) => ({ seconds, landmarks: undefined }));
  expect(checked({ ...film, frames: hidden }, 'heelRaise', 'R')).toEqual({ sight: 'unseen', value: 0, isOver: false });
});
