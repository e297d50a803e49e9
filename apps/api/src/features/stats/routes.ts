import { getPerformance, getStats } from '@bandeja/domain/stats/contract';
import { loadUser } from '#features/profile/service.ts';
import { performanceOf, statsOf } from '#features/stats/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';

export function statsRoutes(bind: Bind, deps: Deps): void {
  bind(getStats, async ({ actor }) => statsOf(deps, actor));
  bind(getPerformance, async ({ actor }) => {
    const { subscription } = await loadUser(deps, actor.userId);
    return performanceOf(deps, actor, subscription);
  });
}
