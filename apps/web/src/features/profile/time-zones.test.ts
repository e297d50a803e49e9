import { expect, test } from 'vitest';
import { timeZoneName, timeZoneOptions } from '#features/profile/time-zones.ts';

test.each([
  ['Europe/Madrid', 'Madrid (Europa)'],
  ['Atlantic/Canary', 'Canary (Atlántico)'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires (América, Argentina)'],
  ['UTC', 'UTC'],
])('%s is called %s', (zone, name) => {
  expect(timeZoneName(zone)).toBe(name);
});

test('the choice holds the player’s own zone and is sorted by the names it shows', () => {
  const options = timeZoneOptions('Own/Zone');
  expect(options).toContainEqual({ value: 'Own/Zone', label: 'Zone (Own)' });
  expect(options).toContainEqual({ value: 'Europe/Madrid', label: 'Madrid (Europa)' });
  const labels = options.map(({ label }) => label);
  expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'es')));
});
