import { backWall, floor, floorLines, net, sideWall, type WallPaths } from '#court/cage.ts';
import { type Camera, camera, once, type Point, short } from '#court/geometry.ts';
import type { Drill } from '#drills/drill.ts';

export type DrillViewName = 'behind' | 'above';

export const pictureWidth = 360;
export const pictureHeight = 360;

export type Ground = {
  eye: Camera;
  floor: string;
  lines: string;
  walls: readonly WallPaths[];
  net: ReturnType<typeof net> | undefined;
  mark: string;
  flat: boolean;
  /** Beside the court from above: how high the ball is along its length. */
  strip?: { eye: Camera; frame: string; mark: string };
};

const cameraOf = (place: Parameters<typeof camera>[0]) => camera(place, pictureWidth, pictureHeight);

const behind = once((): Ground => {
  const eye = cameraOf({ pos: [5, -21, 18.4], target: [5, 9.6, 0], fov: 24.9, cy: 0.55 });
  const nearGlass = eye.poly(upright(0, 10, 0, 3));
  const front = { glass: nearGlass, frame: nearGlass, mesh: [] };
  return {
    eye,
    floor: floor(eye),
    lines: floorLines(eye),
    walls: [backWall(eye), sideWall(eye, 0), sideWall(eye, 10), front],
    net: net(eye),
    mark: '',
    flat: false,
  };
});

/** A ground track is a straight line, as on the floor. A strip beside the court shows heights to the same scale. */
const above = once((): Ground => {
  const metre = 16.4;
  const bottom = pictureHeight - 16;
  const eye = flatEye(metre, ([x, y]) => [16 + x * metre, bottom - y * metre]);
  const side = flatEye(metre, ([, y, z]) => [212 + z * metre, bottom - y * metre]);
  const edge = floor(eye);
  const glass = (y: number): Point[] => [
    [0, y, 0],
    [0, y, 3],
  ];
  return {
    eye,
    floor: edge,
    lines: floorLines(eye),
    walls: [{ glass: '', frame: edge, mesh: [] }],
    net: undefined,
    mark: eye.line(upright(0, 10, 10, 0).slice(0, 2)),
    flat: true,
    strip: {
      eye: side,
      frame: side.line([0, 20].map((y): Point => [0, y, 0])) + side.line(glass(0)) + side.line(glass(20)),
      mark: side.line([
        [0, 10, 0],
        [0, 10, 0.92],
      ]),
    },
  };
});

function flatEye(metre: number, place: (point: Point) => readonly [x: number, y: number]): Camera {
  const line = (places: readonly Point[]) => `M${places.map((point) => place(point).map(short).join(' ')).join('L')}`;
  return {
    width: pictureWidth,
    height: pictureHeight,
    point: (point) => [...place(point), metre],
    line,
    poly: (places) => `${line(places)}Z`,
  };
}

const wall = once((): Ground => {
  const eye = cameraOf({ pos: [13.4, 4.6, 6], target: [5.2, 17.6, 0.9], fov: 30 });
  const [left, right] = [-1, 14];
  const board = eye.poly(upright(left, right, 20, 4));
  return {
    eye,
    floor: eye.poly([[left, 9, 0], [right, 9, 0], ...upright(right, left, 20, 0).slice(0, 2)]),
    lines: '',
    walls: [{ glass: board, frame: board, mesh: [] }],
    net: undefined,
    mark: eye.line([
      [left, 20, 0.92],
      [right, 20, 0.92],
    ]),
    flat: false,
  };
});

function upright(x0: number, x1: number, y: number, z: number): Point[] {
  return [
    [x0, y, 0],
    [x1, y, 0],
    [x1, y, z],
    [x0, y, z],
  ];
}

export function groundOf({ ground }: Drill, view: DrillViewName): Ground {
  if (ground === 'wall') return wall();
  return view === 'above' ? above() : behind();
}
