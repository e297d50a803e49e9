import { type Camera, flight, flightSteps, type Point, ring, short } from '#court/geometry.ts';

/** One shot of a scene. Solid line: the shot to learn; dotted: a reference. */
export type Shot = {
  from: Point;
  to: Point;
  /** Metres above the straight line at the middle. */
  apex: number;
  side?: number;
  dotted?: boolean;
  noShadow?: boolean;
  foot?: boolean;
  landing?: boolean;
  strobes?: number;
  ball?: number;
  /** The ball's radius in metres: larger than life, to be seen. */
  radius?: number;
  label?: { text: string; at: number; dx: number; dy: number };
};

type Circle = { cx: string; cy: string; r: string; opacity?: string };

export type ShotPicture = {
  flight: string;
  dotted: boolean;
  shadow: string | undefined;
  foot: { disc: string; height: string } | undefined;
  landing: string | undefined;
  strobes: Circle[];
  ball: { shadow: string; circle: Circle } | undefined;
  label: { tick: string; x: string; y: string; text: string } | undefined;
};

export function drawShot(eye: Camera, shot: Shot): ShotPicture {
  const way = flight(shot.from, shot.to, shot.apex, shot.side);
  const at = (share: number): Point => way[Math.round(share * flightSteps)] ?? shot.to;
  const [x, y] = shot.from;
  return {
    flight: eye.line(way),
    dotted: shot.dotted ?? false,
    // straight on the floor, so straight in the picture
    shadow: shot.noShadow ? undefined : eye.line((shot.side ? way : [shot.from, shot.to]).map(onFloor)),
    foot: shot.foot ? { disc: eye.poly(ring([x, y, 0], 0.35)), height: eye.line([[x, y, 0], shot.from]) } : undefined,
    landing: shot.landing ? eye.poly(ring(onFloor(shot.to), 0.28)) : undefined,
    strobes: drawStrobes(eye, shot, at),
    ball: shot.ball === undefined ? undefined : drawBall(eye, at(shot.ball), shot),
    label: shot.label && drawLabel(eye, at(shot.label.at), shot.label),
  };
}

const onFloor = ([x, y]: Point): Point => [x, y, 0];

function circleAt(eye: Camera, place: Point, radius: number): Circle | undefined {
  const seen = eye.point(place);
  return seen ? { cx: short(seen[0]), cy: short(seen[1]), r: short(seen[2] * radius) } : undefined;
}

function drawStrobes(eye: Camera, { strobes = 0, radius = 0.13 }: Shot, at: (share: number) => Point): Circle[] {
  return Array.from({ length: Math.max(0, strobes - 1) }, (_, index) => {
    const share = (index + 1) / strobes;
    const circle = circleAt(eye, at(share), radius);
    return circle && { ...circle, opacity: (0.08 + 0.42 * share).toFixed(2) };
  }).filter((circle) => circle !== undefined);
}

function drawBall(eye: Camera, place: Point, { ball, radius = 0.17 }: Shot): ShotPicture['ball'] {
  // A ball that has landed is on the floor, not in it.
  const centre: Point = ball === 1 ? [place[0], place[1], place[2] + radius] : place;
  const circle = circleAt(eye, centre, radius);
  return circle && { circle, shadow: eye.poly(ring(onFloor(centre), 0.2)) };
}

function drawLabel(eye: Camera, place: Point, label: NonNullable<Shot['label']>): ShotPicture['label'] {
  const seen = eye.point(place);
  if (!seen) return undefined;
  const [x, y] = seen;
  return {
    tick: `M${short(x)} ${short(y)}l${label.dx} ${label.dy}h8`,
    x: short(x + label.dx + 12),
    y: short(y + label.dy + 4),
    text: label.text,
  };
}
