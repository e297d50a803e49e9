import { readAnswer } from '@bandeja/domain/onboarding/contract';
import { getMe, listAccounts } from '@bandeja/domain/profile/contract';
import { hearAnswer } from '@bandeja/reader/understand/heard';
import * as admin from '#features/profile/admin.queries.ts';
import { loadUser } from '#features/profile/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';

/** The calls that change the profile also change the week: `features/schedule` binds them (`health.service.ts`). */
export function profileRoutes(bind: Bind, deps: Deps): void {
  bind(getMe, async ({ actor }) => loadUser(deps, actor.userId));
  bind(readAnswer, async ({ body }) => hearAnswer(body.text, body.isAboutInjuries, deps.now().toISOString()));
  bind(listAccounts, async ({ query }) => admin.listAccounts(deps.db, query, deps.now()));
}
