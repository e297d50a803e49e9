import * as z from 'zod/mini';
import { deviceInstantSchema } from '#wire/dates.ts';
import { idSchema } from '#wire/endpoint.ts';
import * as unit from '#wire/units.ts';

const sequence = z.int().check(z.minimum(0), z.maximum(2_000_000_000));

/** Each is applied once, however often it is sent. `base`: the last change of the same target the device had seen. */
const change = {
  id: idSchema,
  at: deviceInstantSchema,
  device: z.optional(idSchema),
  sequence: z.optional(sequence).check(z.describe("The device's own number of it; orders changes without clocks.")),
  base: z.optional(z.nullable(idSchema)),
};

const reserveSchema = z.int().check(z.minimum(0), z.maximum(10), z.describe('Repetitions left in reserve.'));
const countSchema = z.int().check(z.minimum(0), z.maximum(1000));

/** Without `inReserve` the earlier answer stays. */
export const setStateSchema = z.object({
  position: z.int().check(z.minimum(0), z.maximum(99), z.describe('Place of the set within its exercise, from 0.')),
  reps: z.nullable(unit.reps().check(z.minimum(0), z.maximum(1000))),
  seconds: z.nullable(z.int().check(z.minimum(0), z.maximum(14_400), z.describe('Seconds of work.'))),
  metres: z.nullable(unit.metres().check(z.minimum(0), z.maximum(50_000))),
  weight: z.nullable(z.number().check(z.minimum(0), z.maximum(1000), z.describe('Kilograms of the load.'))),
  /** The player's answer after the set; null without one. */
  inReserve: z.optional(z.nullable(reserveSchema)),
  /** Without them the earlier count stays. */
  hits: z.optional(z.nullable(countSchema)).check(z.describe('Balls of a drill that were good.')),
  attempts: z.optional(z.nullable(countSchema)).check(z.describe('Balls of a drill that were played.')),
  done: z.boolean(),
  removed: z.boolean(),
});

/** A new id adds an exercise. A removed one stays as long as a set of it is done: see `isEntryShown`. */
export const entryPlaceSchema = z.object({
  exerciseId: z.nullable(idSchema),
  sets: unit.sets().check(z.minimum(0), z.maximum(100)),
  rest: unit.rest().check(z.minimum(0), z.maximum(3600)),
  place: z.number().check(z.minimum(-10_000), z.maximum(10_000), z.describe('Sorts the exercises; 2.5 is possible.')),
  removed: z.boolean(),
});

const indexSchema = z.int().check(z.minimum(-1), z.maximum(99), z.describe('The exercise, from 0; -1: the overview.'));

export const sessionChangeSchema = z.discriminatedUnion('kind', [
  z.object({ ...change, kind: z.literal('set'), entryId: idSchema, setId: idSchema, ...setStateSchema.shape }),
  z.object({ ...change, kind: z.literal('exercise'), entryId: idSchema, ...entryPlaceSchema.shape }),
  z.object({ ...change, kind: z.literal('entry'), entryId: idSchema, completed: z.boolean() }),
  z.object({ ...change, kind: z.literal('note'), entryId: idSchema, note: z.string().check(z.maxLength(500)) }),
  z.object({ ...change, kind: z.literal('position'), index: indexSchema }),
]);
export type SessionChange = z.infer<typeof sessionChangeSchema>;

/** The last one of a target (a set, a note …). `at` is null where its clock ran ahead. */
export type AppliedChange = { id: string | null; device: string | null; sequence: number | null; at: number | null };

/**
 * superseded: the same device has changed it again since. older: another device later. conflict: without knowing of
 * each other.
 */
export type Verdict = 'apply' | 'superseded' | 'older' | 'conflict';

type Ordered = Pick<SessionChange, 'kind' | 'device' | 'sequence' | 'base'> & {
  /** The change's instant by the server's clock, in milliseconds. */
  at: number;
};

/** Clocks decide only where nothing else is known: a wrong clock then refuses a change, and never drops it silently. */
export function verdictOn(change: Ordered, applied: AppliedChange | null): Verdict {
  if (applied === null) return 'apply';
  const isOrdered = change.device !== undefined && change.sequence !== undefined;
  if (isOrdered && applied.device === change.device && applied.sequence !== null) {
    return (change.sequence ?? 0) > applied.sequence ? 'apply' : 'superseded';
  }
  if (applied.id !== null && change.base === applied.id) return 'apply';
  if (isOrdered && applied.device !== null && change.kind !== 'position') return 'conflict';
  return applied.at === null || change.at >= applied.at ? 'apply' : 'older';
}

export function inDeviceOrder<C extends Pick<SessionChange, 'device' | 'sequence'>>(changes: readonly C[]): C[] {
  const device = changes[0]?.device;
  const isOrdered =
    device !== undefined && changes.every((each) => each.device === device && each.sequence !== undefined);
  return isOrdered ? changes.toSorted((one, other) => (one.sequence ?? 0) - (other.sequence ?? 0)) : [...changes];
}

/** Its exercise is not in the session or the catalogue, or another device's change prevails. */
export const refusedChangeSchema = z.object({
  id: idSchema,
  reason: z.enum(['change.unknown_entry', 'change.older', 'change.conflict']),
});
export type RefusedChange = z.infer<typeof refusedChangeSchema>;
