import type { GeneratedExercise, GeneratedRoutine } from '@bandeja/domain/generator/contract';
import { describe, expect, it } from 'vitest';
import { afterAnswer, type GeneratorResult } from '#features/generator/generator-result.ts';

const routine = (_id: string) => ({ _id, exercises: [] }) as unknown as GeneratedRoutine;
const exercises = [{ _id: 'e1' }] as unknown as GeneratedExercise[];

describe('afterAnswer', () => {
  const first: GeneratorResult = { kind: 'routine', routine: routine('r1'), exercises, proposal: 'r1', cleared: null };

  it('takes a whole answer as it is', () => {
    expect(afterAnswer(null, { kind: 'complete', routine: routine('r1'), exercises, cleared: null })).toEqual(first);
  });

  it('replaces the routine alone after a regeneration', () => {
    const second = afterAnswer(first, { kind: 'routine', routine: routine('r2'), cleared: null });
    expect(second).toEqual({ ...first, routine: routine('r2') });
    expect(afterAnswer(second, { kind: 'routine', routine: routine('r3'), cleared: null })).toMatchObject({
      proposal: 'r1',
    });
  });

  it('replaces everything by a safety text', () => {
    const answer = { kind: 'answer', message: 'Para ahora mismo.', mayBeMisread: false } as const;
    expect(afterAnswer(first, answer)).toEqual(answer);
  });
});
