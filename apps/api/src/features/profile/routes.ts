import { confirmRedFlag, getMe, listAccounts, putProfile, withdrawRedFlag } from '@bandeja/domain/profile/contract';
import * as admin from '#features/profile/admin.queries.ts';
import * as service from '#features/profile/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';

export function profileRoutes(bind: Bind, deps: Deps, followers: service.HealthFollowers): void {
  bind(getMe, async ({ actor }) => service.loadUser(deps, actor.userId));
  bind(putProfile, async ({ actor, body }) => service.saveProfile(deps, actor, body, followers));
  bind(confirmRedFlag, async ({ actor, body }) => service.confirmRedFlag(deps, actor, body.words, followers));
  bind(withdrawRedFlag, async ({ actor }) => service.withdrawRedFlag(deps, actor, followers));

  bind(listAccounts, async ({ query, request, reply }) => {
    const accounts = await admin.listAccounts(deps.db, query, deps.now());
    const last = accounts.at(-1);
    if (last && accounts.length === query.limit) {
      const next = new URLSearchParams({ ...(request.query as Record<string, string>), before: last._id });
      reply.header('link', `</api${listAccounts.path}?${next}>; rel="next"`);
    }
    return accounts;
  });
}
