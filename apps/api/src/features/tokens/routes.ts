import * as contract from '@bandeja/domain/tokens/contract';
import { allowProgram, programAsking } from '#features/tokens/oauth.service.ts';
import * as service from '#features/tokens/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';

export function tokenRoutes(bind: Bind, deps: Deps): void {
  bind(contract.listTokens, async ({ actor }) => service.tokensOf(deps, actor));
  bind(contract.createToken, async ({ actor, body }) => service.createToken(deps, actor, body));
  bind(contract.revokeToken, async ({ actor, params }) => service.revokeToken(deps, actor, params.id));
  bind(contract.getProgram, async ({ query }) => programAsking(deps, query));
  bind(contract.allowProgram, async ({ actor, body }) => allowProgram(deps, actor, body));
  bind(contract.putTokenConsents, async ({ actor, body }) => service.saveConsents(deps, actor, body));
}
