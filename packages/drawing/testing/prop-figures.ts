import type { Figure } from '@bandeja/domain/exercises/figure';
import { figure, foot, near, supine } from '#figures/author.ts';

const handsAtHead = near(2, 10, 16, [-0.4, 1, 0]);

export const propFigures: Readonly<Record<string, () => Figure>> = {
  bench: figure({
    view: [-62, 12],
    work: ['thorax', 'upper'],
    props: [
      ['bench', -28, 0, 116, 30, 44],
      ['dumbbell', 'LR', 1],
    ],
    keys: [
      {
        ...supine,
        lie: 44,
        move: 1.6,
        hold: 0.3,
        step: 0,
        legs: foot(40, 18),
        arms: near(26, 26, -14, [-0.2, 1, -0.2]),
      },
      { move: 1, hold: 0.3, step: 1, arms: near(54, 18, -10, [-0.2, 1, -0.2]) },
    ],
    cues: [['arrow', 1, 'handR', 0, 0, 14]],
  }),
  roller: figure({
    view: [-58, 14],
    work: ['thorax'],
    props: [['roller', -36, 0, 60]],
    keys: [
      {
        move: 1.4,
        hold: 0.4,
        step: 0,
        at: [0, 0, 9.5],
        turn: [-64, 0, 0],
        neck: [10, 0, 0],
        legs: ['w', 50, 12, 0, 0, 0, 0, 0.3, 0, 1],
        arms: handsAtHead,
      },
      { move: 1.6, hold: 0.6, step: 1, thorax: [-16, 0, 0], neck: [-4, 0, 0] },
    ],
    cues: [['arrow', 1, 'head', -10, 0, -8]],
  }),
};
