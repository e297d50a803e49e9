/** Every drawing is projected from the real court, in metres: x across (10), y along (20, net at 10), z up. */
export type Point = readonly [x: number, y: number, z: number];
type Flat = readonly [x: number, y: number];

export type CameraPlace = {
  pos: Point;
  target: Point;
  /** Vertical angle of view, degrees. */
  fov?: number;
  /** Position of the target in the picture, as shares of its width and height. */
  cx?: number;
  cy?: number;
};

export type Camera = {
  width: number;
  height: number;
  /** Picture x, y and how many units a metre measures there; null behind the camera. */
  point: (place: Point) => readonly [x: number, y: number, unitsPerMetre: number] | null;
  poly: (places: readonly Point[]) => string;
  line: (places: readonly Point[]) => string;
};

/** Rounded to a tenth of a unit, for short paths. */
export const short = (value: number): string => (Math.round(value * 10) / 10).toString();

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
function unit(a: Point): Point {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
}

const nearPlane = 0.3;

export function camera(
  { pos, target, fov = 40, cx = 0.5, cy = 0.5 }: CameraPlace,
  width: number,
  height: number,
): Camera {
  const forward = unit(minus(target, pos));
  const right = unit(cross(forward, [0, 0, 1]));
  const up = cross(right, forward);
  const focal = height / 2 / Math.tan((fov * Math.PI) / 360);

  const view = (place: Point): Point => {
    const away = minus(place, pos);
    return [dot(away, right), dot(away, up), dot(away, forward)];
  };
  const flat = (seen: Point): Flat => [
    width * cx + (focal * seen[0]) / seen[2],
    height * cy - (focal * seen[1]) / seen[2],
  ];
  const text = (seen: Point): string => flat(seen).map(short).join(' ');
  const atNearPlane = (a: Point, b: Point): Point => between(a, b, (nearPlane - a[2]) / (b[2] - a[2]));

  return {
    width,
    height,
    point(place) {
      const seen = view(place);
      return seen[2] < nearPlane ? null : [...flat(seen), focal / seen[2]];
    },
    poly(places) {
      const seen = places.map(view);
      const corners: Point[] = [];
      seen.forEach((a, index) => {
        const b = seen[(index + 1) % seen.length] ?? a;
        if (a[2] >= nearPlane) corners.push(a);
        if (a[2] >= nearPlane !== b[2] >= nearPlane) corners.push(atNearPlane(a, b));
      });
      return corners.length < 3 ? '' : `M${corners.map(text).join('L')}Z`;
    },
    line(places) {
      const seen = places.map(view);
      let path = '';
      let penDown = false;
      seen.slice(1).forEach((end, index) => {
        const start = seen[index] ?? end;
        const startSeen = start[2] >= nearPlane;
        const endSeen = end[2] >= nearPlane;
        if (startSeen || endSeen) {
          if (!penDown || !startSeen) path += `M${text(startSeen ? start : atNearPlane(start, end))}`;
          path += `L${text(endSeen ? end : atNearPlane(end, start))}`;
        }
        penDown = endSeen;
      });
      return path;
    },
  };
}

/** A shot: the parabola from `from` to `to`, `apex` metres above the straight line at its middle, `side` metres aside (víbora). Returns 37 points. */
export function flight(from: Point, to: Point, apex: number, side = 0): Point[] {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 1;
  return Array.from({ length: flightSteps + 1 }, (_, step) => {
    const share = step / flightSteps;
    const lift = 4 * share * (1 - share);
    return [
      from[0] + dx * share - (dy / length) * side * lift,
      from[1] + dy * share + (dx / length) * side * lift,
      from[2] + (to[2] - from[2]) * share + apex * lift,
    ];
  });
}
export const flightSteps = 36;

export function ring([x, y, z]: Point, radius: number): Point[] {
  const corners = 28;
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, z];
  });
}

export function once<Picture>(make: () => Picture): () => Picture {
  let picture: Picture | undefined;
  return () => {
    picture ??= make();
    return picture;
  };
}
