import type { Figure } from '@bandeja/domain/exercises/figure';
import { akimbo, arm, type Draft, figure, foot, kneeling, leg, near, palm } from './author.ts';

const supineBent = {
  lie: 0,
  turn: [-90, 0, 0],
  neck: [8, 0, 0],
  legs: ['w', 50, 12, 0, 0, 0, 0, 0.3, 0, 1],
  arms: palm([8, 26, 5.5], [0, 1, 0.4], [1, 0, 0]),
} satisfies Partial<Draft>;

const goblet = {
  at: [0, 0, 90],
  legs: foot(12, 17, 16),
  arms: ['b', 16, 5, -24, -0.2, 0.5, -1, 0.25, 0, 1],
  over: 4,
} satisfies Partial<Draft>;
const gobletLow = {
  at: [-20, 0, 46],
  turn: [26, 0, 0],
  lumbar: [4, 0, 0],
  thorax: [2, 0, 0],
  neck: [-14, 0, 0],
  legs: foot(12, 17, 16),
  over: 4,
} satisfies Partial<Draft>;

const bulgarian = {
  at: [-9, 0, 83],
  turn: [6, 0, 0],
  legR: foot(12, 9),
  legL: ['w', -66, 9, 48, 165, 0, 0, 0.5, 0, -1],
  arms: akimbo,
} satisfies Partial<Draft>;

const oneLeg = {
  at: [4, 0, 89],
  legR: foot(12, 5),
  legL: leg(-8, 74, 30),
  arms: arm(4, 20, 0, 8),
  over: [8, -5],
} satisfies Partial<Draft>;

const supineChair = {
  lie: 0,
  turn: [-90, 0, 0],
  neck: [8, 0, 0],
  legR: ['w', 52, 9, 58, -72, 0, 0, 0.3, 0, 1],
  legL: leg(96, 96, 20),
  arms: palm([8, 26, 5.5], [0, 1, 0.4], [1, 0, 0]),
} satisfies Partial<Draft>;

const copenhagen = {
  at: [0, 0, 24],
  turn: [0, 92, 0],
  lumbar: [0, -26, 0],
  thorax: [0, -24, 0],
  legL: leg(14, 70, 20, 90),
  legR: leg(8, 24, 20, 0),
  armR: ['w', 26, 48, 4, -1, 0.2, -0.6, 1, 0, 0],
  armL: akimbo,
} satisfies Partial<Draft>;

const calf = {
  at: [6, 0, 88.5],
  legR: foot(12, 6),
  legL: leg(0, 62, 30),
  armL: palm([48, 16, 128], [-0.6, 0.5, -1], [0.3, 0, 1]),
  armR: arm(4, 60, 0, 12),
  over: [10, -6],
} satisfies Partial<Draft>;

const seated = {
  at: [-8, 0, 53],
  legs: foot(40, 12),
  arms: ['w', 24, 13, 61, -0.6, 0.8, 0.4],
} satisfies Partial<Draft>;

const stepUp = {
  at: [6, 0, 86],
  turn: [6, 0, 0],
  legR: ['w', 45, 9, 30],
  legL: foot(2, 9),
  arms: arm(8, 20, 0, 20),
} satisfies Partial<Draft>;

export const lowerFigures: Record<string, () => Figure> = {
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
          legs: ['w', 12, 17, 0, 0, 14, 0, 1, -0.3, 0.2],
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

  F02: figure({
    view: [-52, 9],
    work: ['thigh', 'pelvis'],
    props: [['kettlebell', 'LR']],
    keys: [
      { ...goblet, move: 1.2, hold: 0.4, step: 0 },
      { ...gobletLow, move: 2, hold: 0.3, step: 2 },
    ],
    cues: [
      ['line', 1, 'hips', 'nape'],
      ['arrow', 1, 'hips', 0, 0, -18],
    ],
    no: {
      bad: ['upper', 'fore', 'thorax'],
      keys: [
        { ...goblet, move: 1, hold: 0.3 },
        { ...gobletLow, move: 1.2, hold: 0.5, thorax: [20, 0, 0], arms: ['b', 42, 5, -22, -0.2, 0.6, -1, 1, 0, 0.5] },
      ],
    },
  }),
  F03: figure({
    view: [-72, 9],
    work: ['thighR', 'pelvis'],
    sides: 'series',
    props: [['chair', -78, 9, 0]],
    keys: [
      { ...bulgarian, move: 1, hold: 0.3, step: 1 },
      { move: 2, hold: 0.3, step: 2, at: [-17, 0, 54], turn: [14, 0, 0] },
    ],
    cues: [
      ['arrow', 1, 'hips', 0, 0, -20],
      ['angle', 1, 'hipR', 'kneeR', 'ankleR'],
    ],
    no: {
      bad: ['shankR', 'thighR'],
      keys: [
        { ...bulgarian, move: 1, hold: 0.3, legR: foot(-12, 9), at: [-18, 0, 84] },
        { move: 1.2, hold: 0.5, at: [-16, 0, 60], turn: [10, 0, 0], legR: foot(-12, 9, 0, 24) },
      ],
    },
  }),
  F05: figure({
    view: [-14, 9],
    work: ['thighR', 'pelvis'],
    sides: 'turns',
    fast: 1,
    keys: [
      { move: 1, hold: 0.3, step: 0, at: [0, 0, 90], legs: foot(12, 10), arms: arm(8, 20, 0, 15), over: 4 },
      {
        move: 1.4,
        hold: 0.4,
        step: 1,
        at: [-14, -66, 64],
        turn: [34, 0, 0],
        neck: [-18, 0, 0],
        legR: foot(12, 88),
        legL: foot(12, 10),
        arms: arm(95, 0, 0, 8),
      },
    ],
    cues: [['arrow', 1, 'hips', -10, -14, -16]],
    no: {
      bad: ['thighR', 'shankR'],
      keys: [
        { move: 1, hold: 0.3, at: [0, 0, 90], legs: foot(12, 10), arms: arm(8, 20, 0, 15) },
        {
          move: 1.2,
          hold: 0.5,
          at: [-14, -62, 66],
          turn: [34, 0, 0],
          neck: [-18, 0, 0],
          legR: ['w', 12, 88, 0, 0, 0, 0, 0.8, -1.1, 0.2],
          arms: arm(95, 0, 0, 8),
        },
      ],
    },
  }),
  F07: figure({
    view: [-66, 9],
    work: ['thighR', 'pelvis'],
    sides: 'series',
    keys: [
      { ...oneLeg, move: 1.2, hold: 0.4, step: 0 },
      {
        move: 2,
        hold: 0.3,
        step: 1,
        at: [-10, 0, 86],
        turn: [68, 0, 0],
        neck: [-14, 0, 0],
        legL: leg(-4, 6, 20),
        arms: arm(68, 0, 0, 2),
        over: [8, -5],
      },
    ],
    cues: [['line', 1, 'ankleL', 'nape']],
    no: {
      view: [-150, 16],
      bad: ['pelvis', 'thighL', 'footL'],
      keys: [
        { ...oneLeg, move: 1, hold: 0.3 },
        {
          move: 1.4,
          hold: 0.6,
          at: [-10, 0, 86],
          turn: [68, 34, 0],
          lumbar: [0, 0, -20],
          thorax: [0, 0, -10],
          neck: [-14, 0, 0],
          legL: leg(-4, 6, 20),
          arms: arm(68, 0, 0, 2),
          over: [8, -5],
        },
      ],
    },
  }),
  F09: figure({
    view: [-78, 9],
    work: ['thighR', 'pelvis'],
    sides: 'series',
    props: [['chair', 66, -9, 180]],
    keys: [
      { ...supineChair, move: 3, hold: 0.4, step: 1 },
      { move: 1.2, hold: 0.6, step: 2, at: [-2, 0, 30.5], turn: [-114, 0, 0], neck: [30, 0, 0] },
    ],
    cues: [
      ['line', 1, 'nape', 'kneeR'],
      ['arrow', 1, 'hips', 0, 0, 20],
    ],
    no: {
      view: [42, 16],
      bad: ['pelvis', 'thighL'],
      keys: [
        { ...supineChair, move: 1, hold: 0.3 },
        { move: 1, hold: 0.6, at: [-2, 0, 30], turn: [-112, -16, 0], lumbar: [0, 0, -14], neck: [30, 0, 0] },
      ],
    },
  }),
  F10: figure({
    view: [-78, 9],
    work: ['thigh'],
    mate: {
      at: [-84, 0, 46.1],
      turn: [62, 0, 0],
      neck: [-20, 0, 0],
      legs: leg(78, 140, 78),
      arms: ['w', -43, 9, 10, 0, 1, 0.3],
    },
    keys: [
      { move: 0.7, hold: 0.5, step: 1, at: [0, 0, 47.7], legs: kneeling, arms: near(22, 14, -10, [-0.6, 0.6, -1]) },
      { move: 1.6, at: [13, 0, 45.6], turn: [18, 0, 0], legs: kneeling },
      { move: 1.6, step: 2, at: [24.2, 0, 40], turn: [35, 0, 0], legs: kneeling },
      { move: 0.5, at: [33.2, 0, 35.4], turn: [52, 0, 0], legs: kneeling },
      {
        move: 0.4,
        hold: 0.4,
        step: 3,
        at: [38.6, 0, 26.2],
        turn: [68, 0, 0],
        legs: kneeling,
        arms: palm([95, 20, 4], [-0.3, 1, 0.4], [1, 0, -0.25]),
      },
      { move: 0.7, at: [24.2, 0, 42], turn: [35, 0, 0], arms: near(22, 14, -10, [-0.6, 0.6, -1]) },
    ],
    cues: [
      ['line', 2, 'kneeR', 'nape'],
      ['line', 1, 'kneeR', 'nape'],
    ],
    no: {
      bad: ['pelvis', 'thigh'],
      keys: [
        { move: 1, hold: 0.3, at: [0, 0, 47.7], legs: kneeling, arms: near(22, 14, -10, [-0.6, 0.6, -1]) },
        { move: 1.4, hold: 0.5, at: [-2, 0, 47.6], turn: [62, 0, 0], legs: kneeling },
      ],
    },
  }),
  F11: figure({
    view: [0, 9],
    work: ['thighL', 'abdomen', 'pelvis'],
    sides: 'series',
    props: [['chair', -12, 62, 90]],
    keys: [
      { ...copenhagen, move: 1.2, hold: 0.6, step: 1 },
      {
        move: 1.2,
        hold: 4,
        step: 2,
        at: [0, 0, 46],
        turn: [0, 92, 0],
        legL: leg(-14, 70, 20, 90),
        legR: leg(8, 24, 20, 0),
      },
    ],
    cues: [['line', 1, 'nape', 'kneeL']],
    no: {
      bad: ['pelvis', 'abdomen'],
      keys: [
        {
          ...copenhagen,
          move: 1,
          hold: 0.3,
          at: [0, 0, 44],
          turn: [0, 92, 0],
          legL: leg(-14, 70, 20, 90),
          legR: leg(8, 24, 20, 0),
        },
        { move: 1.4, hold: 0.6, at: [0, 0, 36], turn: [0, 98, 0], lumbar: [0, -24, 0], legL: leg(6, 70, 20, 90) },
      ],
    },
  }),
  F12: figure({
    view: [-64, 9],
    work: ['shankR'],
    sides: 'series',
    props: [['wall', 52, 0, 180]],
    keys: [
      { ...calf, move: 3, hold: 0.3, step: 0 },
      { move: 1.2, hold: 1, step: 1, at: [6, 0, 96.5], legR: foot(12, 6, 0, 40), over: [13, -6] },
    ],
    cues: [['arrow', 1, 'heelR', 0, 0, 16]],
    no: {
      bad: ['thighR', 'shankR'],
      keys: [
        { ...calf, move: 1, hold: 0.3 },
        { move: 1, hold: 0.5, at: [2, 0, 84], legR: foot(12, 6, 0, 30), over: [12, -6] },
      ],
    },
  }),
  F13: figure({
    view: [-62, 9],
    work: ['shank'],
    props: [['chair', 0, 0, 0]],
    keys: [
      { ...seated, move: 3, hold: 0.3, step: 1 },
      { move: 1, hold: 0.6, step: 2, legs: foot(40, 12, 0, 38), arms: ['w', 26, 13, 63, -0.6, 0.8, 0.4] },
    ],
    cues: [['arrow', 1, 'heelR', 0, 0, 16]],
    no: {
      bad: ['shank', 'foot'],
      keys: [
        { ...seated, move: 1, hold: 0.3, legs: foot(66, 12) },
        { move: 1, hold: 0.5, legs: foot(66, 12, 0, 16) },
      ],
    },
  }),
  F14: figure({
    view: [-66, 9],
    work: ['thigh'],
    props: [['wall', -13, 0, 0]],
    keys: [
      { move: 1.4, hold: 0.5, step: 0, at: [0, 0, 80], legs: foot(54, 13), arms: arm(2, 40, 0, 6) },
      { move: 1.8, hold: 4, step: 1, at: [0, 0, 52] },
    ],
    cues: [
      ['angle', 1, 'hipR', 'kneeR', 'ankleR'],
      ['line', 1, 'hips', 'nape'],
    ],
    no: {
      bad: ['upper', 'fore', 'hand'],
      keys: [
        { move: 1, hold: 0.3, at: [0, 0, 52], legs: foot(54, 13), arms: arm(2, 40, 0, 6) },
        {
          move: 1,
          hold: 0.6,
          turn: [10, 0, 0],
          at: [2, 0, 52],
          lumbar: [14, 0, 0],
          thorax: [14, 0, 0],
          arms: ['w', 34, 14, 60, -0.5, 1, 0],
        },
      ],
    },
  }),
  F15: figure({
    view: [-68, 9],
    work: ['thighR', 'pelvis'],
    sides: 'series',
    props: [['box', 44, 0, 44, 60, 30]],
    keys: [
      { ...stepUp, move: 1.4, hold: 0.3, step: 0 },
      { move: 0.7, step: 1, at: [30, -7, 88], turn: [28, 0, 0], neck: [-12, 0, 0], legL: foot(2, 9, 0, 40) },
      { move: 1, hold: 0.4, step: 2, at: [36, -7, 119], turn: [2, 0, 0], neck: [0, 0, 0], legL: ['w', 19, 9, 43, 40] },
      { move: 1.2, step: 3, at: [28, -7, 87], turn: [26, 0, 0], legL: foot(2, 9, 0, 40) },
    ],
    cues: [['arrow', 2, 'hips', 0, 0, 20]],
    no: {
      view: [62, 9],
      bad: ['thighL', 'shankL', 'footL'],
      keys: [
        { ...stepUp, move: 1, hold: 0.2, at: [4, 0, 77], turn: [14, 0, 0], legL: foot(2, 9, 0, 20) },
        { move: 0.4, hold: 0.6, at: [16, 0, 96], turn: [14, 0, 0], legL: foot(2, 9, 0, 58) },
      ],
    },
  }),
};
