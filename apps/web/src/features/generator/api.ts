import { getTrainerView } from '@bandeja/domain/coach/contract';
import { generateRoutine } from '@bandeja/domain/generator/contract';
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
  /** The answer to a former request with the same `replaces` never came: another routine may stand in its place. */
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
        return 'routine' in answer ? { kind: 'whole', ...answer } : { kind: 'routine', routine: answer };
      } catch (error) {
        // no routine, but an answer all the same: it is shown as one (docs/training.md#safety-texts)
        if (error instanceof HttpError && error.code === 'generator.safety') {
          return { kind: 'answer', message: error.message };
        }
        throw error;
      }
    },
  });
}

const isGone = (error: unknown) => error instanceof HttpError && error.code === 'routine.not_found';

/**
 * The routine that took the place of one whose successor never reached the browser: the only own one on the shelf that
 * is younger. Ids are in the order of their making. Where it is not certain which one it is, none.
 */
async function heirOf(replaced: string | undefined, signal: AbortSignal): Promise<string | null> {
  if (replaced === undefined) return null;
  const shelf = await call(listRoutines, { signal });
  const younger = shelf.filter(({ _id, isOwn }) => isOwn && _id > replaced);
  return younger.length === 1 ? (younger[0]?._id ?? null) : null;
}

/** What the trainer knows of the player, and what of it an outside service gets. */
export const trainerViewQuery = callQuery(getTrainerView, {}, { staleTime: 0 });
