import type { CountedMove } from '@bandeja/domain/mirror/vocabulary';
import { figureNamed } from '@bandeja/drawing/figures/figures';
import { expect, it } from 'vitest';
import { shoot, trackFilm, trueFilm } from '#testing/films.ts';
import { heelRaises, squats } from '#testing/moves.ts';
import type { Film } from './film.ts';
import { createRepetitionCounter } from './repetitions.ts';

const fromTheSide = { around: -90, away: 4.4, aim: [0, 0, 0.85], field: 36, height: 1, size: [200, 240] } as const;

function counted({ frames }: Film, exercise: CountedMove) {
  const counter = createRepetitionCounter(exercise);
  for (const { landmarks, seconds } of frames) counter.watch(landmarks, seconds);
  return counter.repetitions();
}

it('counts three squats and tells their tempo', async () => {
  const film = await trackFilm(shoot(squats(), { ...fromTheSide, around: -60 }, { to: 7.2, rate: 6 }));
  const repetitions = counted(film, 'squat');
  expect(repetitions.map(({ depth }) => depth)).toEqual(['deep', 'deep', 'deep']);
  for (const { loweringSeconds } of repetitions) expect(Math.abs(loweringSeconds - 1.1)).toBeLessThan(0.5);
});

const figures = { F02: 'squat', F04: 'lunge', F06: 'hinge', F12: 'heelRaise', F17: 'pushUp' } as const;

it.each(Object.entries(figures))('counts a repetition of %s, a %s, with the small model', async (name, exercise) => {
  const keys = figureNamed(name)?.keys ?? [];
  const isLow = exercise === 'pushUp';
  const place = isLow ? ({ ...fromTheSide, aim: [0, 0, 0.4], size: [320, 240] } as const) : fromTheSide;
  const seconds = keys.reduce((sum, { move, hold = 0 }) => sum + move + hold, 0);
  const film = await trackFilm(shoot(keys, place, { to: seconds + 0.2, rate: 5 }), 'lite');
  expect(counted(film, exercise)).toHaveLength(1);
});

it('counts heel raises', async () => {
  const film = await trackFilm(shoot(heelRaises(), fromTheSide, { to: 4, rate: 6 }));
  expect(counted(film, 'heelRaise')).toHaveLength(2);
});

it('counts nothing that is not seen, and no tremor as a repetition', () => {
  const film = trueFilm(shoot(squats(), fromTheSide, { to: 2.4, rate: 10 }));
  expect(counted(film, 'squat')).toHaveLength(1);
  const hidden = film.frames.map(({ seconds }) => ({ seconds, landmarks: undefined }));
  expect(counted({ ...film, frames: hidden }, 'squat')).toEqual([]);
  // the deepest part, shaking, without an end
  const shaking = [...film.frames.slice(0, 12), ...film.frames.slice(9, 12), ...film.frames.slice(9, 12)];
  const counter = createRepetitionCounter('squat');
  for (const [index, { landmarks }] of shaking.entries()) counter.watch(landmarks, index / 10);
  expect(counter.repetitions()).toEqual([]);
});
