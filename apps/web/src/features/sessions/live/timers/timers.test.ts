import { describe, expect, it } from 'vitest';
import * as timers from '#features/sessions/live/timers/timers.ts';

const now = 1_000_000;

describe('rest', () => {
  const rest = timers.startRest(60, now);

  it('ends at an absolute instant', () => {
    expect(timers.restLeft(rest, now + 18_000)).toBe(42_000);
    expect(timers.restLeft(rest, now + 90_000)).toBe(0);
    expect(timers.startRest(0, now)).toEqual({ status: 'off' });
  });
  it('is lengthened and shortened; shortened to nothing it has ended', () => {
    const longer = timers.shiftRest(rest, 15, now);
    expect(timers.restLeft(longer, now)).toBe(75_000);
    expect(longer).toMatchObject({ totalMs: 75_000 });
    expect(timers.shiftRest(rest, -15, now + 50_000)).toEqual({ status: 'ended' });
  });
  it('does not run while paused', () => {
    const paused = timers.pauseRest(rest, now + 20_000);
    expect(timers.restLeft(paused, now + 500_000)).toBe(40_000);
    expect(timers.restLeft(timers.resumeRest(paused, now + 500_000), now + 510_000)).toBe(30_000);
  });
});

describe('setTimerPhase', () => {
  const timer = { setId: 's', startedAt: now, workMs: 30_000, sides: 2 as const };

  it('gets ready, works left, gets ready, works right, is over', () => {
    const phases = [0, 5, 34.9, 35, 40, 70].map((second) => timers.setTimerPhase(timer, now + second * 1000));
    expect(phases).toMatchObject([
      { phase: 'ready', side: 0, leftMs: 5000 },
      { phase: 'work', side: 0, leftMs: 30_000 },
      { phase: 'work', side: 0 },
      { phase: 'ready', side: 1 },
      { phase: 'work', side: 1, leftMs: 30_000 },
      { phase: 'over' },
    ]);
  });
  it('is over after one side where there is one', () => {
    expect(timers.setTimerPhase({ ...timer, sides: 1 }, now + 35_000)).toEqual({ phase: 'over' });
  });
});

describe('rounds', () => {
  const rounds: timers.Interval = { setIds: ['a', 'b', 'c'], startedAt: now, workMs: 10_000, restMs: 20_000 };
  const phasesOf = (interval: timers.Interval, seconds: number[]) =>
    seconds.map((second) => timers.intervalPhase(interval, now + second * 1000));

  it('get ready once, work and rest by turns, and end with the last work', () => {
    expect(phasesOf(rounds, [0, 5, 14.9, 15, 35, 65, 74.9, 75])).toEqual([
      { phase: 'ready', round: 0, leftMs: 5000, totalMs: 5000 },
      { phase: 'work', round: 0, leftMs: 10_000, totalMs: 10_000 },
      { phase: 'work', round: 0, leftMs: 100, totalMs: 10_000 },
      { phase: 'rest', round: 1, leftMs: 20_000, totalMs: 20_000 },
      { phase: 'work', round: 1, leftMs: 10_000, totalMs: 10_000 },
      { phase: 'work', round: 2, leftMs: 10_000, totalMs: 10_000 },
      { phase: 'work', round: 2, leftMs: 100, totalMs: 10_000 },
      { phase: 'over' },
    ]);
  });
  it('on the minute: every minute is a round', () => {
    const minutes = { ...rounds, workMs: 60_000, restMs: 0 };
    expect(phasesOf(minutes, [5, 64, 65, 184, 185])).toMatchObject([
      { phase: 'work', round: 0 },
      { phase: 'work', round: 0 },
      { phase: 'work', round: 1 },
      { phase: 'work', round: 2 },
      { phase: 'over' },
    ]);
  });
});

describe('a clock that is set back by an hour', () => {
  const hourMs = 3_600_000;
  const running: timers.Timers = {
    rest: timers.startRest(60, now),
    setTimer: { setId: 's', startedAt: now, workMs: 30_000, sides: 1 },
    interval: { setIds: ['a', 'b'], startedAt: now, workMs: 10_000, restMs: 20_000 },
  };
  const left = ({ rest, setTimer, interval }: timers.Timers, at: number) => [
    timers.restLeft(rest, at),
    setTimer && timers.setTimerPhase(setTimer, at),
    interval && timers.intervalPhase(interval, at),
  ];

  it('keeps the remaining time', () => {
    const at = now + 20_000;
    expect(left(timers.afterClockSetBack(running, hourMs), at - hourMs)).toEqual(left(running, at));
  });
  it('between two visits: nothing takes longer than it would from its beginning', () => {
    const at = now - hourMs;
    const read = timers.timersAt(running, at);
    expect(left(read, at)).toEqual(left(running, now));
    expect(timers.timersAt(running, now + 20_000)).toEqual(running);
  });
  it('in sight: a rest never says more than its whole', () => {
    expect(timers.restLeft(running.rest, now - hourMs)).toBe(60_000);
  });
});
