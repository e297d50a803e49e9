import * as z from 'zod/mini';

/** Metres on the true court, seen from behind the own glass: x across (0–10), y along (0 own glass, net at 10), z up. */
const x = z.number().check(z.minimum(-2), z.maximum(12));
const y = z.number().check(z.minimum(-2), z.maximum(22));
const place = z.tuple([x, y]).check(z.describe('Metres on a court of 10 × 20.'));
const height = z.number().check(z.minimum(0), z.maximum(9));
const placeInAir = z.tuple([x, y, height]).check(z.describe('Metres on a court of 10 × 20, and above it.'));
const aside = z.number().check(z.minimum(-4), z.maximum(4), z.describe('Metres aside at its middle; left: positive.'));
const word = z.string().check(z.minLength(1), z.maxLength(60));

export const drillRoles = ['player', 'partner', 'rival', 'feeder'] as const;

const playerSchema = z.object({
  id: z.string().check(z.regex(/^[a-z]\d?$/)),
  role: z.enum(drillRoles),
  at: place,
  label: z.optional(word),
});

/** `apex`: metres above the straight line at its middle; with gravity the flight takes √(8 · apex / 9,81) seconds. */
const flightSchema = z.object({
  from: placeInAir,
  to: placeInAir,
  apex: z.number().check(z.minimum(0.001), z.maximum(8), z.describe('Metres above the straight line at its middle.')),
  /** Aside by spin (víbora). */
  side: z.optional(aside),
  /** What the ball touches at the end: the floor, a wall, a racket, nothing (it leaves the court). */
  ends: z.enum(['floor', 'glass', 'mesh', 'racket', 'out']),
});

const waySchema = z.object({ id: z.string(), to: place });
const moves = z.array(waySchema).check(z.maxLength(6), z.describe('Ways of the players.'));

const phaseSchema = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(140)),
  ball: z.array(flightSchema).check(z.maxLength(8), z.describe('Flights, one after the other.')),
  moves: z._default(moves, []),
  /** The stroke this phase teaches: its flights are full lines, all others dotted. */
  taught: z._default(z.boolean(), false),
});

/** `wall`: a bare wall at y = 20 with a line at the height of a net (frontón). */
export const drillGrounds = ['court', 'wall'] as const;

export const drillSchema = z.object({
  ground: z._default(z.enum(drillGrounds), 'court'),
  players: z.array(playerSchema).check(z.minLength(1), z.maxLength(5), z.describe('Where they stand.')),
  marks: z._default(
    z
      .array(
        z.union([
          z.object({ kind: z.literal('cone'), at: place }),
          z.object({ kind: z.literal('zone'), from: place, to: place, label: z.optional(word) }),
        ]),
      )
      .check(z.maxLength(6), z.describe('Cones and zones.')),
    [],
  ),
  phases: z.array(phaseSchema).check(z.minLength(1), z.maxLength(8), z.describe('What happens, in order.')),
});
export type Drill = z.output<typeof drillSchema>;
export type DrillPhase = Drill['phases'][number];
export type DrillFlight = DrillPhase['ball'][number];
