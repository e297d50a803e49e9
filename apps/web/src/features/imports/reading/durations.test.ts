import { expect, it } from 'vitest';
import { clockOfColumn, readDuration } from '#features/imports/reading/durations.ts';

it.for([
  ['1h 7m', 67],
  ['1 Std. 7 Min.', 67],
  ['1 ora 7 min', 67],
  ['1 hora 7 minutos', 67],
  ['1h30', 90],
  ['1:30 h', 90],
  ['1:30', 90],
  ['1:07:00', 67],
  ['45:30', 45.5],
  ['45:30 min', 45.5],
  ["45'", 45],
  ["1'30''", 1.5],
  ['PT90M', 90],
  ['264:00:00', 15_840],
] as const)('%s of a workout', ([text, minutes]) => {
  expect(readDuration(text)).toBe(minutes * 60);
});

it('takes the unit of a bare number from its column', () => {
  const units = ['', 's', 'min', 'minutes', 'h', 'ms'].map((unit) => readDuration('90', { unit }));
  expect(units).toEqual([90, 90, 5400, 5400, 324_000, 0]);
});

it('takes two numbers as minutes and seconds in a set, and beside hours', () => {
  expect(readDuration('1:30', { of: 'set' })).toBe(90);
  expect(clockOfColumn(['52:10', '1:02:10'])).toBe('set');
  expect(clockOfColumn(['0:52', '1:02'])).toBe('workout');
});
