import type { Drill, DrillFlight, DrillPhase } from '@bandeja/domain/exercises/drill';
import { arrival, type Place, secondsOf, surfaceAt } from '#drills/ball.ts';

const netHeight = (x: number): number => 0.88 + (0.04 * Math.abs(x - 5)) / 5;
/** Metres a second on average: a player who starts and stops on the way is faster in between. */
const fastest = 5;
const runShare = 0.85;
const reach = 1.1;
/** Metres a second (120 km/h) off a racket. */
const fastestBall = 34;
const mostRestitution = 0.85;

type Spot = readonly [x: number, y: number];
const apart = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot(...a.map((value, axis) => value - (b[axis] ?? 0)));
const flat = ([x, y]: readonly number[]): Spot => [x ?? 0, y ?? 0];

export function placeAt({ from, to, apex, side = 0 }: DrillFlight, share: number): Place {
  const lift = 4 * share * (1 - share);
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const drift = (side * lift) / (Math.hypot(dx, dy) || 1);
  return [from[0] + dx * share - dy * drift, from[1] + dy * share + dx * drift, from[2] + dz * share + apex * lift];
}

export function drillErrors(drill: Drill): string[] {
  const errors = shapeErrors(drill);
  let places = new Map<string, Spot>(drill.players.map(({ id, at }) => [id, at]));
  let ball: DrillFlight | undefined;
  drill.phases.forEach((phase, index) => {
    const name = `phase ${index + 1}`;
    const after = new Map(places);
    for (const { id, to } of phase.moves) {
      if (places.has(id)) after.set(id, to);
      else errors.push(`${name}: no player is called ${id}`);
    }
    phase.ball.forEach((flight, step) => {
      const where = `${name}, flight ${step + 1}`;
      errors.push(
        ...[...flightErrors(flight, drill.ground), ...netErrors(flight, drill.ground)].map(
          (error) => `${where}: ${error}`,
        ),
      );
      // a player must be near a hit: at the phase's start, or at its end for a later flight
      const near = [...(step === 0 ? places : after).values()].some((at) => apart(at, flat(flight.from)) <= reach);
      const goesOn = ball && apart(ball.to, flight.from) <= 0.6;
      if (!goesOn && !near) errors.push(`${where}: begins where neither ball nor player is`);
      if (isHit(ball, flight, step)) {
        if (!near) errors.push(`${where}: hit where no player stands`);
        errors.push(...landingErrors(phase.ball.slice(step), drill.ground).map((error) => `${where}: ${error}`));
      } else if (ball) errors.push(...reboundErrors(ball, flight).map((error) => `${where}: ${error}`));
      ball = flight;
    });
    const last = phase.ball.at(-1);
    if (last?.ends === 'racket' && ![...after.values()].some((at) => apart(at, flat(last.to)) <= reach)) {
      errors.push(`${name}: no player reaches the ball at ${last.to.join(', ')}`);
    }
    errors.push(...runErrors(phase, places, name));
    errors.push(...standErrors(drill, after, name));
    places = after;
  });
  return errors;
}

const isHit = (before: DrillFlight | undefined, flight: DrillFlight, step: number): boolean =>
  before === undefined ||
  before.ends === 'racket' ||
  before.ends === 'out' ||
  (step === 0 && apart(before.to, flight.from) > 0.02);

function shapeErrors({ phases, players, ground }: Drill): string[] {
  const errors: string[] = [];
  if (phases.length < 2 || phases.length > 6) errors.push(`${phases.length} phases, 2 to 6`);
  if (!phases.some((phase) => phase.taught && phase.ball.length > 0)) errors.push('no phase shows the taught stroke');
  if (players.filter(({ role }) => role === 'player').length !== 1) errors.push('one player trains');
  for (const { id, role, at } of players)
    if (!standsWell(role, at, ground)) errors.push(`${id} stands on the wrong side`);
  return errors;
}

function standsWell(role: string, [x, y]: Spot, ground: Drill['ground']): boolean {
  if (x < 0.3 || x > 9.7) return false;
  if (ground === 'wall') return y >= 10 && y <= 19.5;
  return role === 'player' || role === 'partner' ? y >= 0.4 && y <= 9.5 : y >= 10.5 && y <= 19.6;
}

function standErrors({ players, ground }: Drill, places: Map<string, Spot>, name: string): string[] {
  const errors: string[] = [];
  for (const { id, role } of players) {
    const at = places.get(id);
    if (at && !standsWell(role, at, ground)) errors.push(`${name}: ${id} leaves their half`);
  }
  const all = [...places];
  for (const [index, [id, at]] of all.entries()) {
    for (const [other, there] of all.slice(index + 1)) {
      if (apart(at, there) < 1.2) errors.push(`${name}: ${id} and ${other} stand in one another`);
    }
  }
  return errors;
}

function runErrors({ ball, moves }: DrillPhase, places: Map<string, Spot>, name: string): string[] {
  const seconds = ball.reduce((sum, { apex }) => sum + secondsOf(apex), 0);
  if (seconds === 0) return [];
  return moves.flatMap(({ id, to }) => {
    const speed = apart(places.get(id) ?? to, to) / seconds / runShare;
    return speed > fastest ? [`${name}: ${id} runs ${speed.toFixed(1)} m/s`] : [];
  });
}

function flightErrors(flight: DrillFlight, ground: Drill['ground']): string[] {
  const errors: string[] = [];
  const { to, ends, from, apex } = flight;
  const speed = apart(from, to) / secondsOf(apex);
  if (speed > fastestBall) errors.push(`flies ${speed.toFixed(0)} m/s`);
  if (ends === 'floor' && to[2] !== 0) errors.push('bounces above the floor');
  if (ends === 'racket' && (to[2] < 0.15 || to[2] > 3)) errors.push(`is played at ${to[2]} m`);
  if (ends === 'glass' || ends === 'mesh') errors.push(...wallErrors(to, ends, ground));
  const inside = [0.25, 0.5, 0.75].every((share) => placeAt(flight, share)[2] > -0.01);
  if (!inside) errors.push('goes through the floor');
  if (ends !== 'out' && !isIn(to)) errors.push('leaves the court');
  return errors;
}

const isIn = ([x, y]: Place): boolean => x >= 0 && x <= 10 && y >= 0 && y <= 20;

function axisOf([x, y]: Place): 0 | 1 | undefined {
  if (x === 0 || x === 10) return 0;
  return y === 0 || y === 20 ? 1 : undefined;
}

function wallErrors(to: Place, ends: 'glass' | 'mesh', ground: Drill['ground']): string[] {
  const axis = axisOf(to);
  if (axis === undefined) return ['touches a wall where none stands'];
  if (ground === 'wall') return to[1] === 20 ? [] : ['touches a wall where none stands'];
  const surface = surfaceAt(axis, to);
  return surface === ends ? [] : [`touches ${ends} where there is ${surface}`];
}

function netErrors(flight: DrillFlight, ground: Drill['ground']): string[] {
  const { from, to } = flight;
  if (ground === 'wall' || (from[1] - 10) * (to[1] - 10) >= 0) return [];
  const [x, , z] = placeAt(flight, (10 - from[1]) / (to[1] - from[1]));
  return z > netHeight(x) + 0.04 ? [] : [`passes the net at ${z.toFixed(2)} m`];
}

/** A ball that was hit must bounce on the other half, or be volleyed there, before it touches a wall of it. */
function landingErrors(flights: readonly DrillFlight[], ground: Drill['ground']): string[] {
  if (ground === 'wall') return [];
  const startsNear = (flights[0]?.from[1] ?? 0) < 10;
  const landing = flights.find(({ to, ends }) => ends !== 'glass' || to[1] < 10 !== startsNear);
  if (!landing || landing.ends === 'floor' || landing.ends === 'racket') return [];
  return [`touches ${landing.ends} before the floor of the other half`];
}

/** Rules of the free ball: it falls no higher than it came, keeps its direction, and rebounds from the wall it met. */
function reboundErrors(before: DrillFlight, flight: DrillFlight): string[] {
  const came = arrival(before.from, before.to, before.apex, before.side ?? 0);
  const reversed = arrival(flight.to, flight.from, flight.apex, 0);
  const leaves = reversed.map((value, axis) => (axis === 2 ? value : -value));
  leaves[2] = -reversed[2];
  const errors: string[] = [];
  const speed = (velocity: readonly number[]): number => Math.hypot(...velocity);
  if (speed(leaves) > speed(came) * 1.03) errors.push('is faster after a touch than before');
  if (before.ends === 'floor') {
    if ((leaves[2] ?? 0) > Math.abs(came[2]) * mostRestitution + 0.2) errors.push('jumps too high');
    if (Math.hypot(came[0], came[1]) > 1 && turned(came, leaves) > 12) errors.push('turns on the floor');
  }
  if (before.ends === 'glass' || before.ends === 'mesh') {
    const axis = before.to[0] === 0 || before.to[0] === 10 ? 0 : 1;
    const other = axis === 0 ? 1 : 0;
    if (came[axis] * (leaves[axis] ?? 0) >= 0) errors.push('does not come back from the wall');
    if (came[other] * (leaves[other] ?? 0) < -0.1) errors.push('turns round along the wall');
  }
  return errors;
}

function turned(a: readonly number[], b: readonly number[]): number {
  const angle = Math.atan2(a[1] ?? 0, a[0] ?? 0) - Math.atan2(b[1] ?? 0, b[0] ?? 0);
  return (Math.abs(Math.atan2(Math.sin(angle), Math.cos(angle))) * 180) / Math.PI;
}
