import { describe, expect, it } from 'vitest';
import * as figures from '#features/sessions/live/figures.ts';

describe('figures', () => {
  it('shows numbers as Spain writes them', () => {
    expect(figures.weightText(2.5)).toBe('2,5 kg');
    expect(figures.weightText(null)).toBe('sin peso');
    expect(figures.figureText({ reps: 1, seconds: null, metres: null, weight: null }, 'reps')).toBe('1 rep');
  });
  it('steps kilograms finer where they are few', () => {
    expect([4.5, 5, 19, 20].map((kg) => figures.stepped(kg, 'weight', 1))).toEqual([5, 6, 20, 22.5]);
    expect([0, 5, 6, 20, 22.5].map((kg) => figures.stepped(kg, 'weight', -1))).toEqual([0, 4.5, 5, 19, 20]);
  });
  it('keeps repetitions and seconds above nothing', () => {
    expect(figures.stepped(1, 'reps', -1)).toBe(1);
    expect(figures.stepped(5, 'seconds', -1)).toBe(5);
  });
  it('reads a typed number with comma or point, and refuses what is none', () => {
    expect(figures.parseFigure('12,5', 'weight')).toBe(12.5);
    expect(figures.parseFigure('7.6', 'reps')).toBe(8);
    expect(figures.parseFigure('5000', 'weight')).toBe(1000);
    for (const text of ['', ' ', 'ocho', '-3']) expect(figures.parseFigure(text, 'reps')).toBeNull();
  });
});

it('shows the last time in one short figure', () => {
  const set = { reps: 10, seconds: null, metres: null, weight: 22.5 };
  expect(figures.lastTimeText(set, 'reps')).toBe('22,5 × 10');
  expect(figures.lastTimeText({ ...set, weight: null }, 'reps')).toBe('10 reps');
  expect(figures.lastTimeText({ ...set, weight: 4, metres: 20 }, 'metres')).toBe('4 × 20 m');
  expect(figures.lastTimeText({ ...set, weight: null, seconds: 30 }, 'seconds')).toBe('30 s');
});
