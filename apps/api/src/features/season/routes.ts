import * as contract from '@bandeja/domain/season/contract';
import {
  beginTemplate,
  deleteGoal,
  previewGoal,
  removeTemplate,
  saveBlocks,
  saveGoal,
  seasonOf,
  storeTemplate,
} from '#features/season/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';

export function seasonRoutes(bind: Bind, deps: Deps): void {
  bind(contract.getSeason, async ({ actor }) => seasonOf(deps, actor));
  bind(contract.putGoal, async ({ actor, params, body }) => saveGoal(deps, actor, params.id, body));
  bind(contract.previewGoal, async ({ actor, body }) => previewGoal(deps, actor, body));
  bind(contract.deleteGoal, async ({ actor, params }) => deleteGoal(deps, actor, params.id));
  bind(contract.putBlocks, async ({ actor, body }) => saveBlocks(deps, actor, body));
  bind(contract.saveTemplate, async ({ actor, params, body }) => storeTemplate(deps, actor, params.id, body));
  bind(contract.applyTemplate, async ({ actor, params, body }) => beginTemplate(deps, actor, params.id, body));
  bind(contract.deleteTemplate, async ({ actor, params }) => removeTemplate(deps, actor, params.id));
}
