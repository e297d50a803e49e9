import * as contract from '@bandeja/domain/broadcasts/contract';
import * as queries from '#features/broadcasts/queries.ts';
import * as service from '#features/broadcasts/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';

export function broadcastRoutes(bind: Bind, deps: Deps): void {
  bind(contract.countRecipients, async ({ body }) => ({
    count: await queries.countRecipients(deps.db, body, deps.now()),
  }));
  bind(contract.testBroadcast, ({ actor, body }) => service.testBroadcast(deps, actor, body));
  bind(contract.createBroadcast, ({ actor, body }) => service.createBroadcast(deps, actor, body));
  bind(contract.listBroadcasts, ({ query }) => queries.listBroadcasts(deps.db, query));
  bind(contract.cancelBroadcast, ({ actor, params }) => service.cancelBroadcast(deps, actor, params.id));
}
