import type { BulkChange } from '@bandeja/domain/exercises/contract';
import { errorTable } from '@bandeja/domain/wire/errors';
import { publish, setRetired } from '#features/exercises/service.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

type Outcome = { done: number; refused: { _id: string; message: string }[] };

const changes: Record<BulkChange, (deps: Deps, actor: Actor, id: string) => Promise<unknown>> = {
  publish,
  retire: (deps, actor, id) => setRetired(deps, actor, id, true),
  restore: (deps, actor, id) => setRetired(deps, actor, id, false),
};

/** Each in a transaction of its own: one that is refused keeps none of the others. */
export async function changeExercises(
  deps: Deps,
  actor: Actor,
  { ids, change }: { ids: string[]; change: BulkChange },
): Promise<Outcome> {
  const outcome: Outcome = { done: 0, refused: [] };
  for (const id of new Set(ids)) {
    try {
      await changes[change](deps, actor, id);
      outcome.done += 1;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      outcome.refused.push({ _id: id, message: error.sentence ?? errorTable[error.code].message });
    }
  }
  return outcome;
}
