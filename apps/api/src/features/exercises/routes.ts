import * as contract from '@bandeja/domain/exercises/contract';
import { hasRole } from '@bandeja/domain/profile/rules';
import { changeExercises } from '#features/exercises/bulk.service.ts';
import { listExercises, similarExercises } from '#features/exercises/queries.ts';
import { create, loadExercise, publish, remove, setRetired, update, usage } from '#features/exercises/service.ts';
import type { Database } from '#kit/database/database.ts';
import { readStale } from '#kit/database/replica.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';

export function exerciseRoutes(bind: Bind, deps: Deps): void {
  bind(contract.listExercises, async ({ actor, query: { limit, before, ...filter } }) => {
    const read = (db: Database) => listExercises(db, actor, filter, { limit, before });
    return actor && hasRole(actor, 'editor') ? read(deps.db) : readStale(deps, read);
  });

  bind(contract.findSimilarExercises, async ({ query }) => similarExercises(deps.db, query.name, query.except ?? null));
  bind(contract.getExercise, async ({ actor, params }) => loadExercise(deps, actor, params.id));
  bind(contract.getExerciseUsage, async ({ actor, params }) => usage(deps, actor, params.id));
  bind(contract.createExercise, async ({ actor, body }) => create(deps, actor, body));
  bind(contract.updateExercise, async ({ actor, params, body }) => update(deps, actor, params.id, body));
  bind(contract.publishExercise, async ({ actor, params }) => publish(deps, actor, params.id));
  bind(contract.retireExercise, async ({ actor, params }) => setRetired(deps, actor, params.id, true));
  bind(contract.restoreExercise, async ({ actor, params }) => setRetired(deps, actor, params.id, false));
  bind(contract.changeExercises, async ({ actor, body }) => changeExercises(deps, actor, body));
  bind(contract.deleteExercise, async ({ actor, params }) => remove(deps, actor, params.id));
}
