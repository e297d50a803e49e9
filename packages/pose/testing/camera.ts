import { along, cos, cross, dot, minus, scaled, sin, unit, type Vector } from '@bandeja/drawing/figures/vector';

/** `around`: degrees, 0 in front of the player, 90 from the player's left, −90 from the right; metres, degrees of the upright field of view. */
export type CameraPlace = {
  around: number;
  away?: number;
  height?: number;
  aim?: Vector;
  field?: number;
  size?: readonly [width: number, height: number];
};

export type Camera = {
  width: number;
  height: number;
  eye: Vector;
  ahead: Vector;
  right: Vector;
  up: Vector;
  /** Pixels of a metre that is one metre away. */
  focal: number;
  project: (point: Vector) => readonly [x: number, y: number, depth: number];
};

export function createCamera({
  around,
  away = 4.6,
  height: eyeHeight = 1.3,
  aim = [0, 0, 1.02],
  field = 38,
  size = [240, 320],
}: CameraPlace): Camera {
  const [width, height] = size;
  const eye: Vector = [aim[0] + cos(around) * away, aim[1] + sin(around) * away, eyeHeight];
  const ahead = unit(minus(aim, eye));
  const right = unit(cross(ahead, [0, 0, 1]));
  const up = cross(right, ahead);
  const focal = height / 2 / (sin(field / 2) / cos(field / 2));
  return {
    width,
    height,
    eye,
    ahead,
    right,
    up,
    focal,
    project(point) {
      const way = minus(point, eye);
      const depth = dot(way, ahead);
      const scale = focal / depth;
      return [width / 2 + dot(way, right) * scale, height / 2 - dot(way, up) * scale, depth];
    },
  };
}

/** Direction of a pixel's ray. */
export const rayOf = ({ ahead, right, up, width, height, focal }: Camera, x: number, y: number): Vector =>
  unit(along(along(ahead, right, (x - width / 2) / focal), scaled(up, 1), (height / 2 - y) / focal));
