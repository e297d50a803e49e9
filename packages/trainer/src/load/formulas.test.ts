import { highestPulse } from '@bandeja/domain/pulse/rules';
import { describe, expect, it } from 'vitest';
import { median, monotony, sessionLoad, strain, weeklyLoad } from '#load/formulas.ts';

describe('load formulas', () => {
  const week = [360, 0, 300, 0, 360, 0, 480];

  it('meets the test vector', () => {
    expect(weeklyLoad(week)).toBe(1500);
    expect(monotony(week)).toBeCloseTo(1.03, 2);
    expect(strain(1500, monotony(week))).toBeCloseTo(1549.6, 1);
    expect(weeklyLoad(week) / 7 / (monotony(week) ?? 0)).toBeCloseTo(207.43, 2);
  });

  // two subjects of the R package ACWR, week by week; the sample deviation is meant (docs/training.md#formulas)
  it.each([
    [[15, 15, 20, 20, 20, 25, 25], 140, 4.899],
    [[25, 25, 30, 30, 30, 35, 35], 210, 7.348],
    [[35, 35, 35, 40, 45, 45, 45], 280, 8],
    [[40, 40, 45, 45, 50, 60, 70], 350, 4.472],
    [[55, 50, 40, 60, 45, 50, 50], 350, 7.746],
    [[20, 30, 80, 25, 10, 30, 15], 210, 1.289],
    [[20, 15, 5, 5, 15, 5, 5], 70, 1.549],
    [[5, 5, 15, 45, 90, 95, 95], 350, 1.17],
  ])('meets the published week %j', (days, load, expected) => {
    expect(weeklyLoad(days)).toBe(load);
    expect(monotony(days)).toBeCloseTo(expected, 3);
  });

  // Foster 1998: its monotony is rounded to two decimals
  it.each([
    [1592, 1.63, 2595],
    [1298, 1.79, 2324],
    [555, 0.55, 307],
    [1307, 0.9, 1173],
    [1390, 1.07, 1494],
  ])('meets the published strain of %d AU at a monotony of %d', (load, uniformity, expected) => {
    expect(Math.abs((strain(load, uniformity) ?? 0) / expected - 1)).toBeLessThan(0.01);
  });

  // Tanaka 2001
  it.each([
    [20, 194],
    [40, 180],
    [60, 166],
  ])('meets the published highest pulse at %d years', (age, beats) => {
    expect(highestPulse(age)).toBeCloseTo(beats, 9);
  });

  it('multiplies effort by minutes', () => {
    expect(sessionLoad(6, 60)).toBe(360);
  });

  it('has no monotony when all days are equal', () => {
    expect(monotony([0, 0, 0, 0, 0, 0, 0])).toBeNull();
    expect(monotony([50, 50, 50, 50, 50, 50, 50])).toBeNull();
    expect(strain(350, null)).toBeNull();
  });

  it('takes the middle value', () => {
    expect(median([7, 3, 5])).toBe(5);
    expect(median([8, 5, 6, 7])).toBe(6.5);
    expect(median([])).toBeNull();
  });
});
