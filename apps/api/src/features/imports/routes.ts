import { checkImport, listImports, undoImport } from '@bandeja/domain/imports/contract';
import * as queries from '#features/imports/queries.ts';
import { checkSessions, undo } from '#features/imports/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';

export function importRoutes(bind: Bind, deps: Deps): void {
  bind(checkImport, async ({ actor, body }) => checkSessions(deps, actor, body));
  bind(listImports, async ({ actor }) => queries.listImports(deps.db, actor.userId));
  bind(undoImport, async ({ actor, params }) => undo(deps, actor, params.id));
}
