import type { StrokeKind } from '@bandeja/domain/mirror/vocabulary';
import { expect, it } from 'vitest';
import { errorsOf, quantile, shoot, trackFilm, trueFilm } from '#testing/films.ts';
import type { TruthName } from '#testing/synthetic-player.ts';
import type { Film } from './film.ts';
import type { Side } from './landmarks.ts';
import { modelStroke } from './model-strokes.ts';
import { measureStroke, trackStroke } from './stroke.ts';

const body: readonly TruthName[] = (['shoulder', 'elbow', 'hip', 'knee', 'ankle', 'heel', 'toe'] as const).flatMap(
  (joint) => [`${joint}L`, `${joint}R`] as const,
);

/** `contactAt`: seconds of the model stroke. */
const strokes: readonly [kind: StrokeKind, side: Side, contactAt: number][] = [
  ['vibora', 'R', 0.84],
  ['remate', 'L', 0.84],
  ['volea', 'R', 0.6],
  ['saque', 'L', 0.8],
  ['globo', 'R', 0.8],
];

it.each(strokes)(
  'a %s of hand %s is seen and measured from the racket’s side in front',
  async (kind, side, contactAt) => {
    const { keys, view } = modelStroke(kind, side);
    const shots = shoot(
      keys,
      { around: view[0], away: 4.2 },
      { from: contactAt - 0.36, to: contactAt + 0.24, racketIn: side },
    );
    const measuredOf = (film: Film) => {
      const stroke = trackStroke(film, { kind, side });
      if ('refusal' in stroke) throw new Error(stroke.refusal);
      const contact = shots.findIndex(({ seconds }) => seconds >= contactAt - 0.001);
      return { top: stroke.keys.top, ...measureStroke(stroke, contact) };
    };
    const film = await trackFilm(shots);
    const [exact, seen] = [measuredOf(trueFilm(shots)), measuredOf(film)];
    expect(quantile(errorsOf(shots, film, body), 0.5)).toBeLessThanOrEqual(2.5);
    expect(quantile(errorsOf(shots, film, [`wrist${side}`]), 0.5)).toBeLessThanOrEqual(6);
    expect(Math.abs(seen.top - exact.top)).toBeLessThanOrEqual(1);
    expect(Math.abs(seen.contactHeight - exact.contactHeight)).toBeLessThanOrEqual(0.04);
    expect(Math.abs(seen.elbow - exact.elbow)).toBeLessThanOrEqual(18);
    expect(Math.abs(seen.knee - exact.knee)).toBeLessThanOrEqual(18);
    expect(Math.abs(seen.stance - exact.stance)).toBeLessThanOrEqual(0.05);
    expect(seen.otherArmUp).toBe(exact.otherArmUp);
  },
);
