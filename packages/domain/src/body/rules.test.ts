import { each } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import { placeName } from '#body/messages.ts';
import {
  caredPlaces,
  type DiscomfortReport,
  endedDiscomforts,
  hasSide,
  isAsked,
  isSevere,
  needsReferral,
  standingDiscomforts,
} from '#body/rules.ts';

const dayOf = (instant: string) => instant.slice(0, 10);
const report = (day: number, level: number | null, overrides: Partial<DiscomfortReport> = {}): DiscomfortReport => ({
  _id: `r${day}`,
  region: 'rodilla',
  side: 'left',
  level,
  atNight: false,
  acute: false,
  cares: false,
  seen: false,
  source: 'body',
  since: null,
  reportedAt: `2026-05-${String(day).padStart(2, '0')}T10:00:00.000Z`,
  ...overrides,
});
const shown = (reports: readonly DiscomfortReport[]) =>
  standingDiscomforts(reports).map(({ region, side, level }) => [region, side, level]);

describe('current discomforts', () => {
  it('is the latest report of each place, the strongest first, since its first report', () => {
    const elbow = report(3, 6, { region: 'codo', side: 'right' });
    const standing = standingDiscomforts([report(1, 4), elbow, report(2, 2)]);
    expect(standing.map(({ region, level, firstLevel, since }) => [region, level, firstLevel, since])).toEqual([
      ['codo', 6, 6, '2026-05-03T10:00:00.000Z'],
      ['rodilla', 2, 4, '2026-05-01T10:00:00.000Z'],
    ]);
  });

  it('ends with a 0, and begins again with the next report', () => {
    expect(standingDiscomforts([report(1, 4), report(2, 0)])).toEqual([]);
    const [again] = standingDiscomforts([report(1, 4), report(2, 0), report(3, 1)]);
    expect(again).toMatchObject({ level: 1, since: '2026-05-03T10:00:00.000Z' });
  });

  it('begins when the player says', () => {
    const [weeks] = standingDiscomforts([report(20, 2, { since: '2026-05-06T10:00:00.000Z' }), report(21, 3)]);
    expect(weeks).toMatchObject({ level: 3, since: '2026-05-06T10:00:00.000Z', firstLevel: null });
  });

  it('tells left from right, and knows both and neither', () => {
    expect(shown([report(1, 3), report(2, 0, { side: 'right' })])).toEqual([['rodilla', 'left', 3]]);
    expect(shown([report(1, 3, { side: 'both' })])).toEqual([['rodilla', 'both', 3]]);
    expect(shown([report(1, 3, { side: 'both' }), report(2, 0, { side: 'right' })])).toEqual([['rodilla', 'left', 3]]);
    // «me molesta la rodilla» of the chat is the one that is known to hurt
    expect(shown([report(1, 3), report(2, 2, { side: 'none' })])).toEqual([['rodilla', 'left', 2]]);
    // and the side that is tapped later is that of the text
    expect(shown([report(1, null, { side: 'none', source: 'profile' }), report(2, 2)])).toEqual([
      ['rodilla', 'left', 2],
    ]);
    expect(shown([report(1, null, { side: 'none' }), report(2, 0)])).toEqual([]);
  });

  it('carries the level on where the next report has none', () => {
    expect(shown([report(1, 3), report(2, null, { side: 'none', source: 'notes' })])).toEqual([['rodilla', 'left', 3]]);
  });
});

describe('a professional', () => {
  const referred = (reports: readonly DiscomfortReport[], today: string) =>
    standingDiscomforts(reports).map((standing) => needsReferral(standing, today, dayOf));

  it('comes first above 3 of 10, at night, when it is acute and after a week', () => {
    expect([0, 3, 4].map((level) => isSevere({ level, atNight: false }))).toEqual([false, false, true]);
    expect(isSevere({ level: 1, atNight: true })).toBe(true);
    expect(isSevere({ level: 1, atNight: false, acute: true })).toBe(true);
    expect(referred([report(1, 2)], '2026-05-07')).toEqual([false]);
    expect(referred([report(1, 2)], '2026-05-08')).toEqual([true]);
  });

  it('who has seen it settles the week, and nothing above 3', () => {
    expect(referred([report(1, 2), report(9, 2, { seen: true })], '2026-05-20')).toEqual([false]);
    expect(referred([report(1, 2), report(9, 2, { seen: true }), report(10, 5)], '2026-05-20')).toEqual([true]);
  });
});

describe('own work', () => {
  const stages = (reports: readonly DiscomfortReport[], today: string) =>
    caredPlaces(reports, today, dayOf).map(({ region, stage }) => `${region} ${stage}`);

  it('is for what hurts a little, and none while a professional comes first', () => {
    expect(stages([report(1, 2)], '2026-05-03')).toEqual(['rodilla hurts']);
    each([[report(1, 4)], [report(1, 2, { atNight: true })], [report(1, 2, { acute: true })]], 3, (reports) =>
      expect(stages(reports, '2026-05-03')).toEqual([]),
    );
    expect(stages([report(1, 2)], '2026-05-09')).toEqual([]);
    expect(stages([report(1, 2), report(2, 6, { region: 'codo' })], '2026-05-03')).toEqual([]);
  });

  it('fades over four weeks once it is gone, and leaves out what was noted by mistake', () => {
    const gone = [report(1, 2), report(3, 0)];
    expect(stages(gone, '2026-05-16')).toEqual(['rodilla fading']);
    expect(stages(gone, '2026-05-17')).toEqual(['rodilla last']);
    expect(stages(gone, '2026-05-31')).toEqual([]);
    expect(
      stages([report(1, 2), report(1, 0, { _id: 'r1b', reportedAt: '2026-05-01T10:01:00.000Z' })], '2026-05-02'),
    ).toEqual([]);
    expect(endedDiscomforts([...gone, report(4, 1)])).toEqual([]);
  });

  it('goes on for what is cared for', () => {
    expect(stages([report(1, 0, { cares: true })], '2026-06-30')).toEqual(['rodilla cares']);
    expect(stages([report(1, 0, { cares: true }), report(2, 0)], '2026-05-02')).toEqual(['rodilla fading']);
  });
});

it('is asked about every two weeks, and at once where nobody said how much', () => {
  const asked = (reports: readonly DiscomfortReport[], today: string) =>
    standingDiscomforts(reports).map((standing) => isAsked(standing, today, dayOf));
  expect(asked([report(1, 2)], '2026-05-14')).toEqual([false]);
  expect(asked([report(1, 2)], '2026-05-15')).toEqual([true]);
  expect(asked([report(1, 2), report(10, 2)], '2026-05-15')).toEqual([false]);
  expect(asked([report(1, null)], '2026-05-01')).toEqual([true]);
});

it('names a place with its side, where it has one', () => {
  expect(placeName('rodilla', 'left')).toBe('rodilla izquierda');
  expect(placeName('tobillo', 'right')).toBe('tobillo o pie, derecho');
  expect(placeName('lumbar', 'middle')).toBe('zona lumbar');
  expect(placeName('codo', 'none')).toBe('codo');
  expect(placeName('codo', 'both')).toBe('codo, los dos lados');
  expect([hasSide('cuello'), hasSide('hombro')]).toEqual([false, true]);
});
