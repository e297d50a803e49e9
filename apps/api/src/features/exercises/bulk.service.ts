import {
  type BulkChange,
  type editExercises as editContract,
  editedFields,
  exerciseBodySchema,
} from '@bandeja/domain/exercises/contract';
import { exerciseMessages } from '@bandeja/domain/exercises/messages';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import { errorTable } from '@bandeja/domain/wire/errors';
import type { ExerciseInput } from '#features/exercises/admin.queries.ts';
import { formOf } from '#features/exercises/form.rules.ts';
import { loadExercise, publish, setRetired, update } from '#features/exercises/service.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

type Outcome = { done: number; refused: { _id: string; message: string }[] };

const changes: Record<BulkChange, (deps: Deps, actor: Actor, id: string) => Promise<unknown>> = {
  publish,
  retire: (deps, actor, id) => setRetired(deps, actor, id, true),
  restore: (deps, actor, id) => setRetired(deps, actor, id, false),
};

export function changeExercises(
  deps: Deps,
  actor: Actor,
  { ids, change }: { ids: string[]; change: BulkChange },
): Promise<Outcome> {
  return eachOf(ids, (id) => changes[change](deps, actor, id));
}

type Edit = Omit<Parsed<typeof editContract>['body'], 'ids'>;

export function editExercises(deps: Deps, actor: Actor, { ids, ...edit }: Edit & { ids: string[] }): Promise<Outcome> {
  return eachOf(ids, async (id) => {
    const exercise = await loadExercise(deps, actor, id);
    const body = exerciseBodySchema.safeParse(edited(formOf(exercise), edit));
    if (!body.success) {
      const issues = body.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
      throw new AppError('request.invalid', issues, issues[0]?.message ?? exerciseMessages.categoryRequired);
    }
    // its version: what another editor stores meanwhile is not lost
    await update(deps, actor, id, { ...body.data, version: exercise.version });
  });
}

function edited(form: ExerciseInput, { difficulty = form.difficulty, add = {}, remove = {} }: Edit): ExerciseInput {
  const lists = editedFields.map((field) => {
    const without: readonly string[] = remove[field] ?? [];
    const stays = (form[field] ?? []).filter((value) => !without.includes(value));
    return [field, [...new Set<string>([...stays, ...(add[field] ?? [])])]] as const;
  });
  return { ...form, difficulty, ...(Object.fromEntries(lists) as Pick<ExerciseInput, (typeof editedFields)[number]>) };
}

/** Each in a transaction of its own: one that is refused keeps none of the others. */
async function eachOf(ids: readonly string[], work: (id: string) => Promise<unknown>): Promise<Outcome> {
  const outcome: Outcome = { done: 0, refused: [] };
  for (const id of new Set(ids)) {
    try {
      await work(id);
      outcome.done += 1;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      outcome.refused.push({ _id: id, message: error.sentence ?? errorTable[error.code].message });
    }
  }
  return outcome;
}
