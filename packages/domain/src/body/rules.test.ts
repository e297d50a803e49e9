import { describe, expect, it } from 'vitest';
import { placeName } from '#body/messages.ts';
import { type DiscomfortReport, hasSide, isSevere, standingDiscomforts } from '#body/rules.ts';

const report = (day: number, level: number, overrides: Partial<DiscomfortReport> = {}): DiscomfortReport => ({
  _id: `r${day}`,
  region: 'rodilla',
  side: 'left',
  level,
  atNight: false,
  reportedAt: `2026-05-0${day}T10:00:00.000Z`,
  ...overrides,
});

describe('current discomforts', () => {
  it('is the latest report of each place, the strongest first, since its first report', () => {
    const elbow = report(3, 6, { region: 'codo', side: 'right' });
    const standing = standingDiscomforts([report(1, 4), elbow, report(2, 2)]);
    expect(standing.map(({ _id, level, since }) => [_id, level, since])).toEqual([
      ['r3', 6, '2026-05-03T10:00:00.000Z'],
      ['r2', 2, '2026-05-01T10:00:00.000Z'],
    ]);
  });

  it('ends with a 0, and begins again with the next report', () => {
    expect(standingDiscomforts([report(1, 4), report(2, 0)])).toEqual([]);
    const [again] = standingDiscomforts([report(1, 4), report(2, 0), report(3, 1)]);
    expect(again).toMatchObject({ level: 1, since: '2026-05-03T10:00:00.000Z' });
  });

  it('tells left from right', () => {
    const standing = standingDiscomforts([report(1, 3), report(2, 0, { side: 'right' })]);
    expect(standing.map(({ side }) => side)).toEqual(['left']);
  });
});

it('is for a professional above 3 of 10, and at night', () => {
  expect([0, 3, 4].map((level) => isSevere({ level, atNight: false }))).toEqual([false, false, true]);
  expect(isSevere({ level: 1, atNight: true })).toBe(true);
});

it('names a place with its side, where it has one', () => {
  expect(placeName('rodilla', 'left')).toBe('rodilla izquierda');
  expect(placeName('tobillo', 'right')).toBe('tobillo o pie, derecho');
  expect(placeName('lumbar', 'middle')).toBe('zona lumbar');
  expect([hasSide('cuello'), hasSide('hombro')]).toEqual([false, true]);
});
