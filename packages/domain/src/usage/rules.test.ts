import { describe, expect, it } from 'vitest';
import { nextUsageMonth, planLimits, usageMonth } from '#usage/rules.ts';

describe('planLimits', () => {
  it('are ten sessions and three routines for free, a hundred and twenty for premium, none for pro', () => {
    expect(planLimits).toEqual({
      free: { sessions: 10, routines: 3 },
      premium: { sessions: 100, routines: 20 },
      pro: { sessions: null, routines: null },
    });
  });
});

describe('usageMonth', () => {
  it('is the calendar month in Madrid', () => {
    expect(usageMonth(new Date('2026-10-31T22:59:00Z'))).toBe('2026-10-01');
    expect(usageMonth(new Date('2026-10-31T23:00:00Z'))).toBe('2026-11-01');
    expect(usageMonth(new Date('2026-07-31T22:00:00Z'))).toBe('2026-08-01');
  });
});

describe('nextUsageMonth', () => {
  it('is the first day of the next month in Madrid, also at the end of a year', () => {
    expect(nextUsageMonth(new Date('2025-11-20T12:00:00Z'))).toBe('2025-12-01');
    expect(nextUsageMonth(new Date('2025-12-31T12:00:00Z'))).toBe('2026-01-01');
  });
});
