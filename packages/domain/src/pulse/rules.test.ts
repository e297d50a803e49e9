import { expect, test } from 'vitest';
import { beatsSummary, highestPulse, limitsByAge, recoveries, secondsInZones, zoneLoad, zoneOf } from '#pulse/rules.ts';

test('zones begin at shares of the maximum by age', () => {
  expect(highestPulse(40)).toBe(180);
  const limits = limitsByAge(40);
  expect(limits).toEqual([90, 108, 126, 144, 162]);
  expect([0, 89, 90, 143, 144, 200].map((beats) => zoneOf(beats, limits))).toEqual([null, 0, 1, 3, 4, 5]);
});

test('a second without contact counts in no zone, no average and no load', () => {
  const beats = [...Array(60).fill(0), ...Array(60).fill(100), ...Array(120).fill(170)];
  const seconds = secondsInZones(beats, limitsByAge(40));
  expect(seconds).toEqual([0, 60, 0, 0, 0, 120]);
  expect(zoneLoad(seconds)).toBe(11);
  expect(beatsSummary(beats)).toEqual({ average: 147, most: 170 });
  expect(beatsSummary([0, 0])).toBeNull();
});

test('recovers from the peak around the end of a set, where a minute is left for it', () => {
  const beats = Array.from({ length: 300 }, (_, second) => (second < 105 ? 150 : 120));
  const marks = [
    { second: 100, kind: 'set' as const, setId: 'a' },
    { second: 190, kind: 'go' as const },
    { second: 200, kind: 'set' as const, setId: 'b' },
    { second: 230, kind: 'set' as const, setId: 'c' },
    { second: 280, kind: 'set' as const, setId: 'd' },
  ];
  expect(recoveries(beats, marks)).toEqual([{ setId: 'a', second: 100, peak: 150, after: 120, drop: 30 }]);
});
