import { describe, expect, it } from 'vitest';
import * as dose from '#exercises/dose.ts';

const reps = { sets: 3, reps: 10, duration: null, metres: null, perSide: false, rest: 60 };

const table = [
  [{}, '3 × 10', '3 × 10', ['3 series', '10 reps'], '3 series de 10 repeticiones'],
  [{ reps: 1 }, '3 × 1', '3 × 1', ['3 series', '1 rep'], '3 series de 1 repetición'],
  [{ sets: 1 }, '1 × 10', '1 × 10', ['1 serie', '10 reps'], '1 serie de 10 repeticiones'],
  [
    { perSide: true },
    '3 × 10/lado',
    '3 × 10 por lado',
    ['3 series', '10 reps por lado'],
    '3 series de 10 repeticiones por lado',
  ],
  [{ duration: 20 }, '3 × 20 s', '3 × 20 s', ['3 series', '20 s'], '3 series de 20 s'],
  [{ duration: 60 }, '3 × 60 s', '3 × 60 s', ['3 series', '60 s'], '3 series de 60 s'],
  [{ duration: 90 }, '3 × 90 s', '3 × 90 s', ['3 series', '90 s'], '3 series de 90 s'],
  [{ duration: 120 }, '3 × 2 min', '3 × 2 min', ['3 series', '2 min'], '3 series de 2 min'],
  [{ duration: 150 }, '3 × 150 s', '3 × 150 s', ['3 series', '150 s'], '3 series de 150 s'],
  [{ sets: 1, duration: 300 }, '5 min', '5 min', ['1 serie', '5 min'], '1 serie de 5 min'],
  [{ sets: 1, duration: 630 }, '10 min 30 s', '10 min 30 s', ['1 serie', '10 min 30 s'], '1 serie de 10 min 30 s'],
  [
    { sets: 1, duration: 30, perSide: true },
    '30 s/lado',
    '30 s por lado',
    ['1 serie', '30 s por lado'],
    '1 serie de 30 s por lado',
  ],
  [{ metres: 20 }, '3 × 20 m', '3 × 20 m', ['3 series', '20 m'], '3 series de 20 m'],
  [{ loadType: 'time' as const }, '3 × 10', '3 × 10', ['3 series', '10 reps'], '3 series de 10 repeticiones'],
  [
    { loadType: 'reps' as const, duration: 30 },
    '3 × 10',
    '3 × 10',
    ['3 series', '10 reps'],
    '3 series de 10 repeticiones',
  ],
  [
    { loadType: 'distance' as const, duration: 30, metres: 20 },
    '3 × 20 m',
    '3 × 20 m',
    ['3 series', '20 m'],
    '3 series de 20 m',
  ],
] as const;

describe('a dose', () => {
  it.each(table)('%j reads %s', (changes, short, paper, facts, words) => {
    const given = { ...reps, ...changes, rest: 0 };
    expect(dose.doseText(given)).toBe(short);
    expect(dose.doseText(given, ' por lado')).toBe(paper);
    expect(dose.doseFacts(given)).toEqual(facts);
    expect(dose.doseInWords(given)).toBe(words);
  });

  it('of the catalogue calls the duration of a set seconds', () => {
    const plank = { sets: 2, reps: 1, seconds: 45, perSide: true, rest: 30 };
    expect(dose.doseText(dose.prescribed(plank, 'time'))).toBe('2 × 45 s/lado');
    expect(dose.doseText(dose.prescribed(plank, 'reps'))).toBe('2 × 1/lado');
  });
});

it.each([
  [{ sets: 3, rest: 60 }, '60 s'],
  [{ sets: 2, rest: 90 }, '90 s'],
  [{ sets: 2, rest: 120 }, '2 min'],
  [{ sets: 2, rest: 150 }, '150 s'],
  [{ sets: 1, rest: 60 }, ''],
  [{ sets: 2, rest: 0 }, ''],
])('the rest of %j is «%s»', (changes, text) => {
  const given = { ...reps, ...changes };
  expect(dose.restText(given)).toBe(text);
  expect(dose.doseInWords(given)).toContain(text === '' ? 'repeticiones' : `, con ${text} de descanso`);
});

it('a rest is a separate fact, worded as everywhere', () => {
  expect(dose.doseFacts({ ...reps, rest: 120 })).toContain('2 min de descanso');
  expect(dose.doseFacts({ ...reps, sets: 4, reps: 8 })).toEqual(['4 series', '8 reps', '60 s de descanso']);
});
