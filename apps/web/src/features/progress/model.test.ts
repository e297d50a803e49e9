import { describe, expect, it } from 'vitest';
import { axisTop, changesOf, gainOf, monthsOf, periodOf, shadeOf, yearWeeks } from '#features/progress/model.ts';

const totals = { sessions: 4, minutes: 240, load: 1200, averageScore: 7, recordedEfforts: 2 };

describe('periods', () => {
  it('start on a Monday and end today', () => {
    expect(periodOf('4', '2026-11-18')).toEqual({ from: '2026-10-26', to: '2026-11-18' });
    expect(periodOf('12', '2026-11-18')).toEqual({ from: '2026-08-31', to: '2026-11-18' });
    expect(periodOf('52', '2026-11-18')).toEqual({ from: '2025-11-24', to: '2026-11-18' });
  });
});

describe('changes against the period before', () => {
  it('are a percentage of minutes and points of score', () => {
    const previous = { ...totals, minutes: 200, averageScore: 6.4 };
    expect(changesOf({ totals, previous })).toEqual({ minutesPercent: 20, scorePoints: 0.6 });
  });

  it('are unknown without one', () => {
    expect(changesOf({ totals, previous: null })).toEqual({ minutesPercent: null, scorePoints: null });
    expect(changesOf({ totals: { ...totals, averageScore: null }, previous: { ...totals, minutes: 0 } })).toEqual({
      minutesPercent: null,
      scorePoints: null,
    });
  });
});

describe('month against month', () => {
  const day = (date: string) => ({ date, sessions: 1, minutes: 60, load: 300 });
  const days = ['2026-01-15', '2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01', '2026-03-31'].map(day);

  it('compares the same days of both months', () => {
    expect(monthsOf({ days, from: '2026-01-01' }, '2026-03-15')).toEqual({
      now: { from: '2026-03-01', to: '2026-03-15', sessions: 1, minutes: 60, load: 300 },
      before: { from: '2026-02-01', to: '2026-02-15', sessions: 1, minutes: 60, load: 300 },
    });
  });

  it('ends with the shorter month', () => {
    expect(monthsOf({ days, from: '2026-01-01' }, '2026-03-31')?.before).toMatchObject({
      to: '2026-02-28',
      sessions: 2,
    });
  });

  it('needs both months within the period', () => {
    expect(monthsOf({ days, from: '2026-02-02' }, '2026-03-15')).toBeNull();
  });
});

describe('drawings', () => {
  it('shade a day by its minutes', () => {
    expect([0, 1, 30, 31, 60, 90, 91, 300].map(shadeOf)).toEqual([0, 1, 1, 2, 2, 3, 4, 4]);
  });

  it('lay the days of a year out in weeks that end today', () => {
    const weeks = yearWeeks({
      days: [{ date: '2026-11-17', sessions: 1, minutes: 45, load: 200 }],
      from: '2026-11-09',
      to: '2026-11-18',
    });
    expect(weeks.map(({ days }) => days.length)).toEqual([7, 3]);
    expect(weeks[1]?.days[1]).toEqual({ date: '2026-11-17', minutes: 45 });
  });

  it('end an axis on a round number', () => {
    expect([[], [12], [50], [51], [235], [300]].map(axisTop)).toEqual([50, 50, 50, 100, 300, 300]);
  });

  it('say the gain of a mark', () => {
    expect(gainOf({ value: 70.2, before: 65 })).toBe(5.2);
    expect(gainOf({ value: 70, before: null })).toBeNull();
  });
});
