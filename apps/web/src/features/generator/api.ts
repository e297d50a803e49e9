import { getTrainerView } from '@bandeja/domain/coach/contract';
import { generateRoutine } from '@bandeja/domain/generator/contract';
import type { WishChip } from '@bandeja/domain/generator/vocabulary';
import type { DangerAnswer } from '@bandeja/domain/profile/vocabulary';
import { listRoutines } from '@bandeja/domain/routines/contract';
import { mutationOptions } from '@tanstack/react-query';
import type { Answered } from '#features/generator/generator-result.ts';
import { call, HttpError } from '#lib/http.ts';
import { callQuery, keyOf } from '#lib/query.ts';

/** One request for a routine; with `selectedExercises` it replaces the routine `replaces`. */
export type Run = {
  prompt: string;
  selectedExercises?: string[];
  replaces?: string;
  /** The chosen chips, or all chips of a corrected routine. */
  chips?: WishChip[];
  /** The chips are complete. */
  isWhole?: boolean;
  dangerAnswer?: DangerAnswer;
  /** The answer to an earlier request with the same `replaces` was lost: another routine may exist instead. */
  isLost?: boolean;
  /** Ends the request, on the server too. */
  abort: AbortController;
};

export const makeKey = (userId: string) => [...keyOf(generateRoutine), userId];

/** A request outlives its page: on coming back it is still under way. */
export function makeMutation(userId: string) {
  return mutationOptions({
    mutationKey: makeKey(userId),
    mutationFn: async ({ abort, isLost, ...body }: Run): Promise<Answered> => {
      const { signal } = abort;
      try {
        const answer = await call(generateRoutine, { body, signal }).catch(async (error: unknown) => {
          const heir = isLost && isGone(error) ? await heirOf(body.replaces, signal) : null;
          if (heir === null) throw error;
          return call(generateRoutine, { body: { ...body, replaces: heir }, signal });
        });
        const cleared = body.dangerAnswer === 'none' ? body.prompt : null;
        return 'routine' in answer
          ? { kind: 'whole', ...answer, cleared }
          : { kind: 'routine', routine: answer, cleared };
      } catch (error) {
        // a refusal that is shown as an answer (docs/training.md#safety-texts)
        const { code, message } = error instanceof HttpError ? error : { code: '', message: '' };
        if (code === 'generator.danger_question') return { kind: 'question', prompt: body.prompt };
        if (code === 'generator.crisis_question') return { kind: 'answer', message, mayBeMisread: true };
        const isAnswer = code === 'generator.safety' || code === 'generator.not_understood';
        if (isAnswer) return { kind: 'answer', message, mayBeMisread: false };
        throw error;
      }
    },
  });
}

const isGone = (error: unknown) => error instanceof HttpError && error.code === 'routine.not_found';

/**
 * The routine that replaced another one whose answer was lost: the only own one on the shelf that is younger. Ids are in
 * the order of creation. None if it is not certain which one it is.
 */
async function heirOf(replaced: string | undefined, signal: AbortSignal): Promise<string | null> {
  if (replaced === undefined) return null;
  const shelf = await call(listRoutines, { query: { of: 'own', limit: 500 }, signal });
  const younger = shelf.filter(({ _id, isOwn }) => isOwn && _id > replaced);
  return younger.length === 1 ? (younger[0]?._id ?? null) : null;
}

/** The trainer's facts about the player, and those that an outside service gets. */
export const trainerViewQuery = callQuery(getTrainerView, {}, { staleTime: 0 });
