import { readAnswer } from '@bandeja/domain/onboarding/contract';
import { exportAccounts, getMe, listAccounts, putEarlyAccess } from '@bandeja/domain/profile/contract';
import { hearAnswer } from '@bandeja/reader/understand/heard';
import * as admin from '#features/profile/admin.queries.ts';
import { exportAccounts as exportCsv } from '#features/profile/export.service.ts';
import { loadUser, saveEarlyAccess } from '#features/profile/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';

/** The calls that change the profile also change the week: `features/schedule` binds them (`health.service.ts`). */
export function profileRoutes(bind: Bind, deps: Deps): void {
  bind(getMe, async ({ actor }) => loadUser(deps, actor.userId));
  bind(putEarlyAccess, ({ actor, body }) => saveEarlyAccess(deps, actor, body));
  bind(readAnswer, async ({ body }) => hearAnswer(body.text, body.isAboutInjuries, deps.now().toISOString()));
  bind(exportAccounts, async ({ actor, query, reply }) => {
    const { filename, csv } = await exportCsv(deps, actor, query);
    reply.type(exportAccounts.media).header('content-disposition', `attachment; filename="${filename}"`);
    // Fastify sends a stream unchanged: the contract's text, without holding it in memory
    return csv as unknown as string;
  });
  bind(listAccounts, async ({ query }) => admin.listAccounts(deps.db, query, deps.now()));
}
