import * as contract from '@bandeja/domain/strava/contract';
import * as service from '#features/strava/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';

export function stravaRoutes(bind: Bind, deps: Deps): void {
  bind(contract.getStrava, async ({ actor }) => service.stravaOf(deps, actor));
  bind(contract.connectStrava, async ({ actor }) => service.beginConnection(deps, actor));
  bind(contract.confirmStrava, async ({ actor, body }) => service.endConnection(deps, actor, body));
  bind(contract.disconnectStrava, async ({ actor }) => service.disconnect(deps, actor));
  bind(contract.sendToStrava, async ({ actor, params, body }) => service.sendSession(deps, actor, params.id, body));
}
