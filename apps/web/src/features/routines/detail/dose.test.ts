import { expect, it } from 'vitest';
import { doseFacts, doseText } from '#features/routines/detail/dose.ts';

const base = { sets: 3, reps: 12, duration: null, metres: null, perSide: false, rest: 60 };
const reps = { ...base, exercise: { loadType: 'reps' } } as const;
const timed = { ...base, reps: 1, duration: 20, exercise: { loadType: 'time' } } as const;

it.each([
  [reps, '3 × 12'],
  [{ ...reps, perSide: true }, '3 × 12/lado'],
  [{ ...reps, sets: 1 }, '1 × 12'],
  [timed, '3 × 20 s'],
  [{ ...timed, sets: 1, duration: 300 }, '5 min'],
  [{ ...timed, sets: 1, duration: 90 }, '90 s'],
  [{ ...base, metres: 20, exercise: { loadType: 'distance' } } as const, '3 × 20 m'],
  [{ ...timed, duration: null, reps: 8 }, '3 × 8'],
])('%#: %s', (entry, text) => {
  expect(doseText(entry)).toBe(text);
});

it('says each fact apart', () => {
  expect(doseFacts({ ...reps, perSide: true })).toEqual(['3 series', '12 reps por lado', '60 s de descanso']);
  expect(doseFacts({ ...timed, sets: 1, rest: 0 })).toEqual(['1 serie', '20 s']);
  expect(doseFacts({ ...reps, reps: 1 })).toEqual(['3 series', '1 rep', '60 s de descanso']);
});
