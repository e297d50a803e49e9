import * as z from 'zod/mini';

/** Instants and spans in milliseconds; a running rest stores its absolute end, so that sleep and reload cannot bend it. */
export const restSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('off') }),
  z.object({ status: z.literal('running'), endsAt: z.number(), totalMs: z.number() }),
  z.object({ status: z.literal('paused'), remainingMs: z.number(), totalMs: z.number() }),
  z.object({ status: z.literal('ended') }),
]);
export type Rest = z.infer<typeof restSchema>;

/** A timed set under way: get ready, work, and once more for the other side. Everything follows from its start. */
export const setTimerSchema = z.object({
  setId: z.string(),
  startedAt: z.number(),
  workMs: z.number(),
  sides: z.union([z.literal(1), z.literal(2)]),
});
export type SetTimer = z.infer<typeof setTimerSchema>;

export const getReadyMs = 5000;

export function startRest(seconds: number, now: number): Rest {
  return seconds > 0 ? { status: 'running', endsAt: now + seconds * 1000, totalMs: seconds * 1000 } : { status: 'off' };
}

/** Milliseconds left, never below 0. */
export function restLeft(rest: Rest, now: number): number {
  if (rest.status === 'running') return Math.max(0, rest.endsAt - now);
  return rest.status === 'paused' ? rest.remainingMs : 0;
}

/** Lengthens or shortens a rest; shortened to nothing it has ended. */
export function shiftRest(rest: Rest, seconds: number, now: number): Rest {
  if (rest.status !== 'running' && rest.status !== 'paused') return rest;
  const remainingMs = restLeft(rest, now) + seconds * 1000;
  if (remainingMs <= 0) return { status: 'ended' };
  const totalMs = Math.max(rest.totalMs, remainingMs);
  return rest.status === 'running'
    ? { status: 'running', endsAt: now + remainingMs, totalMs }
    : { status: 'paused', remainingMs, totalMs };
}

export function pauseRest(rest: Rest, now: number): Rest {
  if (rest.status !== 'running') return rest;
  return { status: 'paused', remainingMs: restLeft(rest, now), totalMs: rest.totalMs };
}

export function resumeRest(rest: Rest, now: number): Rest {
  if (rest.status !== 'paused') return rest;
  return { status: 'running', endsAt: now + rest.remainingMs, totalMs: rest.totalMs };
}

export type SetTimerPhase =
  | { phase: 'ready' | 'work'; side: 0 | 1; leftMs: number; totalMs: number }
  | { phase: 'over' };

/** Where a timed set is at `now`; per side the first is the left one. */
export function setTimerPhase(timer: SetTimer, now: number): SetTimerPhase {
  const sideMs = getReadyMs + timer.workMs;
  const passed = Math.max(0, now - timer.startedAt);
  if (passed >= sideMs * timer.sides) return { phase: 'over' };
  const side = passed >= sideMs ? 1 : 0;
  const inSide = passed - side * sideMs;
  return inSide < getReadyMs
    ? { phase: 'ready', side, leftMs: getReadyMs - inSide, totalMs: getReadyMs }
    : { phase: 'work', side, leftMs: sideMs - inSide, totalMs: timer.workMs };
}
