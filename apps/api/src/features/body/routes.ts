import * as contract from '@bandeja/domain/body/contract';
import * as service from '#features/body/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';

export function bodyRoutes(bind: Bind, deps: Deps): void {
  bind(contract.getBody, async ({ actor }) => service.bodyOf(deps, actor));
  bind(contract.reportDiscomfort, async ({ actor, body }) => service.reportDiscomfort(deps, actor, body));
  bind(contract.removeDiscomfort, async ({ actor, params }) => service.removeDiscomfort(deps, actor, params.id));
  bind(contract.eraseDiscomforts, async ({ actor }) => service.eraseDiscomforts(deps, actor));
  bind(contract.recordWeight, async ({ actor, body }) => service.recordWeight(deps, actor, body));
  bind(contract.eraseWeights, async ({ actor, query }) => service.eraseWeights(deps, actor, query.date));
}
