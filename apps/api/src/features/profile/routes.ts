import { getMe, putProfile } from '@bandeja/domain/profile/contract';
import { type InjuriesChanged, loadUser, saveProfile } from '#features/profile/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';

export function profileRoutes(bind: Bind, deps: Deps, injuriesChanged: InjuriesChanged): void {
  bind(getMe, async ({ actor }) => loadUser(deps, actor.userId));
  bind(putProfile, async ({ actor, body }) => saveProfile(deps, actor, body, injuriesChanged));
}
