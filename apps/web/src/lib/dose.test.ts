import { describe, expect, it } from 'vitest';
import * as dose from '#lib/dose.ts';

const reps = { sets: 4, reps: 8, duration: null, metres: null, perSide: false, loadType: 'reps', rest: 60 } as const;
const timed = { ...reps, loadType: 'time', reps: 1 } as const;

describe('doseText', () => {
  it.each([
    [reps, '4 × 8'],
    [{ ...timed, sets: 3, duration: 30 }, '3 × 30 s'],
    [{ ...reps, loadType: 'distance' as const, metres: 20 }, '4 × 20 m'],
    [{ ...timed, sets: 1, duration: 300 }, '5 min'],
    [{ ...timed, sets: 1, duration: 90 }, '90 s'],
    [{ ...timed, sets: 1, duration: 630 }, '10 min 30 s'],
    [{ ...timed, sets: 3, duration: 60 }, '3 × 60 s'],
    [{ ...timed, sets: 3, duration: 120 }, '3 × 2 min'],
    [{ ...reps, sets: 3, reps: 10, perSide: true }, '3 × 10/lado'],
    [{ ...reps, sets: 1 }, '1 × 8'],
    [{ ...timed, sets: 2, reps: 12 }, '2 × 12'],
  ])('%o is %s', (given, text) => {
    expect(dose.doseText(given)).toBe(text);
  });
});

describe('loadTypeOf', () => {
  it.each([
    [{}, '3 × 10'],
    [{ perSide: true }, '3 × 10/lado'],
    [{ duration: 30 }, '3 × 30 s'],
    [{ duration: 60 }, '3 × 60 s'],
    [{ sets: 1, duration: 300 }, '5 min'],
    [{ sets: 4, metres: 20 }, '4 × 20 m'],
    [{ sets: 1, reps: 1 }, '1 × 1'],
  ])('%j reads %s', (own, text) => {
    const line = { ...reps, sets: 3, reps: 10, ...own };
    expect(dose.doseText({ ...line, loadType: dose.loadTypeOf(line) })).toBe(text);
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
