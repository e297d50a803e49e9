import { describe, expect, test } from 'vitest';
import { doneText } from '#features/sessions/detail/exercise-item.tsx';
import { weekSentence } from '#features/sessions/detail/finish-hero.tsx';
import { entryFixture } from '#features/sessions/live/testing/fixtures.ts';

type Row = ReturnType<typeof entryFixture>['setRows'][number];
const row = (overrides: Partial<Row>): Row => ({
  _id: '0193f5a0-0000-7000-8000-000000000009',
  position: 0,
  reps: null,
  seconds: null,
  metres: null,
  weight: null,
  done: true,
  ...overrides,
});

describe('the sets that were done', () => {
  test('repetitions with kilograms', () => {
    const setRows = [row({ reps: 8, weight: 5 }), row({ reps: 8, weight: 5 }), row({ reps: 7, weight: 2.5 })];
    expect(doneText(entryFixture(0, { setRows }))).toBe('8 × 5 kg, 8 × 5 kg, 7 × 2,5 kg');
  });

  test('repetitions alone say their unit once, sets left open are not there', () => {
    const setRows = [row({ reps: 10 }), row({ reps: 8 }), row({ reps: 8, done: false })];
    expect(doneText(entryFixture(0, { setRows }))).toBe('10, 8 reps');
    expect(doneText(entryFixture(0, { setRows, perSide: true }))).toBe('10, 8 reps por lado');
  });

  test('seconds and metres', () => {
    expect(doneText(entryFixture(0, { loadType: 'time', setRows: [row({ seconds: 30 }), row({ seconds: 25 })] }))).toBe(
      '30 s, 25 s',
    );
    expect(doneText(entryFixture(0, { loadType: 'distance', setRows: [row({ metres: 20, weight: 4 })] }))).toBe(
      '20 m × 4 kg',
    );
  });

  test('whole minutes from two on, as everywhere', () => {
    const setRows = [row({ seconds: 300 }), row({ seconds: 60 }), row({ seconds: 150 })];
    expect(doneText(entryFixture(0, { loadType: 'time', setRows }))).toBe('5 min, 60 s, 150 s');
  });

  test('nothing', () => {
    expect(doneText(entryFixture(0))).toBeNull();
  });
});

describe('the sentence about the week', () => {
  const session = { _id: 'b', localDate: '2025-11-20', timeZone: 'Europe/Madrid' };
  const now = new Date('2025-11-20T19:00:00Z');
  const onDays = (...days: number[]) =>
    days.map((day, index) => ({ _id: 'abcdefg'.charAt(index), localDate: `2025-11-${day}` }));
  const newest = onDays(20, 20, 18, 17, 16, 14);

  test('names its place in the week, not the newest one, whatever another answer still says', () => {
    expect(weekSentence({ session, sessionsThisWeek: 3, newest, now })).toBe('Tercera sesión de la semana.');
    expect(weekSentence({ session, sessionsThisWeek: null, newest: onDays(20, 20), now })).toBe(
      'Primera sesión de la semana.',
    );
    const full = onDays(20, 20, 19, 18, 18, 17);
    expect(weekSentence({ session, sessionsThisWeek: 8, newest: full, now })).toBe('Séptima sesión de la semana.');
  });

  test('says nothing about another week or what it does not know', () => {
    const monday = new Date('2025-11-24T08:00:00Z');
    const full = onDays(20, 20, 19, 18, 18, 17);
    expect(weekSentence({ session, sessionsThisWeek: 4, newest, now: monday })).toBeNull();
    expect(weekSentence({ session, sessionsThisWeek: null, newest: full, now })).toBeNull();
    expect(weekSentence({ session, sessionsThisWeek: 4, newest: [], now })).toBeNull();
    expect(weekSentence({ session, sessionsThisWeek: 14, newest: full, now })).toBeNull();
  });
});
