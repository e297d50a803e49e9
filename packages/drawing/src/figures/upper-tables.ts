import type { Figure } from '@bandeja/domain/exercises/figure';
import { allFours, arm, board, type Draft, figure, foot, leg, near, palm, supine } from './author.ts';

const ready = { at: [0, 0, 86], legs: foot(12, 14, 6), over: 5 } satisfies Partial<Draft>;

const floorHands = palm([50, 26, 4], [-0.2, 0.8, -1], [1, 0, 0]);
const seatHands = palm([60, 20, 47], [-0.2, 0.8, -1], [1, 0, 0]);
const forearms = ['w', 74, 15, 4, 1, 0, -0.4] satisfies Draft['arms'];

const split = { at: [0, 0, 84], legR: foot(30, 10), legL: foot(-22, 12, 6), over: 4 } satisfies Partial<Draft>;

/** The left hand on a seat, the trunk forward, a weight in the right hand. */
const rowing = {
  at: [-22, 0, 80],
  turn: [62, 0, 0],
  neck: [-16, 0, 0],
  legL: foot(-2, 12),
  legR: foot(-30, 14),
  armL: palm([45, 14, 49], [-1, 0.4, 0], [1, 0, 0]),
  armR: arm(62, 0, 0, 2),
} satisfies Partial<Draft>;

const halfKneeling = {
  at: [0, 0, 48],
  legR: leg(0, 90, 78),
  legL: foot(55, 12),
  armL: arm(6, 30, 0, 16),
} satisfies Partial<Draft>;

const prone = { lie: 0, turn: [90, 0, 0], neck: [-10, 0, 0], legs: leg(0, 2, 78) } satisfies Partial<Draft>;

const seatedForearm = {
  at: [-8, 0, 53],
  turn: [16, 0, 0],
  lumbar: [10, 0, 0],
  thorax: [10, 0, 0],
  neck: [10, 0, 0],
  legs: foot(40, 14),
  armL: near(22, 10, -30),
} satisfies Partial<Draft>;

const sidePlank = {
  legs: leg(-9, 0, 0, 90),
  armR: ['w', 26, 51, 4.6, -1, 0, -0.5, 1, 0, 0],
  armL: near(4, 18, -40, [-0.2, 1, 0]),
} satisfies Partial<Draft>;
const sideUp = {
  at: [0, 0, 35],
  turn: [0, 70, 0],
  lumbar: [0, 0, 0],
  thorax: [0, 0, 0],
  neck: [0, 0, 0],
} satisfies Partial<Draft>;
const sideDown = {
  at: [0, -3.4, 23],
  turn: [0, 78.6, 0],
  lumbar: [0, -22, 0],
  thorax: [0, -18, 0],
} satisfies Partial<Draft>;

const bug = { ...supine, legs: leg(90, 90, 10), arms: arm(90, 0, 0, 4) } satisfies Partial<Draft>;

export const upperFigures: Record<string, () => Figure> = {
  F16: figure({
    view: [-72, 9],
    work: ['thorax', 'upper'],
    props: [['chair', 74, 0, 180]],
    keys: [
      { ...board(103.5, -56), move: 1, hold: 0.3, step: 1, arms: seatHands },
      { ...board(68, -56), move: 2, hold: 0.3, step: 2 },
    ],
    cues: [
      ['line', 1, 'ankleR', 'nape'],
      ['line', 0, 'ankleR', 'nape'],
    ],
    no: {
      bad: ['pelvis', 'abdomen'],
      keys: [
        { ...board(98, -56), move: 1, hold: 0.3, arms: seatHands },
        { ...board(74, -56, 14), move: 1.4, hold: 0.5, lumbar: [-18, 0, 0] },
      ],
    },
  }),
  F17: figure({
    view: [-72, 12],
    work: ['thorax', 'upper'],
    keys: [
      { ...board(60.5), move: 1, hold: 0.3, step: 1, arms: floorHands },
      { ...board(24), move: 2, hold: 0.3, step: 2 },
    ],
    cues: [
      ['line', 0, 'ankleR', 'nape'],
      ['line', 1, 'ankleR', 'nape'],
    ],
    no: {
      bad: ['head', 'neck'],
      keys: [
        { ...board(58), move: 1, hold: 0.3, arms: floorHands },
        { ...board(52), move: 1.4, hold: 0.5, neck: [58, 0, 0] },
      ],
    },
  }),
  F18: figure({
    view: [-62, 9],
    work: ['thorax', 'upper'],
    props: [['band', 'LR', 110, 0, 108]],
    keys: [
      { ...ready, move: 2, hold: 0.3, step: 1, arms: ['w', 57, 12, 114, -0.6, 0.3, -1] },
      { move: 1, hold: 1, step: 2, arms: near(13, 17, -28, [-1, 0.15, -0.3]) },
    ],
    cues: [['arrow', 1, 'elbowR', -18, 0, 0]],
    no: {
      bad: ['thorax', 'upper', 'neck'],
      keys: [
        { ...ready, move: 1, hold: 0.3, arms: ['w', 57, 12, 114, -0.6, 0.3, -1] },
        {
          move: 1,
          hold: 0.5,
          turn: [-8, 0, 0],
          shoulders: [8, 0],
          neck: [14, 0, 0],
          arms: near(15, 20, -14, [-1, 0.5, -0.1]),
        },
      ],
    },
  }),
  F19: figure({
    view: [-66, 9],
    work: ['thorax', 'upperR'],
    sides: 'series',
    props: [
      ['chair', 54, 14, 180],
      ['dumbbell', 'R', 0],
    ],
    keys: [
      { ...rowing, move: 2, hold: 0.3, step: 1 },
      { move: 1, hold: 0.5, step: 2, armR: near(10, 20, -30, [-1, 0.1, 0.3]) },
    ],
    cues: [
      ['line', 1, 'hips', 'nape'],
      ['arrow', 1, 'elbowR', 0, 0, 16],
    ],
    no: {
      bad: ['thorax', 'abdomen'],
      keys: [
        { ...rowing, move: 1, hold: 0.3 },
        { move: 1, hold: 0.5, lumbar: [0, 0, -16], thorax: [0, 0, -34], armR: near(8, 20, -22, [-1, 0.1, 0.3]) },
      ],
    },
  }),
  F20: figure({
    view: [-58, 9],
    work: ['upperR', 'thorax', 'thighR'],
    sides: 'series',
    props: [['dumbbell', 'R', 1]],
    keys: [
      { ...halfKneeling, move: 1.6, hold: 0.4, step: 0, armR: near(17, 23, 6, [0.3, 0.4, -1]) },
      { move: 1, hold: 0.4, step: 2, armR: near(2, 18, 60.5, [0.6, 0.6, 0]) },
    ],
    cues: [
      ['line', 1, 'hips', 'nape'],
      ['arrow', 1, 'handR', 0, 0, 14],
    ],
    no: {
      bad: ['abdomen', 'pelvis'],
      keys: [
        { ...halfKneeling, move: 1, hold: 0.3, armR: near(17, 23, 6, [0.3, 0.4, -1]) },
        {
          move: 1,
          hold: 0.5,
          lumbar: [-26, 0, 0],
          thorax: [-14, 0, 0],
          neck: [10, 0, 0],
          armR: near(10, 18, 54, [0.6, 0.6, 0]),
        },
      ],
    },
  }),
  F21: figure({
    view: [-48, 9],
    work: ['abdomen', 'thorax'],
    sides: 'series',
    props: [['band', 'LR', 14, 120, 126]],
    keys: [
      { ...ready, move: 1.2, hold: 0.3, step: 1, arms: near(19, 3, -14, [-0.3, 1, -0.6]) },
      { move: 1.2, hold: 2, step: 2, arms: near(58.5, 3, -14, [-0.3, 1, -0.6]) },
    ],
    cues: [['arrow', 1, 'handR', 16, 0, 0]],
    no: {
      bad: ['thorax', 'abdomen'],
      keys: [
        { ...ready, move: 1, hold: 0.3, arms: near(19, 3, -14, [-0.3, 1, -0.6]) },
        { move: 1.2, hold: 0.6, lumbar: [0, 0, 14], thorax: [0, 0, 34], arms: near(54, 3, -14, [-0.3, 1, -0.6]) },
      ],
    },
  }),
  F22: figure({
    view: [-56, 9],
    work: ['thorax', 'upper'],
    props: [['band', 'LR', 118, 0, 156]],
    keys: [
      { ...split, move: 3, hold: 0.3, step: 1, arms: ['w', 60, 12, 146, -0.2, 1, -0.6] },
      { move: 1, hold: 0.8, step: 2, arms: near(12, 27, 12, [-0.5, 1, -0.1]) },
    ],
    cues: [['arrow', 1, 'elbowR', -16, 0, 4]],
    no: {
      bad: ['upper', 'fore'],
      keys: [
        { ...split, move: 1, hold: 0.3, arms: ['w', 60, 12, 146, -0.2, 1, -0.6] },
        { move: 1, hold: 0.6, arms: near(16, 19, -16, [-1, 0.1, -1]) },
      ],
    },
  }),
  F23: figure({
    view: [-22, 14],
    work: ['upperR', 'foreR'],
    sides: 'series',
    props: [['band', 'R', 34, 110, 104]],
    keys: [
      { ...ready, move: 3, hold: 0.3, step: 1, armR: arm(3, 60, -55, 90), armL: near(2, 19, -38, [-0.4, 1, 0]) },
      { move: 1.2, hold: 0.6, step: 2, armR: arm(3, 60, 42, 90) },
    ],
    cues: [['arrow', 1, 'handR', 0, -16, 0]],
    no: {
      bad: ['upperR'],
      keys: [
        { ...ready, move: 1, hold: 0.3, armR: arm(3, 60, -55, 90), armL: near(2, 19, -38, [-0.4, 1, 0]) },
        { move: 1.2, hold: 0.6, armR: arm(52, 80, 30, 90) },
      ],
    },
  }),
  F24: figure({
    view: [-66, 9],
    work: ['upperR', 'foreR'],
    sides: 'series',
    props: [['band', 'R', 100, -20, 128]],
    keys: [
      { ...ready, move: 2.4, hold: 0.3, step: 1, armR: arm(88, 80, 8, 90) },
      { move: 1.2, hold: 0.5, step: 2, armR: arm(88, 80, 88, 90) },
    ],
    cues: [['arrow', 1, 'handR', -16, 0, 4]],
    no: {
      bad: ['upperR', 'foreR'],
      keys: [
        { ...ready, move: 1, hold: 0.3, armR: arm(88, 80, 8, 90) },
        { move: 1.2, hold: 0.6, armR: arm(52, 80, 60, 90) },
      ],
    },
  }),
  F25: figure({
    view: [-58, 34],
    work: ['thorax', 'upper'],
    keys: [
      { ...prone, move: 1.2, hold: 0.4, step: 0, arms: arm(146, 86, 80, 4) },
      { move: 1, hold: 0.6, step: 1, arms: arm(146, 97, 80, 4) },
      { move: 1.2, hold: 0.6, step: 2, arms: arm(90, 100, 80, 6) },
      { move: 1.2, hold: 0.6, step: 2, arms: arm(58, 103, 92, 100) },
    ],
    cues: [['arrow', 1, 'handR', 0, 0, 12]],
    no: {
      bad: ['head', 'neck'],
      keys: [
        { ...prone, move: 1, hold: 0.3, arms: arm(146, 97, 80, 4) },
        { move: 1, hold: 0.6, neck: [-55, 0, 0], thorax: [-14, 0, 0] },
      ],
    },
  }),
  F26: figure({
    view: [-66, 9],
    work: ['thorax', 'upper'],
    props: [['wall', 88, 0, 180]],
    keys: [
      {
        move: 2,
        hold: 0.2,
        step: 1,
        at: [19.5, 0, 88.2],
        turn: [13.4, 0, 0],
        shoulders: [0, -3],
        legs: foot(12, 10),
        arms: palm([85, 17, 140], [-0.2, 1, -0.8], [0, 0, 1]),
      },
      { move: 2, hold: 0.2, step: 2, at: [13, 0, 89], turn: [9.4, 0, 0], thorax: [6, 0, 0], shoulders: [0, 5] },
    ],
    cues: [
      ['arrow', 1, 'nape', -14, 0, 0],
      ['line', 0, 'ankleR', 'nape'],
    ],
    no: {
      bad: ['upper', 'fore'],
      keys: [
        {
          move: 1,
          hold: 0.2,
          at: [21, 0, 88],
          turn: [14, 0, 0],
          legs: foot(12, 10),
          arms: palm([85, 17, 140], [-0.2, 1, -0.8], [0, 0, 1]),
        },
        { move: 1.2, hold: 0.5, at: [31, 0, 85], turn: [21, 0, 0] },
      ],
    },
  }),
  F27: figure({
    view: [-62, 9],
    work: ['foreR'],
    sides: 'series',
    props: [
      ['chair', 0, 0, 0],
      ['dumbbell', 'R', 1],
    ],
    keys: [
      {
        ...seatedForearm,
        move: 1,
        hold: 0.4,
        step: 1,
        armR: ['w', 47, 13, 64, -1, 0.4, -0.4, 0.7, 0, 0.7],
        armL: ['w', 44, -12, 68, -0.4, 1, -0.6],
      },
      { move: 0.8, step: 2, armL: near(22, 10, -30) },
      { move: 4, hold: 0.3, step: 2, armR: ['w', 47, 13, 56, -1, 0.4, -0.4, 0.65, 0, -0.75] },
    ],
    cues: [['arrow', 2, 'handR', 0, 0, -12]],
    no: {
      bad: ['foreR', 'handR'],
      keys: [
        { ...seatedForearm, move: 1, hold: 0.3, armR: ['w', 47, 13, 56, -1, 0.4, -0.4, 0.65, 0, -0.75] },
        { move: 1.2, hold: 0.6, armR: ['w', 47, 13, 64, -1, 0.4, -0.4, 0.7, 0, 0.7] },
      ],
    },
  }),
  F28: figure({
    view: [-44, 9],
    focus: ['head', 'thorax', 'upper', 'fore', 'hand', 'abdomen'],
    work: ['fore'],
    props: [['flexBar']],
    keys: [
      {
        ...ready,
        move: 1.4,
        hold: 0.4,
        step: 1,
        armR: ['b', 38, 8, -30, -0.6, 0.6, -1, 0.8, 0.3, 0.5],
        armL: ['b', 38, -8, -4, -0.2, 1, -0.8, 0.6, -0.8, 0],
      },
      {
        move: 1.4,
        hold: 0.4,
        step: 2,
        armR: ['b', 60, 13, -6, -0.6, 1, -0.6, 0.8, 0, 0.6],
        armL: ['b', 60, 13, -6, -0.6, 1, -0.6, 0.8, 0, -0.6],
      },
      { move: 4, hold: 0.4, step: 3, armR: ['b', 60, 13, -6, -0.6, 1, -0.6, 0.8, 0, -0.6] },
    ],
    cues: [['arrow', 2, 'handR', 0, 0, -12]],
    no: {
      bad: ['upper', 'fore'],
      keys: [
        {
          ...ready,
          move: 1.4,
          hold: 0.4,
          armR: ['b', 60, 13, -6, -0.6, 1, -0.6, 0.8, 0, 0.6],
          armL: ['b', 60, 13, -6, -0.6, 1, -0.6, 0.8, 0, -0.6],
        },
        { move: 1.4, hold: 0.6, arms: ['b', 30, 13, -12, -0.4, 1, -0.8, 0.8, 0, -0.4] },
      ],
    },
  }),
  F29: figure({
    view: [-78, 9],
    focus: ['head', 'thorax', 'upper', 'fore', 'hand', 'abdomen'],
    work: ['foreR'],
    sides: 'series',
    props: [['ball', 'R']],
    keys: [
      { ...ready, move: 0.6, hold: 2, step: 0, armR: arm(16, 20, 0, 80) },
      { move: 0.6, hold: 2, step: 1, armR: arm(16, 20, 0, 88) },
    ],
    cues: [['line', 1, 'wristR', 'handR']],
    no: {
      bad: ['handR', 'foreR'],
      keys: [
        { ...ready, move: 0.6, hold: 0.4, armR: ['b', 32, 18, -24, -1, 0.2, -1, 1, 0, 0] },
        { move: 0.8, hold: 0.8, armR: ['b', 30, 16, -27, -1, 0.2, -1, 0.4, -0.3, -1] },
      ],
    },
  }),
  F30: figure({
    view: [-74, 12],
    work: ['abdomen', 'pelvis'],
    keys: [
      {
        ...board(36, -80, 22),
        move: 1.2,
        hold: 0.5,
        step: 0,
        neck: [-14, 0, 0],
        arms: forearms,
        turn: [74, 0, 0],
        at: [-1.5, 0, 29],
      },
      { ...board(37), move: 1.2, hold: 4, step: 2, neck: [0, 0, 0] },
    ],
    cues: [['line', 1, 'ankleR', 'nape']],
    no: {
      bad: ['abdomen', 'pelvis'],
      keys: [
        { ...board(37), move: 1, hold: 0.4, arms: forearms },
        { ...board(37, -80, 13), move: 1.4, hold: 0.6, lumbar: [-14, 0, 0], turn: [70, 0, 0] },
      ],
    },
  }),
  F31: figure({
    view: [0, 9],
    work: ['abdomen', 'pelvis', 'upperR'],
    sides: 'series',
    keys: [
      { ...sidePlank, ...sideDown, move: 1.2, hold: 0.6, step: 0 },
      { ...sideUp, move: 1.2, hold: 4, step: 2 },
    ],
    cues: [
      ['line', 1, 'ankleL', 'nape'],
      ['arrow', 1, 'hips', 0, 0, 18],
    ],
    no: {
      bad: ['abdomen', 'pelvis'],
      keys: [
        { ...sidePlank, ...sideUp, move: 1, hold: 0.4 },
        {
          ...sideDown,
          move: 1.6,
          hold: 0.6,
          at: [0, -3, 30],
          turn: [0, 74, 0],
          lumbar: [0, -18, 0],
          thorax: [0, -12, 0],
        },
      ],
    },
  }),
  F32: figure({
    view: [-76, 14],
    work: ['abdomen'],
    sides: 'turns',
    keys: [
      { ...bug, move: 1.4, hold: 0.3, step: 0 },
      { move: 1.6, hold: 0.5, step: 2, legR: leg(14, 8, 20), armL: arm(162, 0, 0, 4) },
    ],
    cues: [['line', 1, 'hips', 'waist']],
    no: {
      bad: ['abdomen'],
      keys: [
        { ...bug, move: 1, hold: 0.3 },
        {
          move: 1.4,
          hold: 0.6,
          lumbar: [-22, 0, 0],
          thorax: [12, 0, 0],
          legR: leg(10, 4, 20),
          armL: arm(160, 0, 0, 4),
          lie: 0,
        },
      ],
    },
  }),
  F33: figure({
    view: [-74, 10],
    work: ['abdomen', 'pelvis', 'thorax'],
    sides: 'turns',
    keys: [
      { ...allFours, move: 1.4, hold: 0.3, step: 0 },
      { move: 1.4, hold: 2, step: 1, legR: leg(-6, 14, 20), armL: arm(164, 10, 0, 4) },
    ],
    cues: [['line', 1, 'ankleR', 'nape']],
    no: {
      bad: ['abdomen', 'thighR'],
      keys: [
        { ...allFours, move: 1, hold: 0.3 },
        { move: 1.4, hold: 0.6, lumbar: [-2, 0, 0], legR: leg(-22, 16, 20), armL: arm(148, 10, 0, 4) },
      ],
    },
  }),
};
