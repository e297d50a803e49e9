import { type Session, sessionSchema } from '@bandeja/domain/sessions/contract';
import * as z from 'zod/mini';
import {
  intervalSchema,
  restSchema,
  setTimerSchema,
  type Timers,
  timersAt,
} from '#features/sessions/live/timers/timers.ts';
import { readStored, removeStored, writeStored } from '#lib/device-storage.ts';

/** A session's data on the device besides the outbox. Everything is parsed when read: it may be old or broken. */
const snapshotKey = (id: string) => `bandeja.session.${id}`;
const clockKey = (id: string) => `bandeja.clock.${id}`;
const timersKey = (id: string) => `bandeja.timers.${id}`;
const supersetsKey = (id: string) => `bandeja.supersets.${id}`;
const autoRestKey = 'bandeja.autoRest';

function parsed<T>(schema: z.ZodMiniType<T>, text: string | null): T | null {
  try {
    return text === null ? null : (schema.safeParse(JSON.parse(text)).data ?? null);
  } catch {
    return null;
  }
}

export function storeSession(session: Session): boolean {
  return writeStored(snapshotKey(session._id), JSON.stringify(session));
}

export function storedSession(id: string): Session | null {
  return parsed(sessionSchema, readStored(snapshotKey(id)));
}

export function forgetSession(id: string): void {
  for (const key of [snapshotKey(id), clockKey(id), supersetsKey(id)]) removeStored(key);
  tabStore()?.removeItem(timersKey(id));
}

const clockSchema = z.object({ begunAt: z.number(), leftAt: z.nullable(z.number()) });

/** Starts the clock after another device's `savedSeconds` (docs/product.md#live-session). Returns its start in ms. */
export function beginClock(id: string, savedSeconds: number, now: number): number {
  const known = parsed(clockSchema, readStored(clockKey(id)));
  if (known) return resumeClock(id, known.begunAt, now);
  const begunAt = now - savedSeconds * 1000;
  writeStored(clockKey(id), JSON.stringify({ begunAt, leftAt: null }));
  return begunAt;
}

/** «Salir y seguir luego» stops the clock until the player is back. */
export function pauseClock(id: string, now: number): void {
  const known = parsed(clockSchema, readStored(clockKey(id)));
  if (known) writeStored(clockKey(id), JSON.stringify({ ...known, leftAt: now }));
}

/** The instant the elapsed time counts from; without a clock on this device, the session's own start. */
export function resumeClock(id: string, startTime: number, now: number): number {
  const known = parsed(clockSchema, readStored(clockKey(id)));
  if (!known) return startTime;
  const away = known.leftAt === null ? 0 : Math.max(0, now - known.leftAt);
  const begunAt = known.begunAt + away;
  if (away > 0) writeStored(clockKey(id), JSON.stringify({ begunAt, leftAt: null }));
  return begunAt;
}

/** The device's clock was set back by `ms`: the elapsed time stays. Returns the new start, in milliseconds. */
export function setBackClock(id: string, begunAt: number, ms: number): number {
  const known = parsed(clockSchema, readStored(clockKey(id)));
  if (known) writeStored(clockKey(id), JSON.stringify({ ...known, begunAt: known.begunAt - ms }));
  return begunAt - ms;
}

function tabStore(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

const timersSchema = z.object({
  rest: restSchema,
  setTimer: z.nullable(setTimerSchema),
  interval: z._default(z.nullable(intervalSchema), null),
});

export function storeTimers(id: string, timers: Timers): void {
  try {
    tabStore()?.setItem(timersKey(id), JSON.stringify(timers));
  } catch {
    // a full store costs the timers after a reload, nothing more
  }
}

export function storedTimers(id: string, now: number): Timers {
  const known = parsed(timersSchema, tabStore()?.getItem(timersKey(id)) ?? null);
  if (!known) return { rest: { status: 'off' }, setTimer: null, interval: null };
  const over = known.rest.status === 'ended' || (known.rest.status === 'running' && known.rest.endsAt <= now);
  return timersAt({ ...known, rest: over ? { status: 'off' } : known.rest }, now);
}

const supersetsSchema = z.array(z.tuple([z.string(), z.string()]));

export function storeSupersets(id: string, supersets: readonly (readonly [string, string])[]): void {
  if (supersets.length === 0) removeStored(supersetsKey(id));
  else writeStored(supersetsKey(id), JSON.stringify(supersets));
}

export function storedSupersets(id: string): [string, string][] {
  return parsed(supersetsSchema, readStored(supersetsKey(id))) ?? [];
}

const weightsKey = 'bandeja.weights';
const bandsKey = 'bandeja.bands';

/** The player's own weights in kilograms, ascending; a single one is a step, none means the usual steps. */
export function storedWeights(): number[] {
  return (readStored(weightsKey) ?? '')
    .split(' ')
    .map(Number)
    .filter((kg) => kg > 0);
}

export function storeWeights(weightsKg: readonly number[]): void {
  if (weightsKg.length === 0) removeStored(weightsKey);
  else writeStored(weightsKey, weightsKg.join(' '));
}

const bandsSchema = z.array(z.object({ name: z.string(), kg: z.number() }));
export type Band = z.infer<typeof bandsSchema>[number];

/** The player's own elastic bands by their colour, with their strength in kilograms; the weakest first. */
export function storedBands(): Band[] {
  return parsed(bandsSchema, readStored(bandsKey)) ?? [];
}

export function storeBands(bands: readonly Band[]): void {
  if (bands.length === 0) removeStored(bandsKey);
  else writeStored(bandsKey, JSON.stringify(bands.toSorted((one, other) => one.kg - other.kg)));
}

/** «Descanso automático» is on until the player turns it off. */
export function storedAutoRest(): boolean {
  return readStored(autoRestKey) !== 'off';
}

export function storeAutoRest(on: boolean): void {
  writeStored(autoRestKey, on ? 'on' : 'off');
}

const startKey = (name: string) => `bandeja.start.${name}`;

export function knownStartId(name: string): string | undefined {
  return z.uuid().safeParse(tabStore()?.getItem(startKey(name))).data;
}

/** The id a session begins with, stored in this tab until it has begun: a reload or a second effect begins no second one. */
export function plannedStartId(name: string, newId: () => string): string {
  const known = knownStartId(name);
  if (known !== undefined) return known;
  const id = newId();
  try {
    tabStore()?.setItem(startKey(name), id);
  } catch {
    // the server still knows the session by its id
  }
  return id;
}

export function forgetStart(name: string): void {
  tabStore()?.removeItem(startKey(name));
}
