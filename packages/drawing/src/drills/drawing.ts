import { type Camera, type Point, ring, short } from '#court/geometry.ts';
import type { Air, Drill, DrillMark, DrillRole, Spot } from '#drills/drill.ts';
import { type Frame, type Leg, placeAt, type Step } from '#drills/timeline.ts';
import type { Ground } from '#drills/views.ts';

type Seen = Pick<Ground, 'eye'>;

type Circle = { cx: string; cy: string; r: string };
export type DrawnPlayer = { id: string; role: DrillRole; foot: string; body: string; x: string; y: string };
export type DrawnBall = { circle: Circle; shadow: string; height: string };

const onFloor = ([x, y]: readonly number[]): Air => [x ?? 0, y ?? 0, 0];
const samples = 24;
/** A strobe lamp of the drawing: equal times, so wide gaps are a fast ball. */
const strobeSeconds = 0.18;
const shoulder = 1;

function circleAt({ point }: Camera, place: Point, grown = 1): Circle | undefined {
  const seen = point(place);
  // larger than life, and not lost at the far end
  return seen ? { cx: short(seen[0]), cy: short(seen[1]), r: short((seen[2] * 0.1 + 2.4) * grown) } : undefined;
}

export function drawLeg({ eye }: Seen, { flight }: Leg, share: number): { way: string; shadow: string } {
  const places = Array.from({ length: samples + 1 }, (_, index) => placeAt(flight, (index / samples) * share));
  return { way: eye.line(places), shadow: eye.line(places.map(onFloor)) };
}

export function drawDirection({ eye }: Ground, { flight }: Leg): string {
  const [from, tip] = [eye.point(onFloor(placeAt(flight, 0.5))), eye.point(onFloor(placeAt(flight, 0.54)))];
  if (!from || !tip) return '';
  const turn = Math.atan2(tip[1] - from[1], tip[0] - from[0]);
  const wing = (by: number) => `${short(tip[0] - Math.cos(turn + by) * 9)} ${short(tip[1] - Math.sin(turn + by) * 9)}`;
  return `M${wing(0.5)}L${short(tip[0])} ${short(tip[1])}L${wing(-0.5)}`;
}

export function drawTouch({ eye, flat }: Ground, { flight: { to, ends } }: Leg): string {
  if (ends === 'floor') return eye.poly(ring(to, 0.26));
  if (ends !== 'glass' && ends !== 'mesh') return '';
  const onSide = to[0] === 0 || to[0] === 10;
  // from above a place on a wall is a mark across it
  if (flat) return eye.line(onSide ? [along(to, 0.3, 0), along(to, -0.3, 0)] : [along(to, 0, 0.3), along(to, 0, -0.3)]);
  const circle = ring([0, 0, 0], 0.24).map(
    ([a, b]): Point => [to[0] + (onSide ? 0 : a), to[1] + (onSide ? a : 0), to[2] + b],
  );
  return eye.poly(circle) + eye.line([onFloor(to), [to[0], to[1], Math.max(0, to[2] - 0.24)]]);
}

const along = ([x, y]: Air, ahead: number, aside: number): Point => [x + ahead, y + aside, 0];

export function drawStrobes({ eye }: Ground, legs: Frame['legs']): (Circle & { opacity: string })[] {
  const end = legs.at(-1);
  if (!end) return [];
  const now = end.leg.start + end.leg.seconds * end.share;
  const count = Math.floor(now / strobeSeconds);
  return Array.from({ length: count }, (_, index) => {
    const seconds = (index + 1) * strobeSeconds;
    const leg = legs.findLast(({ leg: { start } }) => start <= seconds)?.leg;
    const circle = leg && circleAt(eye, placeAt(leg.flight, (seconds - leg.start) / leg.seconds), 0.8);
    return circle && { ...circle, opacity: (0.25 + (0.55 * seconds) / now).toFixed(2) };
  }).filter((strobe) => strobe !== undefined);
}

export function drawBall({ eye }: Seen, place: Air): DrawnBall | undefined {
  const circle = circleAt(eye, place);
  return circle && { circle, shadow: eye.poly(ring(onFloor(place), 0.2)), height: eye.line([onFloor(place), place]) };
}

export function drawPlayers({ eye, flat }: Ground, { players }: Drill, places: Frame['players']): DrawnPlayer[] {
  return players
    .flatMap(({ id, role }) => {
      const at = places.get(id);
      return at ? [{ id, role, at }] : [];
    })
    .sort((a, b) => b.at[1] - a.at[1])
    .flatMap(({ id, role, at: [x, y] }) => {
      const head: Point = [x, y, flat ? 0 : shoulder];
      const seen = eye.point([x, y, flat ? 0 : shoulder * 0.62]);
      if (!seen) return [];
      const foot = eye.poly(ring([x, y, 0], flat ? 0.62 : 0.5));
      return [{ id, role, foot, body: eye.line([[x, y, flat ? 0 : 0.3], head]), x: short(seen[0]), y: short(seen[1]) }];
    });
}

export function drawMoves(ground: Ground, { before, after }: Step): string {
  return [...after]
    .map(([id, to]) => {
      const from = before.get(id) ?? to;
      const metres = Math.hypot(to[0] - from[0], to[1] - from[1]);
      return metres < 0.6 ? '' : ground.eye.poly(ring(onFloor(to), 0.5)) + arrow(ground, from, to, metres);
    })
    .join('');
}

function arrow({ eye, flat }: Ground, from: Spot, to: Spot, metres: number): string {
  const [ux, uy] = [(to[0] - from[0]) / metres, (to[1] - from[1]) / metres];
  const at = (along: number, left: number): Point => [
    to[0] - ux * along - uy * left,
    to[1] - uy * along + ux * left,
    0,
  ];
  // a body hides shapes right behind it
  const hidden = !flat && uy > 0.5 ? 1.5 : 0.5;
  if (metres < hidden + 0.8) return '';
  return eye.line([at(metres - hidden, 0), at(0.5, 0)]) + eye.line([at(0.95, 0.3), at(0.5, 0), at(0.95, -0.3)]);
}

export function drawMark({ eye, flat }: Ground, mark: DrillMark): { path: string; label?: Circle & { text: string } } {
  if (mark.kind === 'cone') {
    const [x, y] = mark.at;
    const half = 0.3;
    if (flat) return { path: eye.poly(ring([x, y, 0], half)) };
    return {
      path: eye.poly([
        [x - half, y, 0],
        [x + half, y, 0],
        [x, y, 0.75],
      ]),
    };
  }
  const [[x0, y0], [x1, y1]] = [mark.from, mark.to];
  const path = eye.poly([
    [x0, y0, 0],
    [x1, y0, 0],
    [x1, y1, 0],
    [x0, y1, 0],
  ]);
  const place = mark.label ? circleAt(eye, [(x0 + x1) / 2, (y0 + y1) / 2, 0]) : undefined;
  return place && mark.label ? { path, label: { ...place, text: mark.label } } : { path };
}
