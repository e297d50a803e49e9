import type { Air, Drill, DrillFlight, Spot } from '#drills/drill.ts';

const gravity = 9.81;
/** The drawing is slower than the ball: a rebound of two tenths of a second could not be followed. */
const pace = 0.6;
/** Between two phases there is time to read the next one. */
const holdSeconds = 1;
const walkMetresPerSecond = 2.2;
const shortestWalkSeconds = 1.2;

type Places = ReadonlyMap<string, Spot>;
export type Leg = { flight: DrillFlight; start: number; seconds: number };
export type Step = {
  start: number;
  seconds: number;
  legs: readonly Leg[];
  /** The flights that brought the ball to where this phase hits it. */
  incoming: readonly Leg[];
  before: Places;
  after: Places;
};
export type Timeline = { steps: readonly Step[]; seconds: number };

export type Frame = {
  index: number;
  legs: readonly { leg: Leg; share: number }[];
  players: Places;
  ball: Air | undefined;
};

/** Seconds a ball is in the air, in reality. */
export const flightSeconds = ({ apex }: DrillFlight): number => Math.sqrt((8 * apex) / gravity);

export function timelineOf(drill: Drill): Timeline {
  let start = 0;
  let before: Places = new Map(drill.players.map(({ id, at }) => [id, at]));
  const steps: Step[] = [];
  for (const { ball, moves } of drill.phases) {
    const after = new Map(before);
    for (const { id, to } of moves) after.set(id, to);
    let seconds = 0;
    const legs = ball.map((flight) => {
      const leg = { flight, start: seconds, seconds: flightSeconds(flight) / pace };
      seconds += leg.seconds;
      return leg;
    });
    if (legs.length === 0) seconds = walkSeconds(before, after);
    steps.push({ start, seconds, legs, incoming: incomingOf(steps, legs), before, after });
    start += seconds + holdSeconds;
    before = after;
  }
  return { steps, seconds: start };
}

/** The last phase that ended where the ball is hit now: an alternative replies to the same ball as the phase before it. */
function incomingOf(earlier: readonly Step[], [first]: readonly Leg[]): readonly Leg[] {
  if (!first) return [];
  const [x, y] = first.flight.from;
  const source = earlier.findLast(({ legs }) => {
    const last = legs.at(-1)?.flight;
    return last?.ends === 'racket' && Math.hypot(last.to[0] - x, last.to[1] - y) < 0.3;
  });
  return source?.legs ?? [];
}

function walkSeconds(before: Places, after: Places): number {
  const metres = [...after].map(([id, [x, y]]) => {
    const from = before.get(id) ?? [x, y];
    return Math.hypot(x - from[0], y - from[1]);
  });
  return Math.max(shortestWalkSeconds, ...metres.map((way) => way / walkMetresPerSecond));
}

export function frameAt(timeline: Timeline, seconds: number): Frame {
  const index = Math.max(
    0,
    timeline.steps.findLastIndex(({ start }) => start <= seconds),
  );
  const step = timeline.steps[index];
  if (!step) return { index, legs: [], players: new Map(), ball: undefined };
  const elapsed = Math.min(seconds - step.start, step.seconds);
  const legs = step.legs
    .filter((leg) => leg.start <= elapsed)
    .map((leg) => ({ leg, share: Math.min(1, (elapsed - leg.start) / leg.seconds) }));
  const now = legs.at(-1);
  const walked = glide(elapsed / step.seconds);
  return {
    index,
    legs,
    players: new Map([...step.after].map(([id, to]) => [id, between(step.before.get(id) ?? to, to, walked)])),
    ball: now && placeAt(now.leg.flight, now.share),
  };
}

export function stillOf({ steps }: Timeline, index: number): Frame {
  const step = steps[index];
  if (!step) return { index, legs: [], players: new Map(), ball: undefined };
  return {
    index,
    legs: step.legs.map((leg) => ({ leg, share: 1 })),
    players: step.before,
    ball: step.legs[0]?.flight.from,
  };
}

export function placeAt({ from, to, apex, side = 0 }: DrillFlight, share: number): Air {
  const lift = 4 * share * (1 - share);
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const drift = (side * lift) / (Math.hypot(dx, dy) || 1);
  return [
    from[0] + dx * share - dy * drift,
    from[1] + dy * share + dx * drift,
    from[2] + (to[2] - from[2]) * share + apex * lift,
  ];
}

const between = (a: Spot, b: Spot, share: number): Spot => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];

function glide(share: number): number {
  const ramp = 0.15;
  const top = 1 / (1 - ramp);
  if (share < ramp) return (top * share ** 2) / ramp / 2;
  if (share > 1 - ramp) return 1 - (top * (1 - share) ** 2) / ramp / 2;
  return top * (share - ramp / 2);
}
