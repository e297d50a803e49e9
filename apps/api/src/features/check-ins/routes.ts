import * as contract from '@bandeja/domain/check-ins/contract';
import * as service from '#features/check-ins/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';

export function checkInRoutes(bind: Bind, deps: Deps): void {
  bind(contract.getCheckIns, async ({ actor }) => service.ownCheckIns(deps, actor));
  bind(contract.putCheckIn, async ({ actor, body }) => service.sendCheckIn(deps, actor, body));
  bind(contract.getCoachedCheckIns, async ({ actor, params }) => service.coachedCheckIns(deps, actor, params.id));
  bind(contract.putQuestions, async ({ actor, params, body }) =>
    service.chooseQuestions(deps, actor, params.id, body.questions),
  );
}
