import type { Figure } from '@bandeja/domain/exercises/figure';
import { arm, type Draft, figure, foot, palm } from './author.ts';

/** On the back, knees bent, palms on the floor beside the hips. */
const supineBent = {
  lie: 0,
  turn: [-90, 0, 0],
  neck: [8, 0, 0],
  legs: ['w', 50, 12, 0, 0, 0, 0, 0.3, 0, 1],
  arms: palm([8, 26, 5.5], [0, 1, 0.4], [1, 0, 0]),
} satisfies Partial<Draft>;

/** Legs and hips: F01–F15. */
export const lowerFigures: Record<string, Figure> = {
  F01: figure({
    view: [-52, 9],
    work: ['thigh', 'pelvis'],
    keys: [
      { move: 1.2, hold: 0.5, step: 0, at: [0, 0, 90], legs: foot(12, 17, 14), arms: arm(10, 20, 0, 15), over: 4 },
      {
        move: 2,
        hold: 0.3,
        step: 1,
        at: [-25, 0, 50],
        turn: [32, 0, 0],
        lumbar: [4, 0, 0],
        thorax: [4, 0, 0],
        neck: [-18, 0, 0],
        arms: arm(112, 0, 0, 8),
        over: 4,
      },
    ],
    cues: [
      ['arrow', 1, 'hips', -18, 0, -8],
      ['line', 1, 'hips', 'nape'],
    ],
    no: {
      mistake: 0,
      view: [0, 9],
      bad: ['thigh', 'shank'],
      keys: [
        {
          move: 1,
          hold: 0.4,
          at: [-25, 0, 50],
          turn: [32, 0, 0],
          neck: [-18, 0, 0],
          arms: arm(112, 0, 0, 8),
          legs: ['w', 12, 17, 0, 0, 14, 0, 1, 0.5, 0.3],
          over: 4,
        },
        {
          move: 1,
          hold: 0.4,
          at: [-20, 0, 62],
          turn: [32, 0, 0],
          legs: ['w', 12, 17, 0, 0, 14, 0, 1, -0.75, 0.2],
          over: 4,
        },
      ],
    },
  }),
  F04: figure({
    view: [-66, 9],
    work: ['thighR', 'pelvis'],
    sides: 'turns',
    fast: 1,
    keys: [
      { move: 1.1, hold: 0.3, step: 0, at: [0, 0, 90], legs: foot(12, 10), arms: arm(6, 20, 0, 15), over: 4 },
      { move: 1.2, step: 1, at: [-18, 0, 78], turn: [4, 0, 0], legL: foot(-58, 10, 0, 40), legR: foot(12, 10) },
      { move: 1.2, hold: 0.4, step: 2, at: [-36, 0, 50], turn: [6, 0, 0], legL: foot(-70, 10, 0, 62) },
    ],
    cues: [
      ['arrow', 2, 'hips', 0, 0, -22],
      ['line', 2, 'hips', 'nape'],
    ],
    no: {
      mistake: 0,
      bad: ['footR', 'shankR'],
      keys: [
        { move: 1, hold: 0.4, at: [0, 0, 90], legs: foot(12, 10), arms: arm(6, 20, 0, 15), over: 4 },
        {
          move: 1.2,
          hold: 0.6,
          at: [-5, 0, 48],
          turn: [14, 0, 0],
          legR: foot(12, 10, 0, 24),
          legL: foot(-30, 10, 0, 66),
        },
      ],
    },
  }),
  F06: figure({
    view: [-68, 9],
    work: ['thigh', 'pelvis'],
    props: [['dumbbell', 'LR', 1]],
    keys: [
      { move: 1, hold: 0.4, step: 0, at: [0, 0, 91], legs: foot(12, 10), arms: arm(14, 0, 0, 2), over: 5 },
      { move: 1, step: 1, at: [-12, 0, 89], turn: [34, 0, 0], neck: [-8, 0, 0], arms: arm(38, 0, 0, 2), over: 5 },
      {
        move: 1,
        hold: 0.3,
        step: 2,
        at: [-24, 0, 84],
        turn: [68, 0, 0],
        neck: [-16, 0, 0],
        arms: arm(68, 0, 0, 2),
        over: 5,
      },
    ],
    cues: [
      ['line', 1, 'hips', 'nape'],
      ['line', 2, 'hips', 'nape'],
      ['arrow', 2, 'hips', -22, 0, 0],
    ],
    no: {
      mistake: 0,
      bad: ['abdomen', 'thorax'],
      keys: [
        { move: 1, hold: 0.3, at: [0, 0, 91], legs: foot(12, 10), arms: arm(14, 0, 0, 2), over: 5 },
        {
          move: 1.3,
          hold: 0.6,
          at: [-10, 0, 89],
          turn: [34, 0, 0],
          lumbar: [44, 0, 0],
          thorax: [38, 0, 0],
          neck: [20, 0, 0],
          arms: arm(112, 0, 0, 2),
          over: 5,
        },
      ],
    },
  }),
  F08: figure({
    view: [-78, 9],
    work: ['pelvis', 'thigh'],
    keys: [
      { ...supineBent, move: 1.6, hold: 0.4, step: 0 },
      { move: 1.2, hold: 1, step: 1, at: [-2, 0, 33], turn: [-116, 0, 0], neck: [32, 0, 0] },
    ],
    cues: [
      ['line', 1, 'nape', 'kneeR'],
      ['arrow', 1, 'hips', 0, 0, 20],
    ],
    no: {
      mistake: 0,
      bad: ['abdomen', 'pelvis'],
      keys: [
        { ...supineBent, move: 1, hold: 0.4 },
        {
          move: 1,
          hold: 0.8,
          at: [-2, 0, 38],
          turn: [-92, 0, 0],
          lumbar: [-28, 0, 0],
          thorax: [-14, 0, 0],
          neck: [40, 0, 0],
        },
      ],
    },
  }),
};
