import { describe, expect, it } from 'vitest';
import { effortFrom } from '#schedule/effort.ts';
import { guardsFor } from '#schedule/guards.ts';
import type { FinishedSession, PlannerPlayer } from '#schedule/types.ts';
import { routines } from '#testing/catalogue.ts';
import { finished, makePlayer, monday } from '#testing/players.ts';

function guards(history: FinishedSession[], changes: Partial<PlannerPlayer> = {}, pain = false) {
  const player = makePlayer({ level: 'Intermedio', firstWeek: '2025-05-26', ...changes });
  return guardsFor(player, effortFrom(history, routines, player.level), monday, { pain: pain, tournament: null });
}

const sessions = (days: number[], rpe: number) => days.map((day) => finished(day, { rpe }));

describe('load guards', () => {
  it('allows +20 %, and +10 % to a Principiante and from 60 years', () => {
    const week = sessions([-12, -7, -5, -3], 5);
    expect(guards(week).week).toEqual({ load: 1080, cause: 'growth' });
    expect(guards(week, { level: 'Principiante' }).week?.load).toBeCloseTo(990);
    expect(guards(week, { age: 60 }).week?.load).toBeCloseTo(990);
  });

  it('allows +10 % in the weeks after a return', () => {
    expect(guards([...sessions([-7, -5, -3], 5), finished(-26)]).week?.load).toBeCloseTo(990);
    expect(guards([...sessions([-7, -5, -3], 5), finished(-12)]).week?.load).toBe(1080);
  });

  it('allows a session 10 % above the heaviest once there are four', () => {
    expect(guards(sessions([-7, -5, -3], 5)).sessionLoad).toBeNull();
    expect(guards(sessions([-7, -5, -3, -2], 5)).sessionLoad).toBeCloseTo(330);
  });

  it('holds after a week that was nearly missed: the heaviest of four weeks is the measure', () => {
    const earlier = [-20, -19, -18, -17].map((day) => finished(day, { rpe: 5 }));
    const result = guards([...earlier, finished(-3, { minutes: 40, rpe: 5 })]);
    expect(result.week).toEqual({ load: 1440, cause: 'growth' });
    expect(result.sessionLoad).toBeCloseTo(330);
  });

  it('applies from 300 AU on', () => {
    expect(guards([finished(-3, { minutes: 60, rpe: 5 })]).week).toEqual({ load: 330, cause: 'growth' });
    expect(guards([finished(-3, { minutes: 59, rpe: 5 })]).week).toBeNull();
  });

  it('knows nothing without history, and says so after four weeks', () => {
    expect(guards([])).toMatchObject({
      daysOff: null,
      earlySigns: [],
      week: null,
      sessionLoad: null,
      deload: false,
      longPause: true,
    });
    expect(guards([], { firstWeek: monday }).longPause).toBe(false);
  });

  it('ignores sessions of the running week, so that planning again changes nothing', () => {
    const before = sessions([-7, -5, -3, -2], 5);
    expect(guards([...before, finished(0, { rpe: 10 }), finished(2, { rpe: 10 })])).toEqual(guards(before));
  });
});

describe('deload and return', () => {
  const threeWeeks = sessions([-21, -19, -17, -14, -12, -10, -7, -5, -3], 5);

  it('deloads every sixth week, every fourth for a Principiante and from 50 years', () => {
    // 16 June starts week 6 on 21 July; 30 June starts week 4.
    expect(guards(threeWeeks, { firstWeek: '2025-06-16' }).deload).toBe(true);
    expect(guards(threeWeeks, { firstWeek: '2025-06-16' }).week).toEqual({ load: 540, cause: 'deload' });
    expect(guards(threeWeeks, { firstWeek: '2025-06-30' }).deload).toBe(false);
    expect(guards(threeWeeks, { firstWeek: '2025-06-30', level: 'Principiante' }).deload).toBe(true);
    expect(guards(threeWeeks, { firstWeek: '2025-06-30', age: 50 }).deload).toBe(true);
  });

  it('deloads only who has trained three weeks running', () => {
    expect(guards(sessions([-7, -5, -3], 5), { firstWeek: '2025-06-16' }).deload).toBe(false);
  });

  it('deloads earlier on two signs', () => {
    const hard = threeWeeks.map((session, index) => (index > 5 ? { ...session, rpe: 9 } : session));
    expect(guards(hard).deload).toBe(false);
    expect(guards(hard, {}, true).deload).toBe(true);
    expect(guards(threeWeeks, {}, true).deload).toBe(false);
  });

  it('counts a uniform week with rising load as a sign', () => {
    const uniform = sessions([-7, -6, -5, -4, -3, -2], 5);
    const earlier = sessions([-21, -19, -14, -12], 5);
    expect(guards([...earlier, ...uniform], {}, true).deload).toBe(true);
    expect(guards([...earlier, ...uniform]).deload).toBe(false);
  });

  it('restarts at 65 % after two weeks off', () => {
    const result = guards(sessions([-20, -18, -16], 5));
    expect(result.week).toEqual({ load: 585, cause: 'return' });
  });

  it('counts two weeks off from the last session', () => {
    const lastOn = (day: number) => guards([finished(day, { minutes: 120, rpe: 5 })]).week?.cause;
    expect(lastOn(-14)).toBe('return');
    expect(lastOn(-13)).toBe('growth');
  });

  it('looks for hard sessions in the last two weeks only', () => {
    const hardEarly = threeWeeks.map((session, index) => (index < 3 ? { ...session, rpe: 9 } : session));
    expect(guards(hardEarly, {}, true).deload).toBe(false);
  });

  it('restarts at half after four weeks', () => {
    const result = guards([finished(-28, { minutes: 120, rpe: 5 })]);
    expect(result.week).toEqual({ load: 300, cause: 'return' });
  });
});
