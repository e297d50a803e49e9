import { generateRoutine as contract } from '@bandeja/domain/generator/contract';
import { generateRoutine } from '#features/generator/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';
import { callerGone } from '#kit/request.ts';

export function generatorRoutes(bind: Bind, deps: Deps): void {
  bind(contract, async ({ actor, body, reply }) => generateRoutine(deps, actor, body, callerGone(reply)));
}
