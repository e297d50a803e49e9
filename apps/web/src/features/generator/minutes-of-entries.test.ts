import type { GeneratedExercise, GeneratedRoutine } from '@bandeja/domain/generator/contract';
import { describe, expect, it } from 'vitest';
import { minutesOfEntries } from '#features/generator/routine-tab.tsx';

type Entry = GeneratedRoutine['exercises'][number];
const entry: Entry = {
  exercise: 'e1',
  name: 'Remo',
  code: null,
  description: '',
  sets: 3,
  reps: 10,
  duration: null,
  metres: null,
  perSide: false,
  rest: 60,
  notes: '',
  part: 'main',
  reason: '',
};
const routine = (_id: string) => ({ _id, exercises: [entry] }) as unknown as GeneratedRoutine;
const exercises = [{ _id: 'e1', categories: ['Fuerza'], equipment: [] }] as unknown as GeneratedExercise[];

describe('a line’s minutes', () => {
  it('takes minutes by the formula, at least one, known exercise or not', () => {
    const result = { routine: routine('r1'), exercises };
    // 3 × 10 × 4 s + 2 × 60 s + 45 s
    expect(minutesOfEntries(result)).toEqual([5]);
    expect(minutesOfEntries({ ...result, exercises: [] })).toEqual([4]);
    const short = { ...entry, sets: 1, reps: 1, rest: 0, duration: 5 };
    expect(minutesOfEntries({ routine: { ...routine('r1'), exercises: [short] }, exercises })).toEqual([1]);
  });
});
