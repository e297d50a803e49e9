import { getOverview, getStatus, listAudit, retryMail } from '@bandeja/domain/admin/contract';
import { overviewOf } from '#features/admin/overview.service.ts';
import * as service from '#features/admin/service.ts';
import { listAuditEntries } from '#kit/audit-log.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';

export function adminRoutes(bind: Bind, deps: Deps): void {
  bind(getStatus, () => service.statusOf(deps));
  bind(getOverview, () => overviewOf(deps));
  bind(listAudit, ({ query }) => listAuditEntries(deps.db, query));
  bind(retryMail, ({ actor, params }) => service.retryMail(deps, actor, params.id));
}
