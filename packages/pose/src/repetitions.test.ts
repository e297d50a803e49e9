import { expect, it } from 'vitest';
import { shoot, trackFilm, trueFilm } from '#testing/films.ts';
import { heelRaises, raisedArm, squats } from '#testing/moves.ts';
import type { Film } from './film.ts';
import { measureRange } from './ranges.ts';
import { type CountedExercise, createRepetitionCounter } from './repetitions.ts';

const fromTheSide = { around: -90, away: 4.4, aim: [0, 0, 0.85], field: 36, height: 1, size: [200, 240] } as const;

function counted({ frames }: Film, exercise: CountedExercise) {
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

it('measures a squat within 10° and a raised arm within 5°', async () => {
  const difference = async (
    keys: Parameters<typeof shoot>[0],
    kind: 'squatDepth' | 'shoulderFlexion',
    from: number,
  ) => {
    const shots = shoot(keys, fromTheSide, { from, to: from + 0.07, rate: 100 });
    const [truth, seen] = [measureRange(trueFilm(shots), kind, 'R'), measureRange(await trackFilm(shots), kind, 'R')];
    return 'value' in truth && 'value' in seen ? Math.abs(truth.value - seen.value) : Number.NaN;
  };
  for (const hips of [70, 55, 44]) expect(await difference(squats(hips), 'squatDepth', 1.15)).toBeLessThanOrEqual(10);
  for (const angle of [60, 100, 140, 170]) {
    expect(await difference(raisedArm(angle), 'shoulderFlexion', 0)).toBeLessThanOrEqual(5);
  }
});
