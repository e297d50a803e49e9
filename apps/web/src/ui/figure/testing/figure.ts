import type { Figure } from '#ui/figure/figure-picture.tsx';

export const figureFixture: Figure = {
  view: [-52, 9],
  work: ['thigh'],
  keys: [
    { move: 0.5, hold: 0.1, step: 0, at: [0, 0, 90] },
    { move: 0.5, step: 1, at: [-22, 0, 52], turn: [30, 0, 0], arms: ['a', 100, 0, 0, 8] },
  ],
  cues: [['arrow', 1, 'hips', -18, 0, -8, -30, 0, 0]],
  no: { mistake: 0, bad: ['thigh'], keys: [{ move: 0.5, at: [-22, 0, 52], turn: [30, 0, 0] }] },
};
