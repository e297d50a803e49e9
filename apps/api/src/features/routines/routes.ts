import * as contract from '@bandeja/domain/routines/contract';
import * as admin from '#features/routines/admin.service.ts';
import * as own from '#features/routines/own.service.ts';
import * as queries from '#features/routines/queries.ts';
import { searchRoutines } from '#features/routines/search.service.ts';
import { addFavorite, deleteOwnRoutine, removeFavorite, withOffers } from '#features/routines/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';

export function routineRoutes(bind: Bind, deps: Deps): void {
  bind(contract.listRoutines, async ({ actor, query }) =>
    withOffers(deps, actor, await queries.listRoutines(deps.db, actor, query)),
  );
  bind(contract.searchRoutines, async ({ actor, query }) => searchRoutines(deps, actor, query));
  bind(contract.createOwnRoutine, async ({ actor, body }) => own.createOwnRoutine(deps, actor, body));
  bind(contract.updateOwnRoutine, async ({ actor, params, body }) =>
    own.updateOwnRoutine(deps, actor, params.id, body),
  );
  bind(contract.copyRoutine, async ({ actor, params }) => own.copyRoutine(deps, actor, params.id));
  bind(contract.changeOwnRoutine, async ({ actor, params, body }) =>
    own.changeOwnRoutine(deps, actor, params.id, body),
  );
  bind(contract.orderOwnRoutines, async ({ actor, body }) => own.orderOwnRoutines(deps, actor, body.ids));
  bind(contract.deleteRoutine, async ({ actor, params }) => deleteOwnRoutine(deps, actor, params.id));

  bind(contract.addFavorite, async ({ actor, params }) => addFavorite(deps, actor, params.id));
  bind(contract.removeFavorite, async ({ actor, params }) => removeFavorite(deps, actor, params.id));

  bind(contract.createRoutine, async ({ actor, body }) => admin.createRoutine(deps, actor, body));
  bind(contract.updateRoutine, async ({ actor, params, body }) => admin.updateRoutine(deps, actor, params.id, body));
  bind(contract.duplicateRoutine, async ({ actor, params }) => admin.duplicateRoutine(deps, actor, params.id));
  bind(contract.activateRoutine, async ({ actor, params }) => admin.setRoutineActive(deps, actor, params.id, true));
  bind(contract.deactivateRoutine, async ({ actor, params }) => admin.setRoutineActive(deps, actor, params.id, false));
}
