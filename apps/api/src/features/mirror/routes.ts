import * as contract from '@bandeja/domain/mirror/contract';
import * as service from '#features/mirror/service.ts';
import * as strokes from '#features/mirror/strokes.service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';

export function mirrorRoutes(bind: Bind, deps: Deps): void {
  bind(contract.getChecks, async ({ actor }) => service.checksOf(deps, actor));
  bind(contract.allowChecks, async ({ actor }) => service.allowChecks(deps, actor));
  bind(contract.putChecks, async ({ actor, body }) => service.storeChecks(deps, actor, body.checks));
  bind(contract.eraseChecks, async ({ actor }) => service.eraseChecks(deps, actor));
  bind(contract.getFilmedStrokes, async ({ actor }) => strokes.strokesOf(deps, actor));
  bind(contract.allowFilmedStrokes, async ({ actor }) => strokes.allowStrokes(deps, actor));
  bind(contract.putFilmedStroke, async ({ actor, body }) => strokes.storeStroke(deps, actor, body));
  bind(contract.deleteFilmedStroke, async ({ actor, params }) => strokes.deleteStroke(deps, actor, params.id));
  bind(contract.eraseFilmedStrokes, async ({ actor }) => strokes.eraseStrokes(deps, actor));
}
