import * as contract from '@bandeja/domain/tools/contract';
import * as service from '#features/tools/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';

export function toolRoutes(bind: Bind, deps: Deps): void {
  bind(contract.listTools, async ({ actor }) => service.describeTools(actor));
  bind(contract.callTool, async ({ actor, params, body }) => service.callTool(deps, actor, params.name, body.input));
  bind(contract.listProposals, async ({ actor }) => service.proposalsFor(deps, actor));
}
