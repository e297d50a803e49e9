import { backWall, floor, floorLines, net, sideWall, type WallPaths } from '#ui/court/cage.ts';
import type { Drill } from '#ui/court/drill/drill.ts';
import { type Camera, camera, type Point, short } from '#ui/court/geometry.ts';
import { once } from '#ui/court/scene.tsx';

/** From a raised camera behind the own glass, or from above. */
export type DrillViewName = 'behind' | 'above';

export const pictureWidth = 360;
export const pictureHeight = 360;

/** What stands still: paths of the ground for one camera. */
export type Ground = {
  eye: Camera;
  floor: string;
  lines: string;
  walls: readonly WallPaths[];
  net: ReturnType<typeof net> | undefined;
  /** A line to be seen well: the net from above, the height of a net on a bare wall. */
  mark: string;
  /** Seen from above: players are discs. */
  flat: boolean;
};

const cameraOf = (place: Parameters<typeof camera>[0]) => camera(place, pictureWidth, pictureHeight);

const behind = once((): Ground => {
  const eye = cameraOf({ pos: [5, -21, 18.4], target: [5, 9.6, 0], fov: 24.9, cy: 0.55 });
  const ownGlass = eye.poly(upright(0, 10, 0, 3));
  const front = { glass: ownGlass, frame: ownGlass, mesh: [] };
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

/** Straight from above; height moves the ball away from its shadow, up and to the right. */
const above = once((): Ground => {
  const metre = 16.4;
  const left = (pictureWidth - 10 * metre) / 2;
  const point = ([x, y, z]: Point) =>
    [left + (x + z * 0.5) * metre, pictureHeight - 10 - (y + z * 0.3) * metre, metre] as const;
  const text = (place: Point) => point(place).slice(0, 2).map(short).join(' ');
  const line = (places: readonly Point[]) => `M${places.map(text).join('L')}`;
  const poly = (places: readonly Point[]) => `${line(places)}Z`;
  const eye: Camera = { width: pictureWidth, height: pictureHeight, point, line, poly };
  const edge = floor(eye);
  return {
    eye,
    floor: edge,
    lines: floorLines(eye),
    walls: [{ glass: '', frame: edge, mesh: [] }],
    net: undefined,
    mark: line(upright(0, 10, 10, 0).slice(0, 2)),
    flat: true,
  };
});

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

/** A plane across the court. */
function upright(x0: number, x1: number, y: number, z: number): Point[] {
  return [
    [x0, y, 0],
    [x1, y, 0],
    [x1, y, z],
    [x0, y, z],
  ];
}

/** The ground of a drill, projected once. */
export function groundOf({ ground }: Drill, view: DrillViewName): Ground {
  if (ground === 'wall') return wall();
  return view === 'above' ? above() : behind();
}
