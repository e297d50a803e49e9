import { expect, it } from 'vitest';
import { shoot, trueFilm } from '#testing/films.ts';
import { strokeByHand, type TappedMoment, tappedJoints } from './by-hand.ts';
import { seenFrames } from './film.ts';
import { bandejaKeys } from './model-strokes.ts';
import { measureStroke, roundedMeasures, trackStroke } from './stroke.ts';

it('a stroke tapped by hand has the measures of one that was seen', () => {
  const film = trueFilm(shoot(bandejaKeys(), { around: -45, away: 4.2 }, { from: 0.45, to: 1.15, racketIn: 'R' }));
  const stroke = trackStroke(film, { kind: 'bandeja', side: 'R' });
  if ('refusal' in stroke) throw new Error(stroke.refusal);
  const { frames, keys } = { frames: seenFrames(film.frames), keys: stroke.keys };
  const tapped = (index: number): TappedMoment => {
    const { seconds, landmarks } = frames[index] ?? { seconds: 0, landmarks: undefined };
    if (!landmarks) throw new Error('A frame without landmarks');
    const joints = tappedJoints('R').map((name) => [name, { x: landmarks[name].x, y: landmarks[name].y }]);
    return { seconds, joints: Object.fromEntries(joints) };
  };
  const moments = { preparation: tapped(keys.preparation), contact: tapped(keys.top) };
  const byHand = strokeByHand(moments, { kind: 'bandeja', side: 'R', sideOn: 'half' });
  const [seen, own] = [roundedMeasures(measureStroke(stroke, keys.top)), roundedMeasures(measureStroke(byHand, 1))];
  // the skeleton's own length is known from two frames instead of all
  expect(Math.abs(own.contactPercent - seen.contactPercent)).toBeLessThanOrEqual(5);
  expect(Math.abs(own.elbowDegrees - seen.elbowDegrees)).toBeLessThanOrEqual(5);
  expect(own.sideOn).toBe('half');
  expect(own.otherArmUp).toBe(seen.otherArmUp);
  expect(tappedJoints('L').slice(0, 3)).toEqual(['shoulderL', 'elbowL', 'wristL']);
});
