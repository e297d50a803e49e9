import { formatHours } from '@bandeja/domain/wire/text';
import { describe, expect, it } from 'vitest';
import {
  formatAxisDate,
  formatClock,
  formatDateRange,
  formatLongDate,
  formatMinutes,
  formatNumber,
  formatPrice,
  formatShortDate,
  formatTime,
  formatTimer,
  formatWeekdayDate,
} from '#lib/format.ts';

describe('dates', () => {
  it('writes a calendar date in Spanish, in every zone', () => {
    expect(formatLongDate('2025-11-20')).toBe('jueves, 20 de noviembre de 2025');
    expect(formatWeekdayDate('2025-01-01')).toBe('miércoles, 1 de enero');
    expect(formatShortDate('2025-11-20')).toBe('20 de noviembre');
    expect(formatAxisDate('2025-11-17')).toBe('17 nov');
  });

  it('reads an instant in the browser’s zone', () => {
    const noon = new Date(2025, 10, 20, 12, 5);
    expect(formatLongDate(noon)).toBe('jueves, 20 de noviembre de 2025');
    expect(formatLongDate(noon.toISOString())).toBe('jueves, 20 de noviembre de 2025');
    expect(formatTime(noon)).toBe('12:05');
  });

  it('joins the days of a week, across months too', () => {
    expect(formatDateRange('2025-11-01', '2025-11-01')).toBe('1 de noviembre');
    expect(formatDateRange('2025-11-17', '2025-11-23')).toBe('17–23 de noviembre');
    expect(formatDateRange('2025-11-17', '2026-11-10')).toBe('17 de noviembre – 10 de noviembre');
    expect(formatDateRange('2025-09-29', '2025-10-05')).toBe('29 de septiembre – 5 de octubre');
  });
});

describe('durations', () => {
  it('rounds seconds to whole minutes', () => {
    expect(formatMinutes(2789)).toBe('46 min');
    expect(formatMinutes(29)).toBe('0 min');
  });

  it('says hours only when there are some', () => {
    expect(formatHours(250)).toBe('4 h 10 min');
    expect(formatHours(120)).toBe('2 h');
    expect(formatHours(50)).toBe('50 min');
  });

  it('shows the clock as hh:mm:ss and never ahead of time', () => {
    expect(formatClock(1122.9)).toBe('00:18:42');
    expect(formatClock(36_061)).toBe('10:01:01');
    expect(formatClock(-3)).toBe('00:00:00');
  });

  it('counts a rest down to zero', () => {
    expect(formatTimer(41.2)).toBe('0:42');
    expect(formatTimer(90)).toBe('1:30');
    expect(formatTimer(-1)).toBe('0:00');
  });
});

describe('numbers', () => {
  it('uses the comma, and groups from five digits', () => {
    expect(formatNumber(3.68)).toBe('3,7');
    expect(formatNumber(2040)).toBe('2040');
    expect(formatNumber(-14)).toBe('−14');
    expect(formatPrice(9.99).replace(/\s/, ' ')).toBe('9,99 €');
  });
});
