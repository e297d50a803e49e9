import { expect, test } from 'vitest';
import { doseText, restText, type WrittenDose } from '#leads/wording.ts';

const dose = (changes: Partial<WrittenDose>): WrittenDose => ({
  sets: 3,
  reps: 12,
  perSide: false,
  rest: 60,
  ...changes,
});

test.each([
  [dose({}), '3 × 12'],
  [dose({ sets: 1, reps: 10 }), '1 × 10'],
  [dose({ sets: 2, reps: 6, perSide: true }), '2 × 6 por lado'],
  [dose({ reps: 1, seconds: 20 }), '3 × 20 s'],
  [dose({ sets: 1, reps: 1, seconds: 30, perSide: true }), '30 s por lado'],
  [dose({ sets: 1, reps: 1, seconds: 300 }), '5 min'],
  [dose({ sets: 2, reps: 1, seconds: 1800 }), '2 × 30 min'],
  [dose({ sets: 1, reps: 1, seconds: 60 }), '60 s'],
  [dose({ sets: 4, reps: 1, metres: 20 }), '4 × 20 m'],
  [dose({ seconds: null, metres: null }), '3 × 12'],
])('a dose on paper', (written, text) => {
  expect(doseText(written)).toBe(text);
});

test.each([
  [{ sets: 3, rest: 60 }, '60 s'],
  [{ sets: 2, rest: 90 }, '90 s'],
  [{ sets: 2, rest: 120 }, '2 min'],
  [{ sets: 1, rest: 60 }, ''],
  [{ sets: 2, rest: 0 }, ''],
])('a rest on paper', (given, text) => {
  expect(restText(given)).toBe(text);
});
