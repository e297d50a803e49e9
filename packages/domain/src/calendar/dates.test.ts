import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  instantIn,
  isTimeZone,
  localDateIn,
  localHourIn,
  mondayOf,
  weekDates,
  weekdayIndex,
  weekdayOf,
} from '#calendar/dates.ts';

const dates = fc
  .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2090-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('calendar arithmetic', () => {
  it('crosses months, leap days and years', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2023-02-28', 1)).toBe('2023-03-01');
    expect(addDays('2025-01-01', -1)).toBe('2024-12-31');
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(daysBetween('2024-03-01', '2024-02-28')).toBe(-2);
  });

  it('does not notice the change to summer time', () => {
    expect(addDays('2025-03-29', 2)).toBe('2025-03-31');
    expect(daysBetween('2025-10-25', '2025-10-27')).toBe(2);
  });

  it('knows weekdays, and Monday as the first', () => {
    expect(weekdayOf('2025-07-23')).toBe('wednesday');
    expect(weekdayIndex('2025-07-27')).toBe(6);
    expect(mondayOf('2025-07-27')).toBe('2025-07-21');
    expect(mondayOf('2025-07-21')).toBe('2025-07-21');
    expect(weekDates('2025-12-29')).toEqual([
      '2025-12-29',
      '2025-12-30',
      '2025-12-31',
      '2026-01-01',
      '2026-01-02',
      '2026-01-03',
      '2026-01-04',
    ]);
  });

  it('refuses invalid calendar days', () => {
    expect(() => addDays('2025-02-30', 1)).toThrow(RangeError);
    expect(() => weekdayOf('ayer')).toThrow(RangeError);
    expect(() => mondayOf('2025-7-1')).toThrow(RangeError);
  });

  it('adds and counts days consistently', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
        expect(weekdayOf(mondayOf(date))).toBe('monday');
        expect(addDays(mondayOf(date), weekdayIndex(date))).toBe(date);
      }),
    );
  });
});

describe('time zones', () => {
  it('puts one instant on different days', () => {
    const instant = new Date('2025-07-22T22:30:00Z');
    expect(localDateIn('Europe/Madrid', instant)).toBe('2025-07-23');
    expect(localDateIn('Atlantic/Canary', instant)).toBe('2025-07-22');
    expect(localDateIn('America/Mexico_City', instant)).toBe('2025-07-22');
    const zones = ['Europe/Madrid', 'Atlantic/Canary', 'America/Mexico_City', 'Asia/Kolkata'];
    expect(zones.map((zone) => localHourIn(zone, instant))).toEqual([0, 23, 16, 4]);
    expect(localDateIn('Pacific/Kiritimati', instant)).toBe('2025-07-23');
    expect(localDateIn('UTC', instant)).toBe('2025-07-22');
  });

  it('is the same for a whole quarter of an hour, in every zone and season since the year 2000', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    expect(zones.length).toBeGreaterThan(400);
    for (const timeZone of zones) {
      const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
      for (let year = 2000; year <= 2037; year += 4) {
        for (const month of [0, 6]) {
          const parts = offset.formatToParts(new Date(Date.UTC(year, month, 1)));
          const text = parts.find(({ type }) => type === 'timeZoneName')?.value;
          expect(text, `${timeZone} ${year}`).toMatch(/^GMT([+-]\d\d:(00|15|30|45))?$/);
        }
      }
    }
  });

  it('follows summer time', () => {
    expect(localDateIn('Europe/Madrid', new Date('2025-01-10T22:30:00Z'))).toBe('2025-01-10');
    expect(localDateIn('Europe/Madrid', new Date('2025-07-10T22:30:00Z'))).toBe('2025-07-11');
  });

  it('turns what a clock shows into an instant, on both sides of summer time', () => {
    const shown = (zone: string, date: string, minute: number) => instantIn(zone, date, minute).toISOString();
    expect(shown('Europe/Madrid', '2025-07-23', 450)).toBe('2025-07-23T05:30:00.000Z');
    expect(shown('Europe/Madrid', '2025-03-30', 90)).toBe('2025-03-30T00:30:00.000Z');
    expect(shown('Europe/Madrid', '2025-03-30', 240)).toBe('2025-03-30T02:00:00.000Z');
    expect(shown('America/Los_Angeles', '2025-12-31', 1200)).toBe('2026-01-01T04:00:00.000Z');
    expect(shown('Pacific/Kiritimati', '2025-12-31', 0)).toBe('2025-12-30T10:00:00.000Z');
  });

  it('knows zones from anything else', () => {
    expect(['Europe/Madrid', 'America/Argentina/Buenos_Aires', 'UTC'].every(isTimeZone)).toBe(true);
    expect(['', 'Madrid', 'Europe/Atlantis', '+01:00', 'null; drop table', '../etc'].some(isTimeZone)).toBe(false);
  });
});
