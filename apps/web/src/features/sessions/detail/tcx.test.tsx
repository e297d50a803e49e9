import { expect, test } from 'vitest';
import { tcxOf } from '#features/sessions/detail/take-along.tsx';
import { entryFixture, sessionFixture } from '#features/sessions/live/testing/fixtures.ts';

const row = { _id: '0193f5a0-0000-7000-8000-000000000009', position: 0, seconds: null, metres: null };

function read(text: string) {
  const xml = new DOMParser().parseFromString(text, 'text/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  return (name: string) => xml.querySelector(name)?.textContent ?? null;
}

test('a session is a file of the second TCX schema, with its start in UTC and its seconds', () => {
  const setRows = [
    { ...row, reps: 8, weight: 5, done: true },
    { ...row, reps: 8, weight: 5, done: false },
  ];
  const session = {
    ...sessionFixture(),
    name: 'Fuerza & <core> "A"',
    startTime: '2026-05-02T18:00:00.000+02:00',
    duration: 2760,
    averageHeartRate: 141,
    maxHeartRate: null,
    distanceMetres: null,
    exercises: [entryFixture(0, { name: 'Sentadilla', setRows })],
  };
  const of = read(tcxOf(session));
  expect(of('Id')).toBe('2026-05-02T16:00:00.000Z');
  expect(of('TotalTimeSeconds')).toBe('2760');
  expect(of('AverageHeartRateBpm Value')).toBe('141');
  expect(of('MaximumHeartRateBpm')).toBeNull();
  expect(of('Trackpoint:last-child Time')).toBe('2026-05-02T16:46:00.000Z');
  expect(of('Notes')).toBe('Fuerza & <core> "A"\nSentadilla: 8 × 5 kg');
});

test('control characters of a name do not break the file', () => {
  const session = { ...sessionFixture(), name: 'Uno\u0007dos', exercises: [] };
  expect(read(tcxOf(session))('Notes')).toBe('Uno dos');
});
