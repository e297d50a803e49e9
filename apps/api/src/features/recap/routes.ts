import { getRecap } from '@bandeja/domain/recap/contract';
import { recapOf } from '#features/recap/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';

export function recapRoutes(bind: Bind, deps: Deps): void {
  bind(getRecap, async ({ actor }) => recapOf(deps, actor));
}
