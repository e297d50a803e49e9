import { addDays } from '@bandeja/domain/calendar/dates';
import { atLeast, each } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import { easy, intensityOf } from '#schedule/intensity.ts';
import { routines } from '#testing/catalogue.ts';
import { live, lives, weeksLived } from '#testing/season-lives.ts';

/* Forty weeks of three lives (npm run simulate prints them). */

const byId = new Map(routines.map((routine) => [routine.id, routine]));
const lived = lives.map((life) => ({ life, weeks: live(life) }));
const weeksOf = (name: string) => lived.find(({ life }) => life.name === name)?.weeks ?? [];

describe.each(atLeast(3, lived))('$life.name', ({ weeks }) => {
  it('holds the longest session in every week', () => {
    each(weeks, weeksLived, ({ plan, longest }) => {
      if (longest === null) return;
      const most = Math.max(15, 1.1 * longest);
      const sessions = plan.days.filter(({ type, routineId }) => routineId !== null && type !== 'Partido');
      const minutes = sessions.map((day) => day.minutes ?? byId.get(day.routineId ?? '')?.duration ?? 0);
      expect(minutes.filter((value) => value > most)).toEqual([]);
    });
  });

  it('gives every day a reason of its own', () => {
    each(weeks, weeksLived, ({ plan }) => {
      const reasons = plan.days.map(({ reason }) => reason);
      expect(new Set(reasons).size).toBe(7);
      expect(reasons.filter((reason) => reason === '' || reason.length > 140)).toEqual([]);
    });
  });

  it('never shrinks away: the last weeks hold as much as the first ones, tapers and bridges aside', () => {
    const usual = weeks.filter(({ block }) => block?.kind !== 'taper' && block?.kind !== 'bridge');
    const mean = (part: typeof usual) => part.reduce((sum, { minutes }) => sum + minutes, 0) / Math.max(1, part.length);
    expect(mean(usual.slice(-6))).toBeGreaterThan(0.6 * mean(usual.slice(0, 6)));
  });
});

it('tapers before each of the eight tournaments by 41 to 60 %, with gentle work at most beside it', () => {
  const weeks = weeksOf('de torneo cada mes').filter(({ tournament }) => tournament !== null);
  each(weeks, 8, ({ minutes, mean, tournament, plan, block }) => {
    expect(block?.kind).toBe('taper');
    const less = 1 - minutes / mean;
    expect(less).toBeGreaterThanOrEqual(0.41);
    expect(less).toBeLessThanOrEqual(0.6);
    const beside = [-1, 1].map((days) => addDays(tournament ?? '', days));
    const hardOnes = plan.days.filter(({ date, routineId }) => {
      const routine = byId.get(routineId ?? '');
      return beside.includes(date) && routine !== undefined && intensityOf(routine) > easy;
    });
    expect(hardOnes).toEqual([]);
  });
});

it('spends August away with short sessions off the court, and comes back', () => {
  const weeks = weeksOf('con vacaciones en agosto');
  const august = weeks.filter(({ monday }) => monday >= '2025-08-04' && monday <= '2025-08-25');
  each(august, 4, ({ plan }) => {
    expect(plan.days.filter(({ type }) => type === 'Partido')).toEqual([]);
    const minutes = plan.days.map((day) => day.minutes ?? byId.get(day.routineId ?? '')?.duration ?? 0);
    expect(Math.max(...minutes)).toBeLessThanOrEqual(30);
  });
  expect(weeks.at(-1)?.minutes).toBeGreaterThan(Math.max(...august.map(({ minutes }) => minutes)));
});

it('comes back after the meniscus from little to more, without what loads the knee', () => {
  const weeks = weeksOf('que vuelve del menisco');
  const [first, fifth] = [weeks[0], weeks[4]];
  expect(first?.minutes).toBeLessThan(0.75 * (fifth?.minutes ?? 0));
  each(weeks.slice(0, 12), 12, ({ plan }) => {
    const moves = plan.days.flatMap(({ routineId }) => byId.get(routineId ?? '')?.entries ?? []);
    expect(moves.filter(({ exercise }) => exercise.avoidFor.includes('rodilla'))).toEqual([]);
  });
});
