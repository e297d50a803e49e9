import { describe, expect, it } from 'vitest';
import * as timers from '#features/sessions/live/timers.ts';

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
  it('stands still while paused', () => {
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
