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
  it('reads a typed number with comma or point, and refuses other text', () => {
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

describe('the player’s own weights', () => {
  it('one is a step: onto it from anywhere, never below nothing', () => {
    const up = [0, 10, 11].map((kg) => figures.stepped(kg, 'weight', 1, [2.5]));
    const down = [12.5, 11, 1].map((kg) => figures.stepped(kg, 'weight', -1, [2.5]));
    expect([up, down]).toEqual([
      [2.5, 12.5, 12.5],
      [10, 10, 0],
    ]);
    expect(figures.stepped(0.3, 'weight', 1, [0.1])).toBe(0.4);
  });
  it('several are the only choices: the next heavier and the next lighter, none beyond', () => {
    const own = [4, 6, 8, 12.5];
    expect([0, 4, 8, 12.5].map((kg) => figures.stepped(kg, 'weight', 1, own))).toEqual([4, 6, 12.5, 12.5]);
    expect([20, 12.5, 5, 4].map((kg) => figures.stepped(kg, 'weight', -1, own))).toEqual([12.5, 8, 4, 4]);
  });
  it('leave repetitions and seconds alone', () => {
    expect([figures.stepped(8, 'reps', 1, [5]), figures.stepped(30, 'seconds', 1, [2])]).toEqual([9, 35]);
  });
});

it('names a band by its colour, and by its strength where this device does not know it', () => {
  const bands = [{ name: 'Roja', kg: 1.7 }];
  const set = { reps: 12, seconds: null, metres: null, weight: 1.7 };
  const loadText = (kg: number) => figures.bandText(bands, kg);
  expect(figures.lastTimeText(set, 'reps', loadText)).toBe('Roja × 12');
  expect(figures.lastTimeText({ ...set, weight: 2.6 }, 'reps', loadText)).toBe('2,6 kg × 12');
});
