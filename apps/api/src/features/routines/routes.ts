import { getRoutine, listRoutines } from '@bandeja/domain/routines/contract';
import * as queries from '#features/routines/queries.ts';
import { startableRoutine } from '#features/routines/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';

export function routineRoutes(bind: Bind, deps: Deps): void {
  bind(listRoutines, async ({ actor }) => queries.listRoutines(deps.db, actor));
  bind(getRoutine, async ({ actor, params }) => startableRoutine(deps, actor, params.id));
}
