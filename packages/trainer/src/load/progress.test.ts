import { describe, expect, it } from 'vitest';
import { kindsOf, type ProgressSession, spikeOf, streakOf, totalsOf, trainedDays, weeksOf } from '#load/progress.ts';

function session(localDate: string, given: Partial<ProgressSession> = {}): ProgressSession {
  return { id: localDate, localDate, kind: 'Físico', minutes: 60, load: 300, score: null, rpe: null, ...given };
}

describe('weeks of a period', () => {
  // the test vector of docs/training.md#formulas: 360, 0, 300, 0, 360, 0, 480
  const vector = [
    session('2026-11-16', { load: 360 }),
    session('2026-11-18', { load: 300 }),
    session('2026-11-20', { load: 360, score: 6 }),
    session('2026-11-22', { load: 480, score: 7 }),
  ];

  it('carries load, monotony and strain of the test vector', () => {
    const [week] = weeksOf(vector, new Map([['2026-11-16', 250]]), { from: '2026-11-16', to: '2026-11-22' });
    expect(week).toEqual({
      monday: '2026-11-16',
      sessions: 4,
      minutes: 240,
      plannedMinutes: 250,
      load: 1500,
      monotony: 1.03,
      strain: 1549.6,
      changePercent: null,
      averageScore: 6.5,
    });
  });

  it('says the change against the week before, also against the one before the period', () => {
    const before = session('2026-11-12', { load: 1000 });
    const weeks = weeksOf([before, ...vector], new Map(), { from: '2026-11-16', to: '2026-11-29' });
    expect(weeks.map(({ changePercent }) => changePercent)).toEqual([50, -100]);
    expect(weeks[1]).toMatchObject({ sessions: 0, load: 0, monotony: null, strain: null, averageScore: null });
  });

  it('keeps empty weeks and the running one', () => {
    const weeks = weeksOf([], new Map(), { from: '2026-11-02', to: '2026-11-18' });
    expect(weeks.map(({ monday }) => monday)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16']);
  });
});

describe('sums', () => {
  it('counts recorded efforts and averages only given scores', () => {
    const sessions = [
      session('2026-11-16', { score: 8, rpe: 6 }),
      session('2026-11-17', { score: 7 }),
      session('2026-11-18'),
    ];
    expect(totalsOf(sessions)).toEqual({ sessions: 3, minutes: 180, load: 900, averageScore: 7.5, recordedEfforts: 1 });
    expect(totalsOf([])).toMatchObject({ sessions: 0, averageScore: null });
  });

  it('joins the sessions of a day', () => {
    expect(trainedDays([session('2026-11-17'), session('2026-11-16'), session('2026-11-17', { minutes: 30 })])).toEqual(
      [
        { date: '2026-11-16', sessions: 1, minutes: 60, load: 300 },
        { date: '2026-11-17', sessions: 2, minutes: 90, load: 600 },
      ],
    );
  });

  it('orders kinds by minutes and gives each week its own', () => {
    const sessions = [
      session('2026-11-09', { kind: 'Partido', minutes: 90 }),
      session('2026-11-16'),
      session('2026-11-17', { minutes: 45 }),
    ];
    expect(kindsOf(sessions, ['2026-11-09', '2026-11-16'])).toEqual([
      { kind: 'Físico', minutes: 105, weekMinutes: [0, 105] },
      { kind: 'Partido', minutes: 90, weekMinutes: [90, 0] },
    ]);
  });
});

describe('streak', () => {
  const today = '2026-11-18';
  const cases: [string, string[], { weeks: number; best: number; pausedWeeks: number }][] = [
    ['nothing trained', [], { weeks: 0, best: 0, pausedWeeks: 0 }],
    ['this week and the last', ['2026-11-16', '2026-11-09'], { weeks: 2, best: 2, pausedWeeks: 0 }],
    ['the running week is not over', ['2026-11-09', '2026-11-02'], { weeks: 2, best: 2, pausedWeeks: 0 }],
    [
      'a pause of two weeks is forgiven',
      ['2026-11-16', '2026-10-26', '2026-10-19'],
      { weeks: 3, best: 3, pausedWeeks: 2 },
    ],
    ['a second pause is not', ['2026-11-16', '2026-11-02', '2026-10-19'], { weeks: 1, best: 2, pausedWeeks: 0 }],
    [
      'three weeks end it',
      ['2026-11-16', '2026-10-19', '2026-10-12', '2026-10-05'],
      { weeks: 1, best: 3, pausedWeeks: 0 },
    ],
    ['ill now, for two weeks', ['2026-10-26', '2026-10-19'], { weeks: 2, best: 2, pausedWeeks: 2 }],
    ['gone for long', ['2026-09-07', '2026-08-31'], { weeks: 0, best: 2, pausedWeeks: 0 }],
  ];

  it.each(cases)('%s', (_name, mondays, expected) => {
    expect(streakOf(mondays, today)).toEqual(expected);
  });
});

describe('spike', () => {
  it('sets the last session beside the largest of 30 days', () => {
    const sessions = [
      session('2026-10-01', { load: 900 }),
      session('2026-11-01', { load: 400 }),
      session('2026-11-18', { load: 440 }),
    ];
    expect(spikeOf(sessions)).toEqual({ sessionId: '2026-11-18', load: 440, largestBefore: 400, ratio: 1.1 });
  });

  it('says nothing without a session before', () => {
    expect(spikeOf([])).toBeNull();
    expect(spikeOf([session('2026-11-18')])).toBeNull();
  });
});
