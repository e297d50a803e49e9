import type { FigureProp } from '@bandeja/domain/exercises/figure';
import { type Eye, nearness, outline, polyline, type Shape } from './eye.ts';
import type { Body } from './kinematics.ts';
import { along, cos, scaled, sin, type Vector } from './vector.ts';

export function cornersOf(prop: FigureProp): Vector[] {
  switch (prop[0]) {
    case 'box':
    case 'bench':
      return boxCorners(prop);
    case 'roller':
      return rollerEnds(prop).flatMap(([x, y]): Vector[] => [
        [x - rollerRadius, y, 0],
        [x + rollerRadius, y, 2 * rollerRadius],
      ]);
    case 'chair': {
      const at = chairPlace(prop[1] / 100, prop[2] / 100, prop[3]);
      const feet = [-half, half].flatMap((ahead) => [at(ahead, -half, 0), at(ahead, half, 0)]);
      return [...feet, at(-half, -half, 0.88), at(-half, half, 0.88)];
    }
    case 'band':
      return [[prop[2] / 100, prop[3] / 100, prop[4] / 100]];
    case 'bike':
      return [
        [prop[1] / 100 - 0.78, 0, 0],
        [prop[1] / 100 + 0.91, 0, 0],
        [prop[1] / 100 + 0.52, 0, 1.02],
      ];
    case 'cone':
      return [[prop[1] / 100, prop[2] / 100, 0.15]];
    case 'rope':
      return [
        [0, 0, 2.1],
        [0, 0, 0],
      ];
    default:
      return [];
  }
}

type Roller = Extract<FigureProp, readonly ['roller', ...unknown[]]>;

const rollerRadius = 0.075;

const rollerEnds = ([, x, y, length]: Roller): Vector[] =>
  [-1, 1].map((end): Vector => [x / 100, (y + (end * length) / 2) / 100, rollerRadius]);

export function rollerShapes(eye: Eye, roller: Roller): Shape[] {
  const ends = rollerEnds(roller).sort((a, b) => nearness(eye, a) - nearness(eye, b));
  const rim = (centre: Vector, r: number) =>
    Array.from({ length: 17 }, (_, i) =>
      along(along(centre, [1, 0, 0], r * cos(i * 22.5)), [0, 0, 1], r * sin(i * 22.5)),
    );
  return [
    {
      d: outline(
        eye,
        ends.flatMap((end) => rim(end, rollerRadius - 0.01).map((place) => [place, 0.01] as const)),
      ),
      look: 'wood',
    },
    ...ends
      .slice(1)
      .flatMap((end): Shape[] => [
        { d: polyline(eye, rim(end, rollerRadius), 'Z') + polyline(eye, rim(end, 0.025), 'Z'), look: 'wood' },
      ]),
  ];
}

export function benchShapes(eye: Eye, bench: BoxProp): Shape[] {
  const corners = boxCorners(bench);
  const [, , , , , height] = bench;
  const seat = corners.map(([x, y, z]): Vector => [x, y, z || height / 100 - 0.09]);
  const legs = corners.slice(0, 4).map((foot, i) => polyline(eye, [foot, seat[i] ?? foot]));
  return [{ d: legs.join(''), look: 'bar' }, ...boxShapes(eye, seat)];
}

type BoxProp = Extract<FigureProp, readonly ['box' | 'bench', ...unknown[]]>;

export const boxCorners = ([, x, y, length, width, height]: BoxProp): Vector[] =>
  [0, 1].flatMap((up) =>
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([a = 0, b = 0]): Vector => [(x + (a * length) / 2) / 100, (y + (b * width) / 2) / 100, (up * height) / 100]),
  );

export function boxShapes(eye: Eye, corners: readonly Vector[]): Shape[] {
  const faces = [
    [0, 1, 5, 4],
    [1, 2, 6, 5],
    [2, 3, 7, 6],
    [3, 0, 4, 7],
    [4, 5, 6, 7],
  ];
  const centre = scaled(
    corners.reduce<Vector>((sum, corner) => along(sum, corner), [0, 0, 0]),
    1 / corners.length,
  );
  return faces.flatMap((face) => {
    const places = face.map((i) => corners[i] ?? centre);
    const middleOf = scaled(
      places.reduce<Vector>((sum, corner) => along(sum, corner), [0, 0, 0]),
      1 / 4,
    );
    // faces that look away are not seen
    return nearness(eye, middleOf) > nearness(eye, centre) + 0.001
      ? [{ d: polyline(eye, places, 'Z'), look: 'wood' as const }]
      : [];
  });
}

const half = 0.22;

const chairPlace =
  (x: number, y: number, turn: number) =>
  (ahead: number, aside: number, up: number): Vector =>
    along(
      [x, y, 0],
      along(along(scaled([cos(turn), sin(turn), 0], ahead), [-sin(turn), cos(turn), 0], aside), [0, 0, 1], up),
    );

export function chairShapes(eye: Eye, x: number, y: number, turn: number): Shape[] {
  const at = chairPlace(x, y, turn);
  const [h, s] = [half, 0.43];
  const rails: Vector[][] = [
    [at(-h, -h, 0), at(-h, -h, 0.88)],
    [at(-h, h, 0), at(-h, h, 0.88)],
    [at(h, -h, 0), at(h, -h, s)],
    [at(h, h, 0), at(h, h, s)],
    [at(-h, -h, 0.86), at(-h, h, 0.86)],
    [at(-h, -h, 0.68), at(-h, h, 0.68)],
  ];
  const seat = [at(h, -h, s), at(h, h, s), at(-h, h, s), at(-h, -h, s)];
  return [
    { d: rails.map((rail) => polyline(eye, rail)).join(''), look: 'bar' },
    { d: polyline(eye, seat, 'Z'), look: 'wood' },
  ];
}

export function bikeShapes(eye: Eye, x: number, low: number, body: Body): Shape[] {
  const at = (ahead: number, up: number): Vector => [x + ahead, 0, up];
  const ring = (centre: Vector, r: number) =>
    polyline(
      eye,
      Array.from({ length: 25 }, (_, i) =>
        along(along(centre, [1, 0, 0], r * cos(i * 15)), [0, 0, 1], r * sin(i * 15)),
      ),
      'Z',
    );
  const crank = at(0, 0.28);
  const frame: Vector[][] = [
    [at(-0.45, 0.33), crank, at(-0.18, 0.86 - low), at(-0.45, 0.33)],
    [crank, at(0.42, 0.8), at(-0.14, 0.74)],
    [at(0.58, 0.33), at(0.4, 0.98), at(0.52, 1.02)],
    [at(-0.32, 0.9 - low), at(-0.06, 0.9 - low)],
  ];
  const pedals = (['L', 'R'] as const).map((side) => [crank, body.joints[`ball${side}`] ?? crank]);
  const wheels = ring(at(-0.45, 0.33), 0.33) + ring(at(0.58, 0.33), 0.33);
  return [{ d: wheels + [...frame, ...pedals].map((places) => polyline(eye, places)).join(''), look: 'bar' }];
}
