import type { WishChip } from '@bandeja/domain/generator/schemas';
import type { DangerAnswer } from '@bandeja/domain/profile/vocabulary';
import { mutationOptions } from '@tanstack/react-query';
import type { Answered } from '#features/generator/generator-result.ts';
import { call, HttpError } from '#lib/http.ts';
import { callQuery, keyOf } from '#lib/query.ts';

/** One request for a routine; with `selectedExercises` it replaces the routine `replaces`. */
export type Run = {
  prompt: string;
  selectedExercises?: string[];
  replaces?: string;
  chips?: WishChip[];
  isWhole?: boolean;
  dangerAnswer?: DangerAnswer;
  /** The answer to an earlier request with the same `replaces` was lost: another routine may exist instead. */
  isLost?: boolean;
  abort: AbortController;
};

export const makeKey = (userId: string) => [...keyOf('POST /routines/generate-with-ai'), userId];

/** A request outlives its page: on coming back it is still under way. */
export function makeMutation(userId: string) {
  return mutationOptions({
    mutationKey: makeKey(userId),
    mutationFn: async ({ abort, isLost, ...body }: Run): Promise<Answered> => {
      const { signal } = abort;
      try {
        const answer = await call('POST /routines/generate-with-ai', { body, signal }).catch(async (error: unknown) => {
          const heir = isLost && isGone(error) ? await heirOf(body.replaces, signal) : null;
          if (heir === null) throw error;
          return call('POST /routines/generate-with-ai', { body: { ...body, replaces: heir }, signal });
        });
        const cleared = body.dangerAnswer === 'none' ? body.prompt : null;
        return 'routine' in answer
          ? { kind: 'complete', ...answer, cleared }
          : { kind: 'routine', routine: answer, cleared };
      } catch (error) {
        // a refusal that is shown as an answer (docs/training.md#safety-texts)
        if (!(error instanceof HttpError)) throw error;
        const { code, message, topic = 'general', mayBeMisread = false } = error;
        if (code === 'generator.danger_question') return { kind: 'question', prompt: body.prompt, topic };
        const isAnswer = code === 'generator.safety' || code === 'generator.not_understood';
        if (isAnswer) return { kind: 'answer', message, mayBeMisread };
        throw error;
      }
    },
  });
}

const isGone = (error: unknown) => error instanceof HttpError && error.code === 'routine.not_found';

/** The only routine on the shelf that is younger (ids are in the order of creation); none if it is not certain. */
async function heirOf(replaced: string | undefined, signal: AbortSignal): Promise<string | null> {
  if (replaced === undefined) return null;
  const shelf = await call('GET /routines', { query: { of: 'own', limit: 500 }, signal });
  const younger = shelf.filter(({ _id, isOwn }) => isOwn && _id > replaced);
  return younger.length === 1 ? (younger[0]?._id ?? null) : null;
}

export const trainerViewQuery = callQuery('GET /chatbot/what-your-trainer-sees', {}, { staleTime: 0 });
