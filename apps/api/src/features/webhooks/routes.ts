import * as contract from '@bandeja/domain/webhooks/contract';
import * as service from '#features/webhooks/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';

export function webhookRoutes(bind: Bind, deps: Deps): void {
  bind(contract.listWebhooks, async ({ actor }) => service.webhooksOf(deps, actor));
  bind(contract.createWebhook, async ({ actor, body }) => service.createWebhook(deps, actor, body));
  bind(contract.deleteWebhook, async ({ actor, params }) => service.deleteWebhook(deps, actor, params.id));
  bind(contract.testWebhook, async ({ actor, params }) => service.testWebhook(deps, actor, params.id));
}
