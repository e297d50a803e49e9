import { describe, expect, it } from 'vitest';
import { headline, monthsOf } from '#features/matches/results/facts.ts';

describe('what is said first of the results', () => {
  const side = (key: 'drive' | 'backhand', won: number, lost: number) => ({ key, won, lost });
  const of = (streak: { won: boolean; matches: number } | null, longestWon = 0, sides = [side('drive', 1, 0)]) =>
    headline({ streak, longestWon, sides });

  it('is a run of wins; after lost ones what went well, never a count of defeats', () => {
    expect(of({ won: true, matches: 3 }, 3)).toBe('Llevas tres ganados seguidos.');
    expect(of({ won: false, matches: 4 }, 5)).toBe(
      'Los últimos se han escapado. Ya has ganado cinco seguidos: sabes cómo.',
    );
    expect(of({ won: false, matches: 4 }, 1)).toMatch(/se aprende/);
    expect(of(null)).toBeNull();
  });

  it('is else the better side, from ten matches on', () => {
    const once = { won: false, matches: 1 };
    expect(of(once, 1, [side('backhand', 12, 6), side('drive', 4, 8)])).toBe('De revés ganas dos de cada tres.');
    expect(of(once, 1, [side('backhand', 6, 3)])).toBeNull();
    expect(of(once, 1, [side('drive', 2, 10)])).toBeNull();
  });
});

it('sets what was won and lost beside each month, where there is room', () => {
  const match = (localDate: string, won: boolean) => ({ _id: localDate, localDate, won });
  const days = ['2026-09-01', '2026-09-05', '2026-09-08', '2026-09-12', '2026-09-20', '2026-10-03'];
  const recent = days.map((day, index) => match(day, index % 2 === 0));
  expect(monthsOf(recent, 20)).toEqual([
    { index: 0, label: 'sep 3–2' },
    { index: 5, label: 'oct 0–1' },
  ]);
  expect(monthsOf(recent, 6)[1]).toEqual({ index: 5, label: '' });
  expect(monthsOf(recent.slice(2), 20).map(({ label }) => label)).toEqual(['sep', 'oct 0–1']);
});
