import type { Figure } from '@bandeja/domain/exercises/figure';
import { arm, board, type Draft, figure, foot, leg, near, palm } from './author.ts';

const step = (lift: number, stride: number, height: number, lean: number) =>
  ({
    contact: {
      at: [stride * 0.04, 0, height],
      turn: [lean, 0, 0],
      legR: foot(stride * 0.5 + 6, 9),
      legL: foot(-stride * 0.5 + 6, 9, 0, lift),
    },
    passing: {
      at: [stride * 0.5, 0, height + 3],
      turn: [lean, 0, 0],
      legR: foot(stride * 0.5 + 6, 9),
      legL: ['w', stride * 0.44, 9, 9, 34],
    },
  }) satisfies Record<string, Partial<Draft>>;

const walk = step(34, 62, 86, 3);
const briskArms = { armR: arm(-34, 0, 0, 84), armL: arm(28, 0, 0, 92) } satisfies Partial<Draft>;
const walking = { sides: 'turns', travel: 62, fast: 1 } as const;

/** A running stride: push, flight, the other foot under the hips. */
const run = (stride: number, lean: number, knee: number) =>
  [
    {
      move: 0.13,
      step: 1,
      at: [stride * 0.4, 0, 88],
      turn: [lean, 0, 0],
      legR: foot(14, 8, 0, 48),
      legL: ['w', stride * 0.4 + 30, 9, 30 + knee, 20],
      armR: arm(38, 0, 0, 92),
      armL: arm(-44, 0, 0, 80),
    },
    {
      move: 0.1,
      at: [stride * 0.7, 0, 91],
      legR: ['w', stride * 0.7 - 54, 8, 22, 74],
      legL: ['w', stride * 0.7 + 34, 9, 14, 4],
      armR: arm(28, 0, 0, 90),
      armL: arm(-34, 0, 0, 80),
    },
    {
      move: 0.13,
      step: 2,
      at: [stride, 0, 84],
      legR: ['w', stride - 28, 9, 34, 78],
      legL: foot(stride + 14, 8),
      arms: arm(2, 0, 0, 86),
    },
  ] satisfies Draft[];

const guard = {
  at: [-8, 0, 70],
  turn: [30, 0, 0],
  neck: [-16, 0, 0],
  arms: arm(36, 14, 0, 72),
} satisfies Partial<Draft>;
const pedal = (degrees: number): readonly [number, number] => [
  8 + 17 * Math.sin((degrees * Math.PI) / 180),
  28 + 17 * Math.cos((degrees * Math.PI) / 180),
];
const onPedal = (degrees: number, lift = 12): ['w', ...number[]] => {
  const [x, z] = pedal(degrees);
  return ['w', Math.round(x * 10) / 10, 9, Math.round(z * 10) / 10, lift];
};
const riding = {
  at: [-20, 0, 99],
  turn: [34, 0, 0],
  lumbar: [8, 0, 0],
  thorax: [8, 0, 0],
  neck: [-26, 0, 0],
  arms: ['w', 46, 20, 104, -0.6, 0.6, -1],
} satisfies Partial<Draft>;
/** Half a turn of the pedals from where the right one is at the beginning. */
const ride = (seconds: number, begins: number) =>
  [0, 45, 90, 135].map((degrees) => ({
    ...(degrees === 0 ? riding : {}),
    move: seconds / 8,
    step: degrees === 0 && begins === 180 ? 0 : 2,
    legR: onPedal(begins + degrees),
    legL: onPedal(begins + degrees + 180),
  })) satisfies Draft[];

const hard = { ...riding, turn: [42, 0, 0], neck: [-34, 0, 0] } satisfies Partial<Draft>;
/** A whole turn of the pedals. */
const turnOf = (seconds: number) =>
  [0, 60, 120, 180, 240, 300].map((degrees) => ({
    move: seconds / 6,
    legR: onPedal(degrees),
    legL: onPedal(degrees + 180),
  })) satisfies Draft[];

const mountain = {
  ...board(60, -80, -8),
  arms: palm([50, 19, 4], [-0.2, 0.8, -1], [1, 0, 0]),
} satisfies Partial<Draft>;
const boxing = {
  at: [-2, 0, 82],
  turn: [6, 0, -18],
  legL: foot(28, 10, -14),
  legR: foot(-16, 14, 30, 16),
} satisfies Partial<Draft>;
const fists = near(20, 9, 8, [0.2, 0.4, -1]);

/** Carrying and enduring: F34, C01–C11. */
export const gaitFigures: Record<string, () => Figure> = {
  F34: figure({
    view: [-58, 9],
    work: ['fore', 'thorax', 'abdomen'],
    ...walking,
    travel: 48,
    props: [['dumbbell', 'LR', 0]],
    keys: [
      { ...step(30, 48, 87, 2).contact, move: 0.4, step: 1, arms: arm(4, 70, 0, 4) },
      { ...step(30, 48, 87, 2).passing, move: 0.4, step: 2 },
    ],
    cues: [['line', 1, 'hips', 'nape']],
    no: {
      view: [0, 9],
      bad: ['thorax', 'abdomen'],
      keys: [
        { move: 1, hold: 0.3, at: [0, 0, 90], legs: foot(12, 10), arms: arm(4, 70, 0, 4) },
        {
          move: 1,
          hold: 0.6,
          at: [0, 4, 90],
          lumbar: [0, 14, 0],
          thorax: [0, 10, 0],
          armR: arm(25, 85, 0, 4),
          armL: arm(24, -60, 0, 4),
        },
      ],
    },
  }),
  C01: figure({
    view: [-66, 9],
    work: ['thigh', 'shank'],
    ...walking,
    keys: [
      { ...walk.contact, ...briskArms, move: 0.26, step: 1 },
      { ...walk.passing, move: 0.26, step: 2, armR: arm(0, 0, 0, 88), armL: arm(0, 0, 0, 88) },
    ],
    cues: [
      ['line', 0, 'hips', 'nape'],
      ['angle', 1, 'shoulderR', 'elbowR', 'handR'],
    ],
    no: {
      bad: ['head', 'neck', 'thorax'],
      keys: [
        { move: 0.8, hold: 0.3, at: [30, 0, 88], legR: foot(36, 9), legL: foot(14, 9, 0, 30), arms: arm(6, 20, 0, 12) },
        {
          move: 0.8,
          hold: 0.8,
          lumbar: [12, 0, 0],
          thorax: [26, 0, 0],
          neck: [38, 0, 0],
          armR: near(30, 6, -20, [-0.4, 0.6, -1]),
        },
      ],
    },
  }),
  C02: figure({
    view: [-66, 9],
    work: ['thigh', 'shank'],
    sides: 'turns',
    travel: 92,
    fast: 1,
    keys: run(92, 8, 0),
    cues: [['line', 2, 'hips', 'ballL']],
    no: {
      bad: ['thighL', 'shankL', 'footL'],
      keys: [
        {
          move: 0.4,
          at: [0, 0, 88],
          turn: [4, 0, 0],
          legR: foot(-20, 8, 0, 50),
          legL: ['w', 40, 9, 24, 0],
          armR: arm(40, 0, 0, 90),
          armL: arm(-44, 0, 0, 80),
        },
        {
          move: 0.3,
          hold: 0.6,
          at: [6, 0, 86],
          turn: [-6, 0, 0],
          legR: ['w', -44, 8, 24, 74],
          legL: ['w', 53, 9, 8, -26, 0, 0, 1, 0, 1],
        },
      ],
    },
  }),
  C03: figure({
    view: [-78, 9],
    work: ['thigh', 'shank'],
    sides: 'turns',
    fast: 1,
    props: [['bike', 8]],
    keys: ride(1, 180),
    cues: [['angle', 0, 'hipR', 'kneeR', 'ankleR']],
    no: {
      bad: ['thigh', 'shank'],
      props: [['bike', 8, 20]],
      keys: [
        { ...riding, move: 0.6, hold: 0.1, at: [-16, 0, 79], legR: onPedal(90, 22), legL: onPedal(270, 22) },
        { move: 0.6, hold: 0.5, turn: [29, 0, 0], legR: onPedal(180, 16), legL: onPedal(0, 22) },
      ],
    },
  }),
  C06: figure({
    view: [-78, 9],
    work: ['thigh', 'shank', 'pelvis'],
    fast: 1,
    props: [['bike', 8]],
    keys: [
      ...turnOf(0.6).map((key, index) => ({ ...(index === 0 && hard), ...key, ...(index < 2 && { step: 1 }) })),
      ...turnOf(1.2).map((key, index) => ({ ...(index === 0 && riding), ...key, ...(index === 0 && { step: 2 }) })),
    ],
    cues: [['arrow', 1, 'ballR', 0, 0, -14]],
    no: {
      bad: ['thigh', 'shank'],
      keys: [
        { ...riding, move: 0.4, legR: onPedal(90), legL: onPedal(270) },
        {
          move: 0.3,
          hold: 0.8,
          turn: [24, 0, 0],
          neck: [10, 0, 0],
          legR: onPedal(120),
          legL: onPedal(300),
          arms: ['w', 44, 20, 104, -0.6, 0.6, -1],
        },
      ],
    },
  }),
  C08: figure({
    view: [-52, 9],
    work: ['thighR', 'pelvis', 'abdomen'],
    sides: 'turns',
    fast: 1,
    keys: [
      {
        move: 0.4,
        hold: 0.1,
        step: 0,
        at: [2, 0, 90],
        legL: foot(12, 10),
        legR: ['w', 34, 10, 40, 10],
        armR: arm(-30, 0, 0, 84),
        armL: arm(46, 0, 0, 92),
      },
      {
        move: 0.5,
        hold: 0.1,
        step: 1,
        at: [-6, -20, 78],
        turn: [16, 0, 0],
        legR: foot(12, 50, 10),
        arms: near(30, 14, -34),
      },
      {
        move: 0.6,
        step: 2,
        at: [-20, 0, 62],
        turn: [34, 0, 0],
        neck: [-18, 0, 0],
        legR: foot(12, 10),
        arms: near(24, 18, -10),
      },
      { move: 0.6, step: 2, at: [0, 0, 90], turn: [0, 0, 0], neck: [0, 0, 0], arms: arm(84, 0, 0, 6) },
      {
        move: 0.5,
        hold: 0.1,
        step: 3,
        at: [2, 4, 89],
        turn: [6, 0, 0],
        lumbar: [12, 6, 8],
        thorax: [16, 6, 26],
        legR: ['w', 36, 8, 52, 10],
        armL: near(20, 4, -26, [0.4, 0.4, -1]),
        armR: near(14, 28, 2, [-0.4, 1, 0]),
      },
      {
        move: 0.5,
        step: 3,
        at: [0, 0, 90],
        turn: [0, 0, 0],
        lumbar: [0, 0, 0],
        thorax: [0, 0, 0],
        legR: foot(12, 10),
        arms: arm(0, 0, 0, 80),
      },
    ],
    cues: [['arrow', 4, 'kneeR', 0, 10, 14]],
    no: {
      bad: ['head', 'neck'],
      keys: [
        { move: 0.6, hold: 0.2, at: [0, 0, 90], legs: foot(12, 10), arms: near(14, 10, 12, [0.2, 1, -0.4]) },
        {
          move: 0.7,
          hold: 0.6,
          at: [2, 4, 89],
          lumbar: [20, 0, 8],
          thorax: [36, 0, 20],
          neck: [46, 0, 0],
          shoulders: [4, 0],
          legR: ['w', 36, 8, 52, 10],
        },
      ],
    },
  }),
  C09: figure({
    view: [-72, 12],
    work: ['abdomen', 'thighR'],
    sides: 'turns',
    fast: 1,
    keys: [
      { ...mountain, move: 0.25, step: 0 },
      { move: 0.14, legR: leg(52, 120, -20) },
      { move: 0.14, hold: 0.06, step: 1, legR: leg(104, 134, -10) },
      { move: 0.14, legR: leg(52, 120, -20) },
    ],
    cues: [
      ['line', 0, 'ankleL', 'nape'],
      ['arrow', 2, 'kneeR', 16, 0, 0],
    ],
    no: {
      bad: ['pelvis', 'abdomen'],
      keys: [
        { ...mountain, move: 0.5, hold: 0.2 },
        { ...board(60, -80, -26), move: 0.7, hold: 0.6, legR: leg(96, 110, -10) },
      ],
    },
  }),
  C10: figure({
    view: [-52, 9],
    work: ['upper', 'thorax', 'abdomen'],
    fast: 1,
    keys: [
      { ...boxing, move: 0.3, hold: 0.25, step: 0, arms: fists },
      {
        move: 0.18,
        hold: 0.05,
        step: 1,
        at: [2, 0, 82],
        turn: [8, 0, -26],
        thorax: [0, 0, -12],
        armL: near(59.5, 2, 4, [-0.2, 0.6, -1]),
      },
      { move: 0.22, at: [0, 0, 82], turn: [6, 0, -18], thorax: [0, 0, 0], arms: fists },
      {
        move: 0.18,
        hold: 0.05,
        step: 1,
        at: [6, 0, 82],
        turn: [10, 0, 22],
        lumbar: [0, 0, 8],
        thorax: [0, 0, 22],
        neck: [0, 0, -24],
        legR: foot(-16, 14, -10, 40),
        armR: near(59.5, 4, 4, [-0.2, 0.6, -1]),
      },
      {
        ...boxing,
        move: 0.25,
        step: 2,
        at: [-4, 6, 66],
        turn: [22, 0, -18],
        lumbar: [6, -10, 0],
        thorax: [6, -8, 0],
        neck: [-14, 0, 0],
        arms: fists,
      },
      { ...boxing, move: 0.25, lumbar: [0, 0, 0], thorax: [0, 0, 0], neck: [0, 0, 0] },
    ],
    cues: [['arrow', 3, 'handR', 12, 0, 0]],
    no: {
      bad: ['upper', 'fore', 'hand'],
      keys: [
        { ...boxing, move: 0.4, hold: 0.2, arms: fists },
        { move: 0.5, hold: 0.6, arms: near(16, 16, -34, [-1, 0.4, -0.4]) },
      ],
    },
  }),
  C11: figure({
    view: [-66, 9],
    work: ['thigh', 'shank', 'pelvis'],
    sides: 'turns',
    travel: 118,
    fast: 1,
    keys: run(118, 13, 10).map((key) => ('step' in key && key.step === 2 ? { ...key, step: 4 } : key)),
    cues: [['arrow', 0, 'hips', 20, 0, 0]],
    no: {
      bad: ['thorax', 'abdomen', 'upper', 'fore'],
      keys: [
        { move: 0.8, hold: 0.2, at: [0, 0, 90], legs: foot(12, 14), arms: arm(10, 20, 0, 20) },
        {
          move: 0.9,
          hold: 0.8,
          at: [-16, 0, 78],
          turn: [50, 0, 0],
          lumbar: [20, 0, 0],
          thorax: [16, 0, 0],
          neck: [20, 0, 0],
          arms: ['w', 18, 14, 55, -0.4, 1, 0],
        },
      ],
    },
  }),
};

/** Steps to the left and a brake there. */
const shuffle = (width: number) =>
  [
    {
      ...guard,
      move: 0.22,
      step: 1,
      at: [-8, -width * 0.4, 72],
      legR: foot(12, width + 26, 6),
      legL: foot(12, 24 + width * 0.2, 6),
    },
    {
      move: 0.22,
      step: 1,
      at: [-8, -width * 0.1, 70],
      legR: foot(12, width * 0.2 + 20, 6),
      legL: foot(12, 24 + width * 0.2, 6),
    },
    {
      move: 0.35,
      hold: 0.1,
      step: 2,
      at: [-8, width, 68],
      legR: foot(12, 24 - width, 6),
      legL: foot(12, width + 26, 6),
    },
  ] satisfies Draft[];

const splitReady = { ...guard, at: [-8, 0, 72], legs: foot(12, 24, 8) } satisfies Partial<Draft>;
const oneFoot = {
  at: [0, -3, 88],
  legR: foot(12, 6),
  legL: leg(36, 72, 10),
  arms: arm(22, 70, 0, 20),
  over: [9, -6],
} satisfies Partial<Draft>;

/** Feet: C04, C05, C07, U01–U07. */
export const footFigures: Record<string, () => Figure> = {
  C04: figure({
    view: [-12, 10],
    work: ['thigh', 'pelvis'],
    sides: 'turns',
    fast: 1,
    props: [
      ['cone', 0, -128],
      ['cone', 0, 128],
    ],
    keys: shuffle(62),
    cues: [['arrow', 0, 'hips', 0, 22, 0]],
    no: {
      bad: ['thighR', 'shankR'],
      keys: [
        { ...guard, move: 0.4, hold: 0.2, at: [-8, 0, 72], legs: foot(12, 24, 6) },
        { move: 0.5, hold: 0.6, at: [-6, 16, 80], legR: foot(26, -34, 6), legL: foot(8, 24, 6) },
      ],
    },
  }),
  C05: figure({
    view: [-56, 9],
    work: ['thigh', 'shank'],
    fast: 1,
    props: [['line', -40, 0]],
    keys: [
      { ...guard, move: 0.4, hold: 0.2, step: 0, at: [-58, 0, 72], legs: foot(-38, 22, 6) },
      {
        move: 0.3,
        step: 1,
        at: [-20, 0, 78],
        turn: [36, 0, 0],
        legL: foot(-38, 22, 6, 50),
        legR: ['w', 4, 12, 7, 38],
        armL: arm(50, 0, 0, 90),
        armR: arm(-44, 0, 0, 90),
      },
      {
        move: 0.3,
        step: 1,
        at: [26, 0, 76],
        turn: [30, 0, 0],
        legR: foot(10, 12, 0, 50),
        legL: ['w', 50, 12, 7, 10],
        armL: arm(-44, 0, 0, 90),
        armR: arm(50, 0, 0, 90),
      },
      {
        move: 0.35,
        hold: 0.2,
        step: 1,
        at: [44, 0, 66],
        turn: [28, 0, 0],
        legL: foot(66, 16),
        legR: foot(40, 18, 0, 18),
        arms: arm(40, 14, 0, 60),
      },
      {
        move: 0.4,
        step: 1,
        at: [8, 0, 76],
        turn: [14, 0, -60],
        neck: [0, 0, 55],
        legL: foot(40, 10, -40, 10),
        legR: foot(-14, 12, 50),
      },
      { move: 0.4, step: 1, at: [-34, 0, 76], turn: [14, 0, -60], legL: foot(-2, 10, -40), legR: foot(-58, 12, 50) },
    ],
    cues: [
      ['arrow', 1, 'hips', 22, 0, 0],
      ['arrow', 4, 'hips', -22, 0, 0],
    ],
    no: {
      bad: ['thigh', 'shank', 'foot'],
      keys: [
        { ...guard, move: 0.4, hold: 0.2, at: [44, 0, 72], legs: foot(60, 18) },
        { move: 0.3, at: [24, 0, 90], turn: [-4, 0, 0], neck: [0, 0, 0], legs: ['w', 40, 16, 8, -10] },
        { move: 0.3, hold: 0.6, at: [2, 0, 84], turn: [-8, 0, 0], legs: ['w', 20, 16, 4, -12] },
      ],
    },
  }),
  C07: figure({
    view: [-62, 9],
    work: ['thigh', 'shank'],
    fast: 1,
    props: [
      ['cone', 96, 0],
      ['cone', -96, 0],
    ],
    keys: [
      {
        ...guard,
        move: 0.4,
        hold: 0.2,
        step: 1,
        at: [-74, 0, 74],
        turn: [36, 0, 0],
        legR: foot(-54, 14),
        legL: foot(-86, 14, 0, 36),
      },
      {
        move: 0.3,
        step: 1,
        at: [-30, 0, 78],
        turn: [44, 0, 0],
        neck: [-24, 0, 0],
        legR: foot(-54, 14, 0, 54),
        legL: ['w', -10, 10, 7, 42],
        armR: arm(56, 0, 0, 90),
        armL: arm(-50, 0, 0, 90),
      },
      {
        move: 0.3,
        at: [18, 0, 78],
        turn: [36, 0, 0],
        legL: foot(0, 10, 0, 54),
        legR: ['w', 44, 10, 7, 20],
        armR: arm(-50, 0, 0, 90),
        armL: arm(56, 0, 0, 90),
      },
      {
        move: 0.35,
        hold: 0.15,
        step: 2,
        at: [44, 0, 62],
        turn: [30, 0, -40],
        neck: [-14, 0, 0],
        legR: foot(72, 12, 50),
        legL: foot(34, 26, -20, 30),
        arms: arm(36, 20, 0, 60),
      },
      {
        move: 0.35,
        step: 3,
        at: [26, 0, 72],
        turn: [40, 0, 180],
        neck: [-20, 0, 0],
        legR: foot(48, 16, 176, 40),
        legL: foot(2, 12, -176),
        armR: arm(-40, 0, 0, 90),
        armL: arm(50, 0, 0, 90),
      },
      {
        move: 0.35,
        at: [-24, 0, 76],
        turn: [36, 0, 180],
        legL: foot(2, 12, -176, 50),
        legR: ['w', -48, 10, 7, 20, 176],
        armR: arm(56, 0, 0, 90),
        armL: arm(-50, 0, 0, 90),
      },
      {
        move: 0.4,
        step: 3,
        at: [-60, 0, 82],
        turn: [14, 0, 180],
        legL: foot(-78, 12, -176),
        legR: foot(-52, 10, 176, 30),
        arms: arm(10, 10, 0, 60),
      },
    ],
    cues: [
      ['arrow', 1, 'hips', 20, 0, 0],
      ['arrow', 3, 'hips', 0, 0, -18],
    ],
    no: {
      bad: ['thighR', 'shankR'],
      keys: [
        { ...guard, move: 0.4, hold: 0.1, at: [14, 0, 80], legL: foot(0, 10, 0, 40), legR: ['w', 40, 10, 7, 10] },
        {
          move: 0.4,
          hold: 0.6,
          at: [24, 0, 82],
          turn: [2, 0, 0],
          neck: [0, 0, 0],
          legR: foot(66, 10),
          legL: ['w', -6, 10, 14, 50],
        },
      ],
    },
  }),
  U01: figure({
    view: [-34, 9],
    work: ['thigh', 'shank'],
    sides: 'turns',
    fast: 1,
    keys: [
      { ...splitReady, move: 0.5, hold: 0.3, step: 0 },
      { move: 0.18, step: 1, at: [-8, 0, 84], legs: ['w', 12, 24, 8, 30, 8] },
      { move: 0.18, hold: 0.08, step: 1, at: [-8, 0, 66], legs: foot(12, 30, 8, 8) },
      { move: 0.25, step: 2, at: [-8, -26, 70], turn: [28, 0, -30], legR: foot(14, 62, 30), legL: foot(12, 30, 0, 34) },
      { move: 0.3, hold: 0.1, step: 2, at: [-4, -62, 70], legL: foot(18, -42, 30), legR: foot(14, 88, 30) },
      { move: 0.4, step: 3, at: [-8, -26, 74], turn: [24, 0, 0], legL: foot(12, 8, 8), legR: foot(12, 62, 8) },
    ],
    cues: [['arrow', 3, 'hips', 0, -20, 0]],
    no: {
      bad: ['thigh', 'shank', 'foot'],
      keys: [
        { ...splitReady, move: 0.5, hold: 0.2 },
        { move: 0.4, hold: 0.4, at: [2, 0, 124], turn: [8, 0, 0], neck: [0, 0, 0], legs: ['w', 12, 20, 36, 36, 8] },
      ],
    },
  }),
  U02: figure({
    view: [-12, 10],
    work: ['thigh', 'pelvis'],
    fast: 1,
    keys: [
      { ...guard, move: 0.4, hold: 0.1, step: 1, at: [-8, 66, 68], legR: foot(12, -34, 6), legL: foot(12, 92, 6) },
      { move: 0.25, step: 1, at: [-8, 26, 72], legR: foot(12, 14, 6), legL: foot(12, 92, 6) },
      { move: 0.22, at: [-8, 10, 70], legR: foot(12, 14, 6), legL: foot(12, 36, 6) },
      { move: 0.25, at: [-8, -32, 72], legR: foot(12, 76, 6), legL: foot(12, 36, 6) },
      { move: 0.25, hold: 0.2, step: 2, at: [-8, -62, 66], legR: foot(12, 94, 8), legL: foot(12, -30, 6) },
      {
        move: 0.35,
        step: 2,
        at: [-4, -36, 72],
        turn: [26, 0, 40],
        neck: [-10, 0, -36],
        legR: foot(36, 6, -44),
        legL: foot(12, -30, 40, 30),
      },
      { move: 0.35, step: 3, at: [-6, 20, 72], turn: [26, 0, 40], legR: foot(36, 6, -44, 30), legL: foot(14, 52, 40) },
    ],
    cues: [['arrow', 1, 'hips', 0, -22, 0]],
    no: {
      bad: ['shank', 'foot'],
      keys: [
        { ...guard, move: 0.4, hold: 0.1, at: [-8, 0, 72], legs: foot(12, 24, 6) },
        {
          move: 0.4,
          hold: 0.6,
          at: [-2, -14, 90],
          turn: [10, 0, 0],
          legR: ['w', 12, 18, 8, 24],
          legL: ['w', 12, -8, 8, 24],
        },
      ],
    },
  }),
  U03: figure({
    view: [-58, 16],
    work: ['thigh', 'shank', 'foot'],
    props: [['ladder', -58, 5]],
    sides: 'turns',
    travel: 45,
    fast: 1,
    keys: [
      {
        move: 0.14,
        step: 1,
        at: [0, 0, 86],
        turn: [10, 0, 0],
        legR: foot(34, 9, 0, 10),
        legL: foot(-8, 9, 0, 24),
        armR: arm(-30, 0, 0, 86),
        armL: arm(36, 0, 0, 90),
      },
      {
        move: 0.14,
        step: 4,
        at: [18, 0, 88],
        legR: foot(34, 9, 0, 14),
        legL: ['w', 24, 9, 22, 30],
        arms: arm(4, 0, 0, 88),
      },
    ],
    cues: [['arrow', 1, 'kneeL', 12, 0, 8]],
    no: {
      bad: ['head', 'neck'],
      keys: [
        {
          move: 0.5,
          hold: 0.2,
          at: [0, 0, 88],
          turn: [8, 0, 0],
          legR: foot(34, 9, 0, 10),
          legL: foot(-8, 9, 0, 24),
          arms: arm(10, 0, 0, 80),
        },
        { move: 0.6, hold: 0.6, thorax: [26, 0, 0], lumbar: [12, 0, 0], neck: [52, 0, 0] },
      ],
    },
  }),
  U04: figure({
    view: [-52, 18],
    work: ['thigh', 'pelvis'],
    fast: 1,
    props: [
      ['cone', 70, -70],
      ['cone', 70, 70],
      ['cone', 0, -120],
      ['cone', 0, 120],
      ['cone', -110, 0],
    ],
    keys: [
      { ...splitReady, move: 0.4, hold: 0.1 },
      { move: 0.3, step: 1, at: [14, -20, 76], turn: [30, 0, -40], legL: foot(12, 24, 0, 44), legR: foot(44, 40, 40) },
      {
        move: 0.35,
        hold: 0.25,
        step: 1,
        at: [24, -26, 58],
        turn: [44, 0, -40],
        neck: [-26, 0, 0],
        legL: foot(18, -2, -20, 42),
        legR: foot(52, 44, 40),
        armR: arm(64, 10, 0, 10),
      },
      {
        move: 0.4,
        step: 2,
        at: [4, -12, 74],
        turn: [24, 0, -10],
        neck: [-14, 0, 0],
        legL: foot(12, 22, 8),
        legR: foot(40, 40, 20, 30),
        arms: arm(36, 14, 0, 72),
      },
      { ...splitReady, move: 0.3, step: 3 },
      { move: 0.2, step: 3, at: [-8, 0, 84], legs: ['w', 12, 24, 8, 30, 8] },
    ],
    cues: [['arrow', 2, 'handR', 12, -8, -8]],
    no: {
      bad: ['thighR', 'shankR'],
      keys: [
        { ...splitReady, move: 0.4, hold: 0.2 },
        {
          move: 0.5,
          hold: 0.6,
          at: [8, -12, 77],
          turn: [6, 0, -40],
          neck: [0, 0, 0],
          legL: foot(12, 24, 0, 40),
          legR: foot(50, 42, 40),
        },
      ],
    },
  }),
  U05: figure({
    view: [-46, 10],
    work: ['pelvis', 'abdomen', 'upperR'],
    sides: 'series',
    fast: 1,
    props: [['wall', -120, 0, 0]],
    keys: [
      { ...splitReady, move: 0.5, hold: 0.3, step: 0 },
      {
        move: 0.4,
        step: 1,
        at: [-8, 0, 74],
        turn: [14, 0, -80],
        thorax: [0, 0, -20],
        neck: [0, 0, 20],
        legR: foot(-14, 22, 80),
        legL: foot(24, 18, -40, 16),
        armR: arm(34, 120, 0, 20),
        armL: arm(54, 30, 0, 30),
      },
      {
        move: 0.5,
        hold: 0.1,
        step: 2,
        at: [-36, 0, 70],
        turn: [18, 0, -84],
        neck: [10, 0, -40],
        legR: foot(-52, 22, 84),
        legL: foot(0, 18, -70),
        armR: arm(30, 130, 0, 16),
      },
      {
        move: 0.35,
        hold: 0.1,
        step: 3,
        at: [0, 0, 72],
        turn: [20, 0, -20],
        thorax: [0, 0, 14],
        neck: [0, 0, 0],
        legL: foot(36, 16, -20),
        legR: foot(-30, 18, 30, 40),
        armR: arm(60, 20, 0, 14),
        armL: arm(40, 80, 0, 40),
      },
      { ...splitReady, move: 0.6, step: 3, neck: [-16, 0, 0], thorax: [0, 0, 0] },
    ],
    cues: [
      ['arrow', 2, 'hips', -18, 0, 0],
      ['arrow', 3, 'handR', 14, 6, 0],
    ],
    no: {
      bad: ['head', 'neck'],
      keys: [
        { ...splitReady, move: 0.5, hold: 0.2 },
        { move: 0.6, hold: 0.6, neck: [-10, 0, -72], thorax: [0, 0, -16], armR: arm(34, 100, 0, 20) },
      ],
    },
  }),
  U06: figure({
    view: [-24, 9],
    work: ['thighR', 'shankR', 'pelvis'],
    sides: 'series',
    keys: [
      { ...oneFoot, move: 1.2, hold: 2, step: 1 },
      { move: 1, hold: 0.4, step: 3, thorax: [0, 0, -18], armR: arm(60, 40, 0, 40), over: [9, -6] },
      { move: 1, hold: 0.4, step: 3, thorax: [0, 0, 18], armR: arm(70, -20, 0, 40), over: [9, -6] },
    ],
    cues: [['line', 0, 'ankleR', 'nape']],
    no: {
      view: [0, 9],
      bad: ['pelvis', 'thighR'],
      keys: [
        { ...oneFoot, move: 1, hold: 0.3 },
        { move: 1, hold: 0.7, turn: [0, -14, 0], lumbar: [0, 14, 0], at: [0, -11, 84], legL: leg(46, 88, 10, 34) },
      ],
    },
  }),
  U07: figure({
    view: [-62, 9],
    work: ['thigh', 'pelvis'],
    fast: 1,
    props: [['cone', 96, 0]],
    keys: [
      {
        ...guard,
        move: 0.4,
        hold: 0.15,
        step: 1,
        at: [-74, 0, 74],
        turn: [40, 0, 0],
        legR: foot(-54, 14),
        legL: foot(-86, 14, 0, 36),
      },
      {
        move: 0.3,
        step: 1,
        at: [-30, 0, 78],
        turn: [40, 0, 0],
        neck: [-24, 0, 0],
        legR: foot(-54, 14, 0, 54),
        legL: ['w', -10, 10, 7, 42],
        armR: arm(56, 0, 0, 90),
        armL: arm(-50, 0, 0, 90),
      },
      {
        move: 0.3,
        step: 2,
        at: [10, 0, 74],
        turn: [20, 0, 0],
        legL: foot(0, 10),
        legR: foot(36, 12),
        arms: arm(30, 20, 0, 70),
      },
      {
        move: 0.3,
        hold: 0.15,
        step: 2,
        at: [36, 0, 58],
        turn: [30, 0, -40],
        neck: [-14, 0, 0],
        legR: foot(70, 12, 50),
        legL: foot(26, 26, -20, 38),
      },
      {
        move: 0.35,
        step: 3,
        at: [22, 0, 70],
        turn: [42, 0, -180],
        neck: [-20, 0, 0],
        legR: foot(46, 6, 176, 40),
        legL: foot(0, 12, -176),
        armR: arm(-40, 0, 0, 90),
        armL: arm(50, 0, 0, 90),
      },
      {
        move: 0.35,
        at: [-24, 0, 76],
        turn: [36, 0, -180],
        legL: foot(0, 12, -176, 50),
        legR: ['w', -48, 10, 7, 20, 176],
        armR: arm(56, 0, 0, 90),
        armL: arm(-50, 0, 0, 90),
      },
    ],
    cues: [['angle', 3, 'hipR', 'kneeR', 'ankleR']],
    no: {
      view: [-20, 9],
      bad: ['thighR', 'shankR'],
      keys: [
        {
          ...guard,
          move: 0.4,
          hold: 0.1,
          at: [10, 0, 74],
          turn: [20, 0, 0],
          legL: foot(0, 10, 0, 34),
          legR: foot(36, 12),
        },
        { move: 0.4, hold: 0.6, at: [30, 0, 62], turn: [30, 0, -20], legR: ['w', 66, 12, 0, 0, 20, 0, 0.8, -0.3, 0.2] },
      ],
    },
  }),
};
