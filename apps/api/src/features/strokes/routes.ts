import * as contract from '@bandeja/domain/strokes/contract';
import * as service from '#features/strokes/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';

export function strokeRoutes(bind: Bind, deps: Deps): void {
  bind(contract.getStrokes, async ({ actor }) => service.strokesOf(deps, actor));
  bind(contract.rateStrokes, async ({ actor, body }) => service.rateStrokes(deps, actor, body.levels));
  bind(contract.skipStrokes, async ({ actor }) => service.skipReminder(deps, actor));
}
