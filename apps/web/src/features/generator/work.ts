import type { MutationState } from '@tanstack/react-query';
import type { Run } from '#features/generator/api.ts';
import { describeError, type ShownError } from '#features/generator/errors.ts';
import type { Answered } from '#features/generator/generator-result.ts';
import { generatorTexts } from '#features/generator/texts.ts';

/** new: a routine from the text; again: one with the selected exercises; correct: one with other chips. */
type RunKind = 'new' | 'again' | 'correct';

export type Work =
  | { step: 'idle' }
  /** `since`: milliseconds of `Date.now()`. */
  | { step: 'making'; kind: RunKind; since: number }
  | { step: 'cancelled' }
  | { step: 'failed'; kind: RunKind; error: ShownError };

const fallbacks: Record<RunKind, string> = {
  new: generatorTexts.errors.generate,
  again: generatorTexts.errors.again,
  correct: generatorTexts.errors.again,
};

function kindOf({ selectedExercises, replaces }: Run) {
  if (selectedExercises) return 'again';
  return replaces === undefined ? 'new' : 'correct';
}

export function workOf(last: MutationState<Answered, Error, Run> | undefined): Work {
  if (!last?.variables) return { step: 'idle' };
  const { abort } = last.variables;
  const kind = kindOf(last.variables);
  if (last.status === 'pending') return { step: 'making', kind, since: last.submittedAt };
  if (last.status !== 'error') return { step: 'idle' };
  if (abort.signal.aborted) return { step: 'cancelled' };
  return { step: 'failed', kind, error: describeError(last.error, fallbacks[kind]) };
}
