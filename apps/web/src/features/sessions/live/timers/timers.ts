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

/** Rounds one after the other: get ready once, then work and rest by turns. Without a rest each round is a whole minute (EMOM). */
export const intervalSchema = z.object({
  setIds: z.array(z.string()),
  startedAt: z.number(),
  workMs: z.number(),
  restMs: z.number(),
});
export type Interval = z.infer<typeof intervalSchema>;

export type Timers = { rest: Rest; setTimer: SetTimer | null; interval: Interval | null };

export const getReadyMs = 5000;

export function startRest(seconds: number, now: number): Rest {
  return seconds > 0 ? { status: 'running', endsAt: now + seconds * 1000, totalMs: seconds * 1000 } : { status: 'off' };
}

export function restLeft(rest: Rest, now: number): number {
  if (rest.status === 'running') return Math.min(rest.totalMs, Math.max(0, rest.endsAt - now));
  return rest.status === 'paused' ? rest.remainingMs : 0;
}

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

/** The instants of all timers after the device's clock was set back by `ms`: the remaining times stay. */
export function afterClockSetBack({ rest, setTimer, interval }: Timers, ms: number): Timers {
  return {
    rest: rest.status === 'running' ? { ...rest, endsAt: rest.endsAt - ms } : rest,
    setTimer: setTimer && { ...setTimer, startedAt: setTimer.startedAt - ms },
    interval: interval && { ...interval, startedAt: interval.startedAt - ms },
  };
}

/** Stored timers, read at `now`; a timer in the future was stored before the clock was set back. */
export function timersAt({ rest, setTimer, interval }: Timers, now: number): Timers {
  return {
    rest: rest.status === 'running' ? { ...rest, endsAt: Math.min(rest.endsAt, now + rest.totalMs) } : rest,
    setTimer: setTimer && { ...setTimer, startedAt: Math.min(setTimer.startedAt, now) },
    interval: interval && { ...interval, startedAt: Math.min(interval.startedAt, now) },
  };
}

export function intervalRoundStart({ startedAt, workMs, restMs }: Interval, round: number): number {
  return startedAt + getReadyMs + round * (workMs + restMs);
}

export type IntervalPhase =
  | { phase: 'ready' | 'work' | 'rest'; round: number; leftMs: number; totalMs: number }
  | { phase: 'over' };

export function intervalPhase(interval: Interval, now: number): IntervalPhase {
  const { workMs, restMs, setIds } = interval;
  const passed = now - intervalRoundStart(interval, 0);
  if (passed < 0) return { phase: 'ready', round: 0, leftMs: Math.min(-passed, getReadyMs), totalMs: getReadyMs };
  const round = Math.floor(passed / (workMs + restMs));
  const inRound = passed - round * (workMs + restMs);
  if (round >= setIds.length || (round === setIds.length - 1 && inRound >= workMs)) return { phase: 'over' };
  return inRound < workMs
    ? { phase: 'work', round, leftMs: workMs - inRound, totalMs: workMs }
    : { phase: 'rest', round: round + 1, leftMs: workMs + restMs - inRound, totalMs: restMs };
}

export type SetTimerPhase =
  | { phase: 'ready' | 'work'; side: 0 | 1; leftMs: number; totalMs: number }
  | { phase: 'over' };

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
