import type { Figure, FigureArm, FigureKey, FigureLeg } from '@bandeja/domain/exercises/figure';
import type { StrokeKind } from '@bandeja/domain/mirror/vocabulary';
import type { Side } from './landmarks.ts';

/** From the ankle to the ball of the foot in the product's skeleton, centimetres. */
const ballAhead = 12.6;

/** @param ankle ahead and to the left, centimetres @param facing degrees to the left @param lift of the heel, degrees */
function foot(side: 'L' | 'R', [ahead, left]: readonly [number, number], facing = 0, lift = 0): FigureLeg {
  const outwards = side === 'L' ? 1 : -1;
  const angle = (facing * Math.PI) / 180;
  const ball = [ahead + ballAhead * Math.cos(angle), (left + ballAhead * Math.sin(angle)) * outwards] as const;
  return ['w', ball[0], ball[1], 0, lift, facing * outwards];
}

/** @param place of the fist: ahead, outwards, up, centimetres @param elbow where it points along the thorax */
const fist = (place: readonly [number, number, number], elbow: readonly [number, number, number]): FigureArm => [
  'w',
  ...place,
  ...elbow,
];

const low = [-0.3, 0.8, -0.8] as const;
const high = [-0.5, 1, 0.1] as const;
const out = [-0.2, 1, -0.2] as const;

const ready = {
  at: [0, 0, 86],
  turn: [8, 0, -5],
  lumbar: [4, 0, 0],
  thorax: [4, 0, 0],
  neck: [-6, 0, 0],
  legL: foot('L', [8, 20]),
  legR: foot('R', [-4, -20]),
  armR: fist([38, 6, 108], low),
  armL: fist([42, 10, 114], low),
} satisfies Omit<FigureKey, 'move'>;

/** Sideways, racket behind the head, the other arm at the ball. */
const overheadTurned = {
  at: [-15, -5, 87],
  turn: [-2, 0, -65],
  lumbar: [0, 0, -6],
  thorax: [0, 0, -16],
  neck: [-20, 0, 30],
  legL: foot('L', [20, 10], -40),
  legR: foot('R', [-42, -16], -85),
  armR: fist([-40, 26, 164], high),
  armL: fist([36, 6, 190], [0.1, 0.6, -0.9]),
} satisfies Omit<FigureKey, 'move'>;

const overheadFinish = {
  at: [12, 5, 86],
  turn: [10, 0, 20],
  lumbar: [8, 0, 6],
  thorax: [10, 0, 12],
  neck: [-8, 0, -16],
  legL: foot('L', [28, 16]),
  legR: foot('R', [5, -18], 0, 8),
  armR: fist([38, -32, 96], low),
  armL: fist([12, 36, 106], low),
} satisfies Omit<FigureKey, 'move'>;

/** Bandeja, víbora and remate differ in where the racket meets the ball and how the arm goes on. */
function overhead(
  contact: readonly [number, number, number],
  elbow: readonly [number, number, number] = out,
): FigureKey[] {
  return [
    { ...ready, move: 0.5 },
    { ...overheadTurned, move: 0.5 },
    {
      ...overheadTurned,
      move: 0.18,
      at: [-10, -3, 87],
      turn: [0, 0, -48],
      lumbar: [0, 0, -2],
      thorax: [0, 0, -4],
      legL: foot('L', [24, 10], -35),
      legR: foot('R', [-40, -16], -75),
      armR: fist([-30, 37, 176], high),
      armL: fist([34, 12, 154], low),
    },
    {
      move: 0.16,
      at: [-4, 0, 88],
      turn: [2, 0, -30],
      lumbar: [2, 0, 4],
      thorax: [2, 0, 10],
      neck: [-20, 0, 8],
      legL: foot('L', [26, 12], -25),
      legR: foot('R', [-38, -15], -60, 4),
      armR: fist(contact, elbow),
      armL: fist([26, 14, 118], low),
    },
    {
      move: 0.18,
      at: [4, 3, 87],
      turn: [8, 0, 4],
      lumbar: [6, 0, 6],
      thorax: [8, 0, 16],
      neck: [-10, 0, -8],
      legL: foot('L', [26, 14]),
      legR: foot('R', [-30, -14], -30, 12),
      armR: fist([54, -4, 132], out),
      armL: fist([18, 26, 112], low),
    },
    { ...overheadFinish, move: 0.23 },
    { ...ready, move: 0.35 },
  ];
}

/** Hip-high strokes: where the fist starts, meets the ball and ends. */
function underhand(swing: { back: FigureArm; contact: FigureArm; end: FigureArm; hips: number }): FigureKey[] {
  const sideways = {
    at: [-6, -3, swing.hips],
    turn: [10, 0, -55],
    lumbar: [6, 0, -6],
    thorax: [4, 0, -10],
    neck: [-4, 0, 25],
    legL: foot('L', [30, 12], -35),
    legR: foot('R', [-30, -16], -80),
    armL: fist([40, 14, 116], low),
  } satisfies Omit<FigureKey, 'move'>;
  return [
    { ...ready, move: 0.5 },
    { ...sideways, move: 0.5, armR: swing.back },
    { ...sideways, move: 0.3, at: [4, 0, swing.hips], turn: [10, 0, -25], thorax: [4, 0, 4], armR: swing.contact },
    {
      ...sideways,
      move: 0.3,
      at: [10, 3, 86],
      turn: [4, 0, 5],
      lumbar: [4, 0, 4],
      thorax: [2, 0, 12],
      neck: [-6, 0, 0],
      legR: foot('R', [-26, -16], -40, 14),
      armR: swing.end,
      armL: fist([20, 30, 110], low),
    },
    { ...ready, move: 0.5 },
  ];
}

/** Right-handed; the fist at contact: ahead, to the right, up, centimetres. */
export const bandejaKeys = (
  contact: readonly [number, number, number] = [16, 36, 204],
  elbow?: readonly [number, number, number],
): FigureKey[] => overhead(contact, elbow);

const keysOf: Record<StrokeKind, readonly FigureKey[]> = {
  bandeja: bandejaKeys(),
  vibora: overhead([10, 52, 192]),
  remate: overhead([22, 26, 208]),
  volea: [
    { ...ready, move: 0.4 },
    {
      ...ready,
      move: 0.35,
      at: [4, 0, 84],
      turn: [8, 0, -30],
      thorax: [4, 0, -12],
      neck: [-4, 0, 20],
      armR: fist([22, 44, 134], low),
      armL: fist([44, 4, 124], low),
    },
    {
      ...ready,
      move: 0.25,
      at: [14, 2, 83],
      turn: [10, 0, -15],
      neck: [-4, 0, 8],
      legL: foot('L', [42, 8], -10),
      armR: fist([58, 28, 122], low),
      armL: fist([30, 24, 116], low),
    },
    { ...ready, move: 0.5 },
  ],
  saque: underhand({
    back: fist([-44, 34, 112], [-0.6, 1, -0.2]),
    contact: fist([26, 44, 82], low),
    end: fist([46, -14, 138], low),
    hips: 86,
  }),
  globo: underhand({
    back: fist([-38, 36, 76], [-0.6, 1, -0.2]),
    contact: fist([30, 38, 66], low),
    end: fist([42, 4, 176], [-0.2, 1, -0.4]),
    hips: 72,
  }),
};

/** The stroke as this product draws it, from the racket's side in front: a picture to look at, not a norm. */
export function modelStroke(kind: StrokeKind, side: Side): Figure {
  const keys = keysOf[kind];
  const isLeft = side === 'L';
  return {
    view: [isLeft ? 45 : -45, 4],
    keys: isLeft ? keys.map(mirroredKey) : [...keys],
    fast: 1,
    work: [],
    props: [['racket', side]],
  };
}

/** Of a side y is outwards, so that limbs only change places. */
function mirroredKey(key: FigureKey): FigureKey {
  const { at, turn, lumbar, thorax, neck, armL, armR, legL, legR } = key;
  const flipped = (triple: FigureKey['turn']) =>
    triple && ([triple[0], -triple[1], -triple[2]] as [number, number, number]);
  return {
    move: key.move,
    at: at && [at[0], -at[1], at[2]],
    turn: flipped(turn),
    lumbar: flipped(lumbar),
    thorax: flipped(thorax),
    neck: flipped(neck),
    armL: armR,
    armR: armL,
    legL: legR,
    legR: legL,
  };
}
