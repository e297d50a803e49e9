import { getStatus, retryMail } from '@bandeja/domain/admin/contract';
import * as service from '#features/admin/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';

export function adminRoutes(bind: Bind, deps: Deps): void {
  bind(getStatus, () => service.statusOf(deps));
  bind(retryMail, ({ actor, params }) => service.retryMail(deps, actor, params.id));
}
