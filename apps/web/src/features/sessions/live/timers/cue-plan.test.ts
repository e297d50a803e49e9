import { expect, it } from 'vitest';
import { cuesOf } from '#features/sessions/live/timers/cue-plan.ts';
import { startRest, type Timers } from '#features/sessions/live/timers/timers.ts';

const now = 1_000_000;
const off: Timers = { rest: { status: 'off' }, setTimer: null, interval: null };
const planned = (timers: Partial<Timers>) =>
  cuesOf({ ...off, ...timers }).map(({ at, kind, say }) => [(at - now) / 1000, kind, say]);

it('a rest says when ten seconds are left and counts the last three', () => {
  expect(planned({ rest: startRest(60, now) })).toEqual([
    [50, 'word', 'Diez segundos'],
    [57, 'count', '3'],
    [58, 'count', '2'],
    [59, 'count', '1'],
  ]);
  expect(planned({ rest: startRest(15, now) }).map(([at]) => at)).toEqual([12, 13, 14]);
  expect(planned({ rest: { status: 'paused', remainingMs: 40_000, totalMs: 60_000 } })).toEqual([]);
});

it('a timed set says which side, counts to the work and says when the side changes', () => {
  const setTimer = { setId: 's', startedAt: now, workMs: 30_000, sides: 2 as const };
  const words = planned({ setTimer }).filter(([, kind]) => kind !== 'count');
  expect(words).toEqual([
    [0, 'word', 'Prepárate. Izquierda'],
    [5, 'go', 'Ya'],
    [35, 'word', 'Cambia de lado. Derecha'],
    [40, 'go', 'Ya'],
  ]);
  const counts = planned({ setTimer }).filter(([, kind]) => kind === 'count');
  expect(counts.map(([at]) => at)).toEqual([2, 3, 4, 32, 33, 34, 37, 38, 39, 67, 68, 69]);
});

it('rounds say which one begins, and when to rest', () => {
  const interval = { setIds: ['a', 'b'], startedAt: now, workMs: 10_000, restMs: 20_000 };
  const words = planned({ interval }).filter(([, kind]) => kind !== 'count');
  expect(words).toEqual([
    [0, 'word', 'Prepárate'],
    [5, 'go', 'Ronda 1'],
    [15, 'go', 'Descansa'],
    [35, 'go', 'Última ronda'],
  ]);
});
