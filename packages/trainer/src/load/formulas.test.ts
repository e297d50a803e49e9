import { describe, expect, it } from 'vitest';
import { median, monotony, sessionLoad, strain, weeklyLoad } from '#load/formulas.ts';

describe('load formulas', () => {
  const week = [360, 0, 300, 0, 360, 0, 480];

  it('meets the test vector', () => {
    expect(weeklyLoad(week)).toBe(1500);
    expect(monotony(week)).toBeCloseTo(1.03, 2);
    expect(strain(week)).toBeCloseTo(1549.6, 1);
    expect(weeklyLoad(week) / 7 / (monotony(week) ?? 0)).toBeCloseTo(207.43, 2);
  });

  it('multiplies effort by minutes', () => {
    expect(sessionLoad(6, 60)).toBe(360);
  });

  it('has no monotony when all days are equal', () => {
    expect(monotony([0, 0, 0, 0, 0, 0, 0])).toBeNull();
    expect(strain([50, 50, 50, 50, 50, 50, 50])).toBeNull();
  });

  it('takes the middle value', () => {
    expect(median([7, 3, 5])).toBe(5);
    expect(median([8, 5, 6, 7])).toBe(6.5);
    expect(median([])).toBeNull();
  });
});
