import * as z from 'zod/mini';

/**
 * The drawing of a drill on the true court: metres, x across (0 left – 10 right), y along (0 own back glass, net at 10,
 * 20 the other back glass), z up. The viewer is behind the own back glass.
 */
const x = z.number().check(z.minimum(-2), z.maximum(12));
const y = z.number().check(z.minimum(-2), z.maximum(22));
const place = z.tuple([x, y]);
const placeInAir = z.tuple([x, y, z.number().check(z.minimum(0), z.maximum(9))]);
const word = z.string().check(z.minLength(1), z.maxLength(60));

/** Roles on the court: the player, a partner, rivals, the feeder of the balls. */
export const drillRoles = ['player', 'partner', 'rival', 'feeder'] as const;

const playerSchema = z.object({
  id: z.string().check(z.regex(/^[a-z]\d?$/)),
  role: z.enum(drillRoles),
  at: place,
  label: z.optional(word),
});

/**
 * A flight of the ball: it leaves `from`, is `apex` metres above the straight line at its middle, touches `to`. Gravity
 * turns the apex into its duration: √(8 · apex / 9,81) seconds; so a flat shot is a fast one.
 */
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
  /** The action in one short imperative: «Golpea la bandeja a la esquina». */
  text: z.string().check(z.minLength(1), z.maxLength(140)),
  /** The ball's path in this phase, flight by flight. */
  ball: z.array(flightSchema).check(z.maxLength(8)),
  /** Destinations of players during the phase, by their id. */
  moves: z._default(z.array(z.object({ id: z.string(), to: place })).check(z.maxLength(6)), []),
  /** The stroke this phase teaches: its flights are full lines, all others dotted. */
  taught: z._default(z.boolean(), false),
});

/** The place of the drawing: the whole court, or a bare wall at y = 20 with a line at the height of a net (frontón). */
export const drillGrounds = ['court', 'wall'] as const;

export const drillSchema = z.object({
  ground: z._default(z.enum(drillGrounds), 'court'),
  players: z.array(playerSchema).check(z.minLength(1), z.maxLength(5)),
  /** Cones, targets and zones on the floor. */
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
