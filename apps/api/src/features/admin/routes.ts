import { getStatus } from '@bandeja/domain/admin/contract';
import { statusOf } from '#features/admin/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';

export function adminRoutes(bind: Bind, deps: Deps): void {
  bind(getStatus, () => statusOf(deps));
}
