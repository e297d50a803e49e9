import * as z from 'zod/mini';

/** Metres on the true court, seen from behind the own glass: x across (0–10), y along (0 own glass, net at 10), z up. */
const x = z.number().check(z.minimum(-2), z.maximum(12));
const y = z.number().check(z.minimum(-2), z.maximum(22));
const place = z.tuple([x, y]);
const placeInAir = z.tuple([x, y, z.number().check(z.minimum(0), z.maximum(9))]);
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
  apex: z.number().check(z.minimum(0.001), z.maximum(8)),
  /** Metres aside at the middle, positive to the left of its way: spin (víbora). */
  side: z.optional(z.number().check(z.minimum(-4), z.maximum(4))),
  /** What the ball touches at the end: the floor, a wall, a racket, nothing (it leaves the court). */
  ends: z.enum(['floor', 'glass', 'mesh', 'racket', 'out']),
});

const phaseSchema = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(140)),
  ball: z.array(flightSchema).check(z.maxLength(8)),
  moves: z._default(z.array(z.object({ id: z.string(), to: place })).check(z.maxLength(6)), []),
  /** The stroke this phase teaches: its flights are full lines, all others dotted. */
  taught: z._default(z.boolean(), false),
});

/** `wall`: a bare wall at y = 20 with a line at the height of a net (frontón). */
export const drillGrounds = ['court', 'wall'] as const;

export const drillSchema = z.object({
  ground: z._default(z.enum(drillGrounds), 'court'),
  players: z.array(playerSchema).check(z.minLength(1), z.maxLength(5)),
  marks: z._default(
    z
      .array(
        z.union([
          z.object({ kind: z.literal('cone'), at: place }),
          z.object({ kind: z.literal('zone'), from: place, to: place, label: z.optional(word) }),
        ]),
      )
      .check(z.maxLength(6)),
    [],
  ),
  phases: z.array(phaseSchema).check(z.minLength(1), z.maxLength(8)),
});
export type Drill = z.output<typeof drillSchema>;
export type DrillPhase = Drill['phases'][number];
export type DrillFlight = DrillPhase['ball'][number];
