import { describe, expect, it } from 'vitest';
import * as dose from '#features/sessions/live/dose.ts';

const reps = { sets: 4, reps: 8, duration: null, metres: null, perSide: false, loadType: 'reps', rest: 60 } as const;
const timed = { ...reps, loadType: 'time', reps: 1 } as const;

describe('doseText', () => {
  it.each([
    [reps, '4 × 8'],
    [{ ...timed, sets: 3, duration: 30 }, '3 × 30 s'],
    [{ ...reps, loadType: 'distance' as const, metres: 20 }, '4 × 20 m'],
    [{ ...timed, sets: 1, duration: 300 }, '5 min'],
    [{ ...timed, sets: 1, duration: 90 }, '90 s'],
    [{ ...timed, sets: 3, duration: 60 }, '3 × 60 s'],
    [{ ...timed, sets: 3, duration: 120 }, '3 × 2 min'],
    [{ ...reps, sets: 3, reps: 10, perSide: true }, '3 × 10/lado'],
    [{ ...reps, sets: 1 }, '1 × 8'],
    [{ ...timed, sets: 2, reps: 12 }, '2 × 12'],
  ])('%o is %s', (given, text) => {
    expect(dose.doseText(given)).toBe(text);
  });
});

describe('doseFacts', () => {
  it('names series, reps and rest apart', () => {
    expect(dose.doseFacts(reps)).toEqual(['4 series', '8 reps', '60 s de descanso']);
  });
  it('speaks in the singular, per side, and leaves out a rest of none', () => {
    expect(dose.doseFacts({ ...timed, sets: 1, duration: 45, perSide: true, rest: 0 })).toEqual([
      '1 serie',
      '45 s por lado',
    ]);
  });
});

describe('figures', () => {
  it('shows numbers as Spain writes them', () => {
    expect(dose.weightText(2.5)).toBe('2,5 kg');
    expect(dose.weightText(null)).toBe('sin peso');
    expect(dose.figureText({ reps: 1, seconds: null, metres: null, weight: null }, 'reps')).toBe('1 rep');
  });
  it('steps kilograms finer where they are few', () => {
    expect([4.5, 5, 19, 20].map((kg) => dose.stepped(kg, 'weight', 1))).toEqual([5, 6, 20, 22.5]);
    expect([0, 5, 6, 20, 22.5].map((kg) => dose.stepped(kg, 'weight', -1))).toEqual([0, 4.5, 5, 19, 20]);
  });
  it('keeps repetitions and seconds above nothing', () => {
    expect(dose.stepped(1, 'reps', -1)).toBe(1);
    expect(dose.stepped(5, 'seconds', -1)).toBe(5);
  });
  it('reads a typed number with comma or point, and refuses what is none', () => {
    expect(dose.parseFigure('12,5', 'weight')).toBe(12.5);
    expect(dose.parseFigure('7.6', 'reps')).toBe(8);
    expect(dose.parseFigure('5000', 'weight')).toBe(1000);
    for (const text of ['', ' ', 'ocho', '-3']) expect(dose.parseFigure(text, 'reps')).toBeNull();
  });
});
