import type { Figure } from '@bandeja/domain/exercises/figure';
import { akimbo, allFours, arm, type Draft, figure, foot, kneeling, leg, near, palm, supine } from './author.ts';

const upright = { at: [0, 0, 90], legs: foot(12, 12, 4), over: 5 } satisfies Partial<Draft>;
const halfKneel = { at: [3, 0, 48], legR: kneeling, legL: foot(55, 12), arms: akimbo } satisfies Partial<Draft>;
const book = {
  lie: -0.6,
  turn: [0, 90, 0],
  thorax: [0, -3, 0],
  neck: [0, -14, 0],
  legL: leg(88, 90, 20),
  legR: leg(88, 90, 20, 1),
  armR: ['w', 60, 50.5, 4.2, 0, -1, -0.5, 1, 0, 0.02],
  armL: arm(90, -16, 0, 4),
} satisfies Partial<Draft>;
const sitting = {
  at: [0, 0, 10],
  turn: [-14, 0, 0],
  arms: palm([-31, 22, 4], [-0.8, 0.6, 0], [-1, 0.3, -0.2]),
} satisfies Partial<Draft>;
const nearHands = palm([-20, 26, 4], [-0.8, 0.6, 0], [-1, 0.3, -0.2]);

/** Both knees to the left, the left shank ahead; the feet turn on their balls. */
const ninety = {
  turn: [-14, 0, 50],
  lumbar: [0, 0, -12],
  thorax: [0, 0, -22],
  legL: ['w', 46, 58, 1.2, 0, 80, -90, -0.63, 0.77, 0.1],
  legR: ['w', 46, 58, 1.2, 0, 22, 90, 0.83, -0.55, 0.1],
} satisfies Partial<Draft>;
const doorArm = ['w', 6, 50, 162, -1, 0.7, -0.6, 0, 0.1, 1] satisfies Draft['armR'];
const aheadPalm = palm([62, 17, 3.8], [-1, 0.4, -0.3], [1, 0, -0.14]);
const wallHands = palm([60, 16, 122], [-0.2, 0.5, -1], [0, 0, 1]);

export const mobilityFigures: Record<string, () => Figure> = {
  L01: figure({
    view: [-46, 9],
    work: ['thighR', 'pelvis', 'thorax'],
    sides: 'turns',
    fast: 1,
    keys: [
      {
        move: 0.5,
        hold: 0.1,
        step: 0,
        at: [2, 0, 90],
        legL: foot(12, 10),
        legR: ['w', 34, 10, 42, 10],
        armR: arm(-30, 0, 0, 84),
        armL: arm(46, 0, 0, 92),
      },
      { move: 0.5, step: 1, at: [0, 0, 90], legR: foot(12, 10), arms: arm(20, 10, 0, 40) },
      { move: 0.8, hold: 0.1, step: 1, at: [-20, 0, 62], turn: [34, 0, 0], neck: [-18, 0, 0], arms: arm(96, 0, 0, 6) },
      { move: 0.8, step: 2, at: [2, 0, 91], turn: [0, 0, 0], neck: [0, 0, 0], arms: arm(172, 60, 0, 4) },
      { move: 0.7, step: 2, arms: arm(92, 92, 0, 4), thorax: [0, 0, -34], lumbar: [0, 0, -10] },
      {
        move: 0.7,
        step: 3,
        at: [6, 0, 84],
        turn: [10, 0, 16],
        lumbar: [0, 0, 8],
        thorax: [0, 0, 24],
        legL: foot(32, 10),
        armR: arm(64, 10, 0, 20),
        armL: arm(40, 20, 0, 100),
      },
      {
        move: 0.6,
        at: [0, 0, 90],
        turn: [0, 0, 0],
        lumbar: [0, 0, 0],
        thorax: [0, 0, 0],
        legL: foot(12, 10),
        arms: arm(6, 20, 0, 20),
      },
    ],
    cues: [
      ['arrow', 0, 'kneeR', 0, 0, 14],
      ['arrow', 2, 'hips', 0, 0, -16],
    ],
    no: {
      bad: ['thighR', 'shankR'],
      keys: [
        { ...upright, move: 0.8, hold: 0.2 },
        {
          move: 1.2,
          hold: 1,
          at: [-14, 0, 88],
          turn: [66, 0, 0],
          lumbar: [27, 0, 0],
          thorax: [24, 0, 0],
          arms: arm(118, 0, 0, 4),
          over: 5,
        },
      ],
    },
  }),
  L02: figure({
    view: [-40, 14],
    work: ['thorax', 'abdomen'],
    sides: 'series',
    keys: [
      { ...allFours, move: 0.8, hold: 0.3, step: 0, armL: aheadPalm },
      {
        move: 1.6,
        hold: 0.8,
        step: 1,
        at: [-6, 0, 47.7],
        turn: [102, 0, 0],
        lumbar: [6, 0, 14],
        thorax: [4, 6, 44],
        neck: [0, -10, 24],
        armR: ['w', 40, -44, 5.6, 0, 0.4, -1, 0.3, -1, 0.1],
      },
      {
        move: 0.9,
        step: 2,
        turn: [80, 0, 0],
        lumbar: [0, 0, 0],
        thorax: [0, 0, 0],
        neck: [-6, 0, 0],
        armR: arm(70, 30, 0, 84),
      },
      {
        move: 1.1,
        hold: 0.8,
        step: 2,
        at: [0, 0, 47.7],
        turn: [77, 0, 0],
        lumbar: [0, 0, -8],
        thorax: [0, 0, -42],
        neck: [0, 0, -50],
        armR: arm(88, 104, 0, 4),
      },
      {
        move: 1,
        turn: [80, 0, 0],
        lumbar: [0, 0, 0],
        thorax: [0, 0, 0],
        neck: [-6, 0, 0],
        armR: arm(76, 50, 0, 90),
      },
    ],
    cues: [['arrow', 3, 'handR', 0, 0, 14]],
    no: {
      // seen from behind: the hips are what moves
      view: [158, 14],
      bad: ['pelvis', 'thigh'],
      keys: [
        { ...allFours, move: 1, hold: 0.3, armR: arm(88, 30, 0, 74) },
        {
          move: 1.4,
          hold: 0.8,
          at: [-4, 15, 46.2],
          lumbar: [0, 0, -8],
          thorax: [0, 0, -42],
          neck: [0, 0, -50],
          armR: arm(88, 104, 0, 4),
        },
      ],
    },
  }),
  L03: figure({
    view: [-8, 40],
    work: ['thorax', 'upperL'],
    sides: 'series',
    keys: [
      { ...book, move: 2, hold: 0.4, step: 0 },
      { move: 1.2, lie: -0.6, step: 1, thorax: [0, -3, 20], neck: [0, -14, 20], armL: arm(90, 64, 0, 4) },
      { move: 1.2, lie: -0.6, hold: 2, step: 2, thorax: [0, -3, 38], neck: [0, -14, 50], armL: arm(90, 110, 0, 6) },
    ],
    cues: [['arrow', 1, 'handL', -18, 0, 0]],
    no: {
      bad: ['thighL', 'shankL'],
      keys: [
        { ...book, move: 1, hold: 0.4 },
        {
          move: 1.4,
          hold: 0.8,
          thorax: [0, -3, 40],
          neck: [0, -14, 40],
          armL: arm(90, 116, 0, 6),
          legL: leg(80, 90, 20, 50),
        },
      ],
    },
  }),
  L04: figure({
    view: [-74, 9],
    work: ['shankR', 'footR'],
    sides: 'series',
    props: [['wall', 62, 0, 180]],
    keys: [
      {
        move: 1.4,
        hold: 0.3,
        step: 0,
        at: [1, 0, 79],
        turn: [8, 0, 0],
        legR: foot(44, 9),
        legL: foot(-22, 12),
        arms: palm([59, 16, 124], [-0.4, 0.6, -1], [0, 0, 1]),
      },
      { move: 1.4, hold: 0.5, step: 1, at: [16, 0, 69], turn: [6, 0, 0], legL: foot(-22, 12, 0, 24) },
    ],
    cues: [['arrow', 1, 'kneeR', 12, 0, 0]],
    no: {
      bad: ['footR', 'shankR'],
      keys: [
        {
          move: 1,
          hold: 0.3,
          at: [1, 0, 79],
          turn: [8, 0, 0],
          legR: foot(34, 9),
          legL: foot(-22, 12),
          arms: palm([59, 16, 124], [-0.4, 0.6, -1], [0, 0, 1]),
        },
        { move: 1.2, hold: 0.6, at: [14, 0, 68], legR: foot(34, 9, 0, 26), legL: foot(-22, 12, 0, 24) },
      ],
    },
  }),
  L05: figure({
    view: [-34, 24],
    work: ['thigh', 'pelvis'],
    sides: 'turns',
    keys: [
      { ...sitting, ...ninety, move: 1, hold: 0.8, step: 0 },
      {
        ...sitting,
        move: 1,
        step: 2,
        lumbar: [0, 0, 0],
        thorax: [0, 0, 0],
        legs: ['w', 46, 58, 0, 0, 30, 0, 0.2, 0, 1],
      },
    ],
    cues: [
      ['line', 0, 'hips', 'nape'],
      ['arrow', 1, 'kneeR', 0, -18, 0],
    ],
    no: {
      bad: ['abdomen', 'thorax'],
      keys: [
        { ...sitting, arms: nearHands, ...ninety, move: 1, hold: 0.3 },
        {
          move: 1.2,
          hold: 0.8,
          turn: [-18, 0, 50],
          lumbar: [16, 0, -14],
          thorax: [18, 0, -30],
          neck: [16, 0, 0],
        },
      ],
    },
  }),
  L06: figure({
    view: [-74, 9],
    work: ['thighR', 'pelvis'],
    sides: 'series',
    keys: [
      { ...halfKneel, move: 1.4, hold: 0.4, step: 0 },
      { move: 1.6, hold: 4, step: 2, at: [11, 0, 46.4], turn: [-8, 0, 0], lumbar: [6, 0, 0] },
    ],
    cues: [
      ['arrow', 1, 'hips', 14, 0, 0],
      ['line', 1, 'hips', 'nape'],
    ],
    no: {
      bad: ['abdomen'],
      keys: [
        { ...halfKneel, move: 1, hold: 0.3 },
        { move: 1.2, hold: 0.8, at: [13, 0, 46], turn: [14, 0, 0], lumbar: [-30, 0, 0], thorax: [-16, 0, 0] },
      ],
    },
  }),
  L07: figure({
    view: [-78, 10],
    work: ['thighR'],
    sides: 'series',
    props: [['towel', 'R']],
    keys: [
      {
        ...supine,
        move: 1.4,
        hold: 0.4,
        step: 0,
        legL: leg(1, 2, 20),
        legR: leg(58, 66, 0),
        arms: near(40, 12, -26, [0, 1, -0.6]),
      },
      { move: 1.8, hold: 4, step: 1, legR: leg(82, 6, 0), arms: near(40, 12, -18, [0, 1, -0.6]) },
    ],
    cues: [['arrow', 1, 'ankleR', -14, 0, 0]],
    no: {
      bad: ['head', 'neck', 'thorax'],
      keys: [
        {
          ...supine,
          move: 1,
          hold: 0.3,
          legL: leg(1, 2, 20),
          legR: leg(78, 6, 0),
          arms: near(40, 12, -18, [0, 1, -0.6]),
        },
        { move: 1.2, hold: 0.8, lumbar: [16, 0, 0], thorax: [34, 0, 0], neck: [30, 0, 0] },
      ],
    },
  }),
  L08: figure({
    view: [-72, 9],
    work: ['shankR'],
    sides: 'series',
    props: [['wall', 63.5, 0, 180]],
    keys: [
      {
        move: 0.8,
        hold: 0.3,
        step: 0,
        at: [2, 0, 79],
        turn: [10, 0, 0],
        legR: foot(-26, 10),
        legL: foot(24, 12),
        arms: wallHands,
      },
      { move: 1.4, hold: 3, step: 1, at: [11, 0, 74], turn: [16, 0, 0] },
      { move: 1, step: 2, at: [24, 0, 78], turn: [8, 0, 0], legR: foot(-10, 10) },
      { move: 1.2, hold: 3, step: 2, at: [8, 0, 76], turn: [8, 0, 0] },
      { move: 0.6, at: [24, 0, 78] },
      { move: 0.6, at: [16, 0, 77], turn: [14, 0, 0], legR: foot(-26, 10) },
    ],
    cues: [
      ['line', 1, 'ankleR', 'nape'],
      ['arrow', 3, 'kneeR', 10, 0, -8],
    ],
    no: {
      bad: ['footR', 'shankR'],
      keys: [
        {
          move: 1,
          hold: 0.3,
          at: [2, 0, 79],
          turn: [10, 0, 0],
          legR: foot(-26, 10),
          legL: foot(24, 12),
          arms: wallHands,
        },
        { move: 1.2, hold: 0.8, at: [12, 0, 79], turn: [14, 0, 0], legR: foot(-26, 10, 0, 34) },
      ],
    },
  }),
  L09: figure({
    view: [-14, 9],
    work: ['upperR'],
    sides: 'series',
    keys: [
      {
        ...upright,
        move: 1.2,
        hold: 0.3,
        step: 0,
        armR: arm(84, -20, 0, 14),
        armL: near(24, 12, -22, [-0.2, 1, -0.8]),
      },
      { move: 1.4, hold: 4, step: 2, armR: arm(84, -52, 0, 14), armL: near(25, 5, -3, [0.3, 1, -0.8]) },
    ],
    cues: [['arrow', 1, 'elbowR', 0, 14, 0]],
    no: {
      bad: ['thorax', 'abdomen'],
      keys: [
        { ...upright, move: 1, hold: 0.3, armR: arm(84, -46, 0, 14), armL: near(25, 5, -3, [0.3, 1, -0.8]) },
        { move: 1.2, hold: 0.8, lumbar: [0, 0, 16], thorax: [0, 0, 40] },
      ],
    },
  }),
  L10: figure({
    view: [-20, 12],
    work: ['thorax', 'upperR'],
    sides: 'series',
    props: [['wall', 10.5, -116, 180]],
    keys: [
      {
        move: 1.4,
        hold: 0.4,
        step: 0,
        at: [2, 0, 89],
        legR: foot(12, 12),
        legL: foot(12, 12),
        armR: doorArm,
        over: 6,
      },
      {
        move: 1.6,
        hold: 4,
        step: 1,
        at: [5, 3, 86],
        turn: [0, 0, 12],
        thorax: [0, 0, 22],
        legR: foot(36, 12, 0),
      },
    ],
    cues: [['arrow', 1, 'nape', 14, 8, 0]],
    no: {
      bad: ['upperR', 'foreR'],
      keys: [
        { move: 1, hold: 0.3, at: [2, 0, 89], legs: foot(12, 12), armR: doorArm },
        { move: 1.2, hold: 0.8, armR: ['w', 6, 46, 188, -1, 1, 0, 0, 0.1, 1] },
      ],
    },
  }),
  L11: figure({
    view: [-56, 9],
    focus: ['head', 'thorax', 'upper', 'fore', 'hand', 'abdomen'],
    work: ['foreR'],
    sides: 'series',
    keys: [
      {
        ...upright,
        move: 1.2,
        hold: 2,
        step: 0,
        armR: ['b', 58, 11, -10, -0.2, 0.5, -1, 0.55, 0, -1],
        armL: ['b', 53, -8, -18, -0.2, 1, -0.6],
      },
      { move: 1, step: 2, armR: ['b', 61, 12, -6, -0.2, 0.5, -1, 1, 0, 0], armL: near(36, 2, -26, [-0.2, 1, -0.8]) },
      {
        move: 1,
        hold: 2,
        step: 2,
        armR: ['b', 57.5, 11, -12, -0.2, 0.8, -1, 0.45, 0, -1],
        armL: ['b', 52, -7, -19, -0.2, 1, -0.6],
      },
    ],
    cues: [['arrow', 0, 'handR', 0, 0, -12]],
    no: {
      bad: ['upperR', 'thorax'],
      keys: [
        {
          ...upright,
          move: 1,
          hold: 0.3,
          armR: ['b', 58, 11, -10, -0.2, 0.5, -1, 0.55, 0, -1],
          armL: ['b', 52, -8, -18, -0.2, 1, -0.6],
        },
        { move: 1, hold: 0.8, shoulders: [7, 0], lumbar: [0, -8, 0], neck: [0, 14, 0] },
      ],
    },
  }),
  L12: figure({
    view: [-76, 9],
    work: ['abdomen', 'thorax'],
    keys: [
      { ...allFours, move: 1.6, hold: 0.3, step: 0 },
      {
        move: 2,
        hold: 0.6,
        step: 1,
        turn: [50, 0, 0],
        at: [-1.5, 0, 47.6],
        lumbar: [27, 0, 0],
        thorax: [26, 0, 0],
        neck: [34, 0, 0],
      },
      {
        move: 1.6,
        turn: [77, 0, 0],
        at: [0, 0, 47.7],
        lumbar: [0, 0, 0],
        thorax: [0, 0, 0],
        neck: [-10, 0, 0],
      },
      { move: 1.6, hold: 0.6, step: 2, turn: [90, 0, 0], lumbar: [-19, 0, 0], thorax: [-5, 0, 0], neck: [-36, 0, 0] },
    ],
    cues: [
      ['arrow', 1, 'waist', 0, 0, 16],
      ['arrow', 3, 'nape', 12, 0, 10],
    ],
    no: {
      bad: ['head', 'neck'],
      keys: [
        { ...allFours, move: 1, hold: 0.3, neck: [44, 0, 0] },
        { move: 1, hold: 0.6, neck: [-50, 0, 0] },
      ],
    },
  }),
  L13: figure({
    view: [-46, 9],
    focus: ['head', 'thorax', 'upper', 'fore', 'hand', 'abdomen', 'pelvis'],
    work: ['abdomen'],
    keys: [
      {
        ...upright,
        move: 0.2,
        hold: 0.4,
        step: 0,
        armR: near(13, 3, -17, [-0.3, 1, -0.6]),
        armL: near(12, 4, -36, [-0.4, 1, -0.4]),
      },
      {
        move: 4,
        hold: 0.2,
        step: 1,
        lumbar: [-5, 0, 0],
        thorax: [-2, 0, 0],
        armR: near(13, 3, -17, [-0.3, 1, -0.6]),
        armL: near(15, 4, -36, [-0.4, 1, -0.4]),
      },
      {
        ...upright,
        move: 6,
        step: 2,
        lumbar: [0, 0, 0],
        thorax: [0, 0, 0],
        armR: near(13, 3, -17, [-0.3, 1, -0.6]),
        armL: near(12, 4, -36, [-0.4, 1, -0.4]),
      },
    ],
    cues: [['arrow', 1, 'handL', 12, 0, 0]],
    no: {
      bad: ['thorax', 'upper'],
      keys: [
        {
          ...upright,
          move: 2,
          hold: 0.2,
          armR: near(13, 3, -17, [-0.3, 1, -0.6]),
          armL: near(12, 4, -36, [-0.4, 1, -0.4]),
        },
        { move: 1.6, hold: 0.6, shoulders: [7, 0], thorax: [-10, 0, 0] },
      ],
    },
  }),
};
