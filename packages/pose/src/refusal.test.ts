import { expect, it } from 'vitest';
import { createCamera } from '#testing/camera.ts';
import { shoot, trackFilm } from '#testing/films.ts';
import { photographCourt } from '#testing/synthetic-player.ts';
import { bandejaKeys } from './model-strokes.ts';
import { refusalOf } from './refusal.ts';

const seconds = Array.from({ length: 8 }, (_, index) => index / 10);
const court = photographCourt(createCamera({ around: -45 }));
const span = { from: 0.45, to: 0.98, rate: 15, racketIn: 'R' } as const;

it('gives no number of a film in which nobody is', async () => {
  const black = { ...court, rgba: new Uint8ClampedArray(court.rgba.length) };
  const refused = async (picture: typeof court) =>
    refusalOf(await trackFilm(seconds.map((at) => ({ ...picture, seconds: at }))), { side: 'R' });
  expect(await refused(black)).toBe('tooDark');
  expect(await refused(court)).toBe('notSeen');
});

it('does not take the drawn mannequin for a person', async () => {
  const film = await trackFilm(shoot(bandejaKeys(), { around: -45 }, { ...span, isFlat: true, noise: 0 }));
  expect(refusalOf(film, { side: 'R' })).toBe('notSeen');
});

it('says what is cut off, and what is too short or too small', async () => {
  const shots = shoot(bandejaKeys(), { around: -45, away: 3, aim: [0, 0, 1.6], height: 1.6, field: 34 }, span);
  const film = await trackFilm(shots);
  expect(refusalOf(film, { side: 'R' })).toBe('feetCut');
  expect(refusalOf({ ...film, frames: film.frames.slice(0, 4) }, { side: 'R' })).toBe('tooShort');
  expect(refusalOf({ ...film, people: 2 }, { side: 'R' })).toBe('severalPeople');
  expect(refusalOf({ ...film, people: 2 }, { side: 'R', isChosen: true })).toBe('feetCut');
});
