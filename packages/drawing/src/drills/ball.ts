import type { DrillFlight } from '@bandeja/domain/exercises/drill';

/** The author gives the hit; the path after the bounce and the walls is computed. Metres and seconds. */

export type Place = readonly [x: number, y: number, z: number];
type Triple = [x: number, y: number, z: number];
type Motion = { place: Triple; velocity: Triple };

export const gravity = 9.81;

/** A padel ball dropped from 2.54 m bounces to about 1.4 m: restitution 0.74; sand on turf takes a little. */
const floorRestitution = 0.72;
const floorFriction = 0.5;
const glassRestitution = 0.75;
const glassFriction = 0.1;
const meshRestitution = 0.45;
/** Friction stops once a hollow ball rolls: it never takes more than this share. */
const rollingShare = 0.4;

export type Hit = {
  from: Place;
  to: Place;
  /** Metres above the straight line at the middle: gravity turns them into the flight's duration. */
  apex: number;
  /** Metres aside at the middle, positive to the left: spin. */
  side?: number;
  /** Spin on the floor: restitution of a cut (low) or topspin ball (high), and extra grip. */
  bounce?: { restitution?: number; keep?: number };
  /** Without it the path ends at `to`. */
  until?: Until;
};

/** Touches of floor and walls, the first bounce included; then at once, or when it passes y, or falls to z. */
export type Until = { contacts: number; y?: number; falling?: number };

/** From the racket to the next one, or to where no player reaches it. */
export function hit({ from, to, apex, side, bounce, until }: Hit): DrillFlight[] {
  const first = { ...flightOf(from, to, apex, endOf(to)), ...(side === undefined ? {} : { side }) };
  const flights: DrillFlight[] = [first];
  if (!until) return flights;
  let motion = afterFloor({ place: [...to], velocity: arrival(from, to, apex, side ?? 0) }, bounce);
  for (let contacts = 1; contacts < until.contacts; contacts += 1) {
    const next = nextContact(motion);
    flights.push(legOf(motion, next.seconds, next.ends));
    if (next.ends === 'out') return flights;
    motion = next.after;
  }
  const seconds = secondsUntil(motion, until);
  if (seconds !== undefined) flights.push(legOf(motion, seconds, 'racket'));
  return flights;
}

export function drop(from: Place, to: number): DrillFlight[] {
  const [x, y, z] = from;
  const fall = z / 4;
  const seconds = Math.sqrt((2 * z) / gravity);
  const speed = gravity * seconds * floorRestitution;
  const rising = (speed - Math.sqrt(Math.max(0, speed ** 2 - 2 * gravity * to))) / gravity;
  return [
    flightOf(from, [x, y, 0], fall, 'floor'),
    flightOf([x, y, 0], [x, y, to], (gravity * rising ** 2) / 8, 'racket'),
  ];
}

export const secondsOf = (apex: number): number => Math.sqrt((8 * apex) / gravity);

export function arrival(from: Place, to: Place, apex: number, side: number): Triple {
  const seconds = secondsOf(apex);
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const length = Math.hypot(dx, dy) || 1;
  const drift = (-4 * side) / length / seconds;
  return [dx / seconds - dy * drift, dy / seconds + dx * drift, dz / seconds - (gravity * seconds) / 2];
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

function flightOf(from: Place, to: Place, apex: number, ends: DrillFlight['ends']): DrillFlight {
  const near = ([x, y, z]: Place): Triple => [round(x, 2), round(y, 2), round(z, 2)];
  return { from: near(from), to: near(to), apex: Math.max(0.001, round(apex, 4)), ends };
}

const endOf = (to: Place): DrillFlight['ends'] => {
  if (to[2] === 0) return 'floor';
  return to[1] === 0 || to[1] === 20 ? 'glass' : 'racket';
};

function afterFloor({ place, velocity }: Motion, spin: Hit['bounce'] = {}): Motion {
  if (place[2] > 0) return afterWall({ place, velocity }, 1, glassRestitution);
  const [vx, vy, vz] = velocity;
  const restitution = spin.restitution ?? floorRestitution;
  const speed = Math.hypot(vx, vy) || 1;
  const lost = Math.min((floorFriction * (1 + restitution) * Math.abs(vz)) / speed, rollingShare);
  const keep = spin.keep ?? 1 - lost;
  return { place, velocity: [vx * keep, vy * keep, Math.abs(vz) * restitution] };
}

function afterWall({ place, velocity }: Motion, axis: 0 | 1, restitution: number): Motion {
  const into = Math.abs(velocity[axis]);
  const along = axis === 0 ? 1 : 0;
  const sliding = Math.hypot(velocity[along], velocity[2]) || 1;
  const keep = 1 - Math.min((glassFriction * (1 + restitution) * into) / sliding, rollingShare);
  const after: Triple = [...velocity];
  after[axis] = -velocity[axis] * restitution;
  after[along] = velocity[along] * keep;
  after[2] = velocity[2] * keep;
  return { place, velocity: after };
}

const positionAfter = ({ place, velocity }: Motion, seconds: number): Triple => [
  place[0] + velocity[0] * seconds,
  place[1] + velocity[1] * seconds,
  place[2] + velocity[2] * seconds - (gravity * seconds ** 2) / 2,
];

const velocityAfter = ({ velocity: [vx, vy, vz] }: Motion, seconds: number): Triple => [vx, vy, vz - gravity * seconds];

const legOf = (motion: Motion, seconds: number, ends: DrillFlight['ends']): DrillFlight =>
  flightOf(motion.place, positionAfter(motion, seconds), (gravity * seconds ** 2) / 8, ends);

function fallTo({ place, velocity }: Motion, z: number): number | undefined {
  const root = velocity[2] ** 2 + 2 * gravity * (place[2] - z);
  if (root < 0) return undefined;
  const seconds = (velocity[2] + Math.sqrt(root)) / gravity;
  return seconds > 1e-6 ? seconds : undefined;
}

type Contact = { seconds: number; ends: DrillFlight['ends']; after: Motion };

function nextContact(motion: Motion): Contact {
  const floor = fallTo(motion, 0) ?? Number.POSITIVE_INFINITY;
  const walls = ([0, 1] as const).map((axis) => {
    const speed = motion.velocity[axis];
    const far = axis === 0 ? 10 : 20;
    const wall = speed > 0 ? far : 0;
    const seconds = (wall - motion.place[axis]) / speed;
    return { axis, seconds: seconds > 1e-6 ? seconds : Number.POSITIVE_INFINITY };
  });
  const wall = walls.reduce((first, second) => (second.seconds < first.seconds ? second : first));
  if (floor <= wall.seconds) {
    const place = positionAfter(motion, floor);
    place[2] = 0;
    return { seconds: floor, ends: 'floor', after: afterFloor({ place, velocity: velocityAfter(motion, floor) }) };
  }
  const place = positionAfter(motion, wall.seconds);
  const surface = surfaceAt(wall.axis, place);
  const landed = { place, velocity: velocityAfter(motion, wall.seconds) };
  if (surface === 'out') return { seconds: wall.seconds + 0.16, ends: 'out', after: landed };
  const restitution = surface === 'glass' ? glassRestitution : meshRestitution;
  return { seconds: wall.seconds, ends: surface, after: afterWall(landed, wall.axis, restitution) };
}

/** Back glass 3 m and mesh to 4; sides step down 2 m and 4 m from the corners. */
function wallHeights(fromCorner: number): [glass: number, top: number] {
  if (fromCorner <= 2) return [3, 4];
  return fromCorner <= 4 ? [2, 3] : [0, 3];
}

export function surfaceAt(axis: 0 | 1, [, y, z]: Place): 'glass' | 'mesh' | 'out' {
  const [glass, top] = wallHeights(axis === 1 ? 0 : Math.min(y, 20 - y));
  if (z <= glass) return 'glass';
  return z <= top ? 'mesh' : 'out';
}

function secondsUntil(motion: Motion, { y, falling }: Until): number | undefined {
  if (falling !== undefined) return fallTo(motion, falling);
  return y === undefined ? undefined : (y - motion.place[1]) / motion.velocity[1];
}
